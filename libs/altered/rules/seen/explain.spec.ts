import { describe, expect, it } from '@jest/globals';
import type { Ability } from '#altered/abilities';
import { omniscient, seatViewer, type Explanation, type Locale, type Viewer } from '#record';
import { character, permanent, Table, type Position } from '#altered/testing';
import { altered } from '../module.js';

type Reaction = Extract<Ability, { kind: 'reaction' }>;

const boost = {
  kind: 'step',
  step: { kind: 'counters', change: 'gain', name: 'boost', count: 1, what: 'me' },
} as const;
const watcher = (name: string, trigger: Reaction['trigger'], more: Partial<Reaction> = {}) =>
  permanent(name, { abilities: [{ kind: 'reaction', trigger, effect: boost, ...more }] });

/** Explains the step in which a played card joined its zone. */
function joined(
  table: Table,
  choice: string,
  viewer: Viewer = omniscient,
  locale: Locale = 'en',
): Explanation {
  const known = table.events.length;
  let before = altered.fold.clone(table.state);
  table.choose(choice);
  for (const event of table.events.slice(known)) {
    if (event.kind === 'StepResolved' && event.verb === 'join')
      return altered.tell.explain(before, event, viewer, locale);
    before = altered.fold.evolve(before, event);
  }
  throw new Error('nothing joined');
}

const kite = character('Kite');

const afterPlaying = (watching: ReturnType<typeof permanent>, more: Position['seats'][0] = {}): Explanation =>
  joined(
    new Table({ seats: [{ hand: [kite], landmark: [watching], mana: 1, ...more }, {}] }),
    'play Kite hero',
  );

describe('explanations', () => {
  it('6.3.c name the reaction that an event activated and its emblem', () => {
    const { activated, notActivated } = afterPlaying(
      watcher('Watch', { kind: 'join', what: { type: 'character' } }),
    );
    // The index is 0, because the step contains a single action, in which Kite joins.
    expect(activated).toMatchObject([{ name: 'Watch', action: 0, rule: '6.3.b' }]);
    expect(notActivated).toEqual([]);
  });

  it('6.3.b name the part of a trigger that did not match', () => {
    const trigger = { kind: 'played', what: { type: 'character' }, from: 'reserve' } as const;
    expect(afterPlaying(watcher('Watch', trigger)).notActivated).toMatchObject([
      { name: 'Watch', why: 'trigger', part: 'from', rule: '6.3.b' },
    ]);
  });

  it("6.3.b say that the object did not match the trigger's description", () => {
    const trigger = { kind: 'join', what: { type: 'character', subtype: 'robot' } } as const;
    const [missed] = afterPlaying(watcher('Watch', trigger)).notActivated;
    expect(missed).toMatchObject({ why: 'subject', text: 'Kite is not what its trigger describes.' });
  });

  it('6.3.b contain the numbers that a false condition compared', () => {
    const condition = {
      kind: 'compare',
      left: { cardsIn: 'hand', of: 'you' },
      is: 'at-least',
      right: 3,
    } as const;
    const watching = watcher('Watch', { kind: 'join', what: { type: 'character' } }, { condition });
    expect(afterPlaying(watching).notActivated).toMatchObject([
      { why: 'condition', compared: [{ left: 0, is: 'at-least', right: 3, holds: false }] },
    ]);
  });

  it('hide the numbers of a condition from other players', () => {
    const condition = {
      kind: 'compare',
      left: { cardsIn: 'hand', of: 'you' },
      is: 'at-least',
      right: 3,
    } as const;
    const watching = watcher('Watch', { kind: 'join', what: { type: 'character' } }, { condition });
    const table = () => new Table({ seats: [{ hand: [kite], landmark: [watching], mana: 1 }, {}] });
    expect(joined(table(), 'play Kite hero', seatViewer(0)).notActivated[0]?.compared).toHaveLength(1);
    expect(joined(table(), 'play Kite hero', seatViewer(1)).notActivated).toMatchObject([
      { why: 'condition' },
    ]);
    expect(joined(table(), 'play Kite hero', seatViewer(1)).notActivated[0]?.compared).toBeUndefined();
  });

  it('7.3.1.e name the object that prevents a reaction from activating', () => {
    const council = permanent('Council', {
      abilities: [
        {
          kind: 'passive',
          passive: { kind: 'cannot-activate', of: { type: 'character' }, triggers: ['join'] },
        },
      ],
    });
    const eager = character('Eager', {
      abilities: [{ kind: 'reaction', trigger: { kind: 'join', what: 'me' }, effect: boost }],
    });
    const table = new Table({ seats: [{ hand: [eager], landmark: [council], mana: 1 }, {}] });
    expect(joined(table, 'play Eager hero').notActivated).toMatchObject([
      { name: 'Eager', why: 'forbidden', by: 'Council', rule: '7.3.1.e' },
    ]);
    expect(table.stay('Eager').counters).toEqual({});
  });

  it('6.3.d say that a reaction did not exist before the event', () => {
    const late = character('Late', {
      abilities: [
        { kind: 'reaction', trigger: { kind: 'join', what: { type: 'character' } }, effect: boost },
      ],
    });
    const table = new Table({ seats: [{ hand: [late], mana: 1 }, {}] });
    expect(joined(table, 'play Late hero').notActivated).toMatchObject([
      { name: 'Late', why: 'did-not-exist-yet', rule: '6.3.d' },
    ]);
  });

  it("2.2.10.f say that a reaction does not function in the object's zone", () => {
    const idle = watcher('Idle', { kind: 'join', what: { type: 'character' } });
    const explanation = afterPlaying(permanent('Plain'), { reserve: [idle] });
    expect(explanation.notActivated).toMatchObject([
      { name: 'Idle', why: 'does-not-work-here', rule: '2.2.10.f' },
    ]);
  });

  it.each([
    ['en', 'It does not work in the Reserve.'],
    ['it', 'Non funziona nella Riserva.'],
    ['fr', 'Elle ne fonctionne pas dans la Réserve.'],
  ] as const)('name the zone in "%s"', (locale, text) => {
    const idle = watcher('Idle', { kind: 'join', what: { type: 'character' } });
    const table = new Table({ seats: [{ hand: [kite], reserve: [idle], mana: 1 }, {}] });
    expect(joined(table, 'play Kite hero', omniscient, locale).notActivated).toMatchObject([{ text }]);
  });
});
