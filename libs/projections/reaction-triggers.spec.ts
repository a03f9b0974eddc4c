import { describe, expect, it } from '@jest/globals';
import { character, gainCounters, joins, permanent, reaction, Table, watched } from '#altered/testing';
import { foldedGames } from '#house';
import { omniscient, spectator } from '#record';
import { ReactionFold, reactionsIn, ViewerMask, type ReactionTrigger } from './index.js';

const kite = character('Kite');
const first = permanent('First', {
  text: ['When a Character joins: 1 spark.'],
  abilities: [reaction({ kind: 'join', what: { type: 'character' } }, gainCounters('spark'))],
});
const second = permanent('Second', {
  text: ['When First gains a spark: 1 glow.'],
  abilities: [
    reaction(
      { kind: 'counters', what: { name: 'First' }, name: 'spark', change: 'gain' },
      gainCounters('glow'),
    ),
  ],
});
const chain = (viewer = omniscient, edition: '1.0' | '4.0' = '1.0') =>
  watched(
    new Table({ edition, seats: [{ hand: [kite], landmark: [first, second], mana: 1 }, {}] }),
    [['play Kite hero']],
    viewer,
  );

describe('a reaction that an event creates itself (6.3.h of edition 4.0)', () => {
  const seen = chain(omniscient, '4.0');

  it('contains the event and the action that activated it, with the rule', () => {
    const activated = reactionsIn(seen).map(({ activated: at, rule, depth }) => {
      const event = seen[at.revision]?.event;
      return [event?.kind === 'StepResolved' && event.verb, at.action, rule, depth];
    });
    expect(activated).toEqual([
      ['join', 1, '6.3.h', 1],
      ['counters', 1, '6.3.h', 2],
    ]);
  });
});

describe('a reaction', () => {
  const seen = chain();
  const [outer, inner, ...more] = reactionsIn(seen) as [ReactionTrigger, ReactionTrigger];
  const verbAt = (revision: number | null) => {
    const event = seen[revision ?? -1]?.event;
    return event?.kind === 'StepResolved' ? event.verb : null;
  };

  it('contains the source of the ability, and its line', () => {
    expect(more).toEqual([]);
    expect(outer).toMatchObject({
      seat: 0,
      source: { name: 'First' },
      ability: 0,
      line: 0,
      says: first.text[0],
    });
    expect(inner).toMatchObject({ seat: 0, source: { name: 'Second' }, says: second.text[0] });
  });

  it('contains the event and the atomic action that activated it, with the rule', () => {
    expect(verbAt(outer.activated.revision)).toBe('join');
    expect(outer.activated.action).toBe(1);
    expect(outer.rule).toBe('6.3.b');
    expect(verbAt(inner.activated.revision)).toBe('counters');
  });

  it('contains what it caused, and when it was over', () => {
    expect(outer.caused.map(verbAt)).toEqual(['counters']);
    expect(outer.played).toBe(outer.caused[0]);
    expect(verbAt(outer.over)).toBe('cease');
    expect(outer.how).toBe('resolved');
  });

  it('that was activated by another reaction names it, with the next depth', () => {
    expect(outer).toMatchObject({ parent: null, depth: 1 });
    expect(inner).toMatchObject({ parent: outer.standIn, depth: 2 });
    expect(inner.activated.revision).toBe(outer.caused[0]);
  });

  it('is the same for all viewers, because reactions are open', () => {
    expect(reactionsIn(chain(spectator))).toEqual([outer, inner]);
  });

  it('can be found by card, object, seat, day and the event that activated it', () => {
    const found = (query: Parameters<typeof reactionsIn>[1]) =>
      reactionsIn(seen, query).map(({ source }) => source.name);
    expect(found({ card: 'Second' })).toEqual(['Second']);
    expect(found({ object: outer.source.object ?? -1 })).toEqual(['First']);
    expect(found({ seat: 0, day: 2 })).toEqual(['First', 'Second']);
    expect(found({ seat: 1 })).toEqual([]);
    expect(found({ by: inner.activated.revision })).toEqual(['Second']);
    expect(found({ card: 'Kite' })).toEqual([]);
  });
});

describe('several activations of one ability', () => {
  const two = {
    kind: 'create',
    token: { name: 'Bug', subtypes: [], statistics: { forest: 1, mountain: 1, water: 1 } },
  } as const;
  const smith = character('Smith', {
    abilities: [
      reaction(joins, {
        kind: 'simultaneously',
        steps: [
          { ...two, in: 'your-hero' },
          { ...two, in: 'your-companion' },
        ],
      }),
    ],
  });
  const seen = watched(new Table({ seats: [{ hand: [smith], landmark: [first], mana: 1 }, {}] }), [
    ['play Smith hero'],
    ['reaction emblem of Smith'],
    ['reaction emblem of First'],
    ['reaction emblem of First'],
  ]);

  it('are counted for their day', () => {
    const ofFirst = reactionsIn(seen, { card: 'First' });
    expect(ofFirst.map(({ ordinal }) => ordinal)).toEqual([1, 2, 3]);
    expect(ofFirst.map(({ thatDay }) => thatDay)).toEqual([3, 3, 3]);
  });

  it('that a player puts in order are played when they are chosen, and cause the following events', () => {
    for (const { played, caused, over } of reactionsIn(seen, { card: 'First' }).slice(0, 2)) {
      expect(seen[played ?? -1]?.event.kind).toBe('DecisionMade');
      expect(caused).toHaveLength(1);
      expect(caused[0]).toBeGreaterThan(played ?? Infinity);
      expect(over).toBeGreaterThan(caused[0] ?? Infinity);
    }
  });

  it('in one event each have their own atomic action', () => {
    const [, a, b] = reactionsIn(seen, { card: 'First' });
    expect(a?.activated.revision).toBe(b?.activated.revision);
    expect([a?.activated.action, b?.activated.action]).toEqual([1, 2]);
  });
});

describe.each(foldedGames('reactions'))('reactions in %s', (_name, module, events) => {
  it('are the same event by event as all at once', () => {
    const fold = new ReactionFold();
    const sight = new ViewerMask(module, spectator);
    const seen = events.map((event) => sight.see(event));
    for (const [index, event] of seen.entries()) {
      fold.take(event);
      if (index % 7 === 0 || index === seen.length - 1)
        expect(fold.reactions()).toEqual(reactionsIn(seen.slice(0, index + 1)));
    }
  });

  it('are those that events activated, one each, and are over by the end of the game', () => {
    const activated = events.flatMap(({ event }) =>
      event.kind === 'StepResolved' ? (event.reactions ?? []).map(({ emblem }) => emblem) : [],
    );
    const sight = new ViewerMask(module, omniscient);
    const found = reactionsIn(events.map((event) => sight.see(event)));
    expect(found.map(({ standIn }) => standIn)).toEqual(expect.arrayContaining(activated));
    for (const { over, played, activated, caused } of found) {
      expect(played).toBeGreaterThan(activated.revision);
      expect(over).toBeGreaterThanOrEqual(played ?? Infinity);
      // The last event that a reaction causes can be the event in which it ends, so these revisions can be equal.
      expect(caused.every((revision) => revision > activated.revision && revision <= (over ?? 0))).toBe(true);
    }
  });
});
