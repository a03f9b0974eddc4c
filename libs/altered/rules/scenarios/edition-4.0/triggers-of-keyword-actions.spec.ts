import { describe, expect, it } from '@jest/globals';
import type { Step, Trigger } from '#altered/abilities';
import { character, gainCounters, permanent, reaction, step, tableOf4, trick, type Table } from '#testing';

type KeywordTrigger = Extract<Trigger, { kind: 'keyword-action' }>;
const all = { all: { type: 'character', zone: 'expedition' } } as const;

/** Reactions resolve one after the other. */
function settled(table: Table): Table {
  const [first] = table.options();
  return first?.startsWith('reaction') ? settled(table.choose(first)) : table;
}

/** How often a permanent hears what a spell does to two Characters with a boost each, one of them of each player. */
function heard(trigger: Omit<KeywordTrigger, 'kind'>, done: Step, listener: 0 | 1 = 0): number {
  const watcher = permanent('Watcher', {
    abilities: [reaction({ kind: 'keyword-action', ...trigger }, gainCounters('seen'))],
  });
  const boosted = (name: string) => ({ card: character(name), counters: { boost: 1 } });
  const table = tableOf4({
    seats: [
      {
        hand: [trick(step(done))],
        mana: 1,
        hero: [boosted('Kite')],
        ...(listener === 0 && { landmark: [watcher] }),
      },
      { hero: [boosted('Owl')], ...(listener === 1 && { landmark: [watcher] }) },
    ],
  }).choose('play Trick');
  return settled(table).counter('Watcher', 'seen');
}

describe('keyword actions as triggers', () => {
  it('7.3.4.a every object that you Augment is heard', () => {
    const augment: Step = { kind: 'augment', what: all };
    expect(heard({ action: 'augment', what: {}, by: 'you' }, augment)).toBe(2);
    expect(heard({ action: 'augment', what: { controller: 'you' } }, augment)).toBe(1);
    expect(heard({ action: 'augment', what: { type: 'permanent' } }, augment)).toBe(0);
  });

  it('6.3.f what one event does to several objects is heard once, if so it says', () => {
    const swap: Step = { kind: 'switch-expeditions', what: all };
    expect(heard({ action: 'switch-expeditions', what: {}, by: 'you', oneOrMore: true }, swap)).toBe(1);
    expect(heard({ action: 'switch-expeditions', what: {}, by: 'you' }, swap)).toBe(2);
  });

  it('7.3.4.a who Augments is who is heard', () => {
    const augment: Step = { kind: 'augment', what: all };
    expect(heard({ action: 'augment', what: {}, by: 'you' }, augment, 1)).toBe(0);
    expect(heard({ action: 'augment', what: {}, by: 'opponent' }, augment, 1)).toBe(2);
  });

  it('7.3.4.a whichever of several counters is chosen, it is Augmented', () => {
    const watcher = permanent('Watcher', {
      abilities: [
        reaction({ kind: 'keyword-action', action: 'augment', what: {}, by: 'you' }, gainCounters('seen')),
      ],
    });
    const kite = { card: character('Kite'), counters: { boost: 1, Trial: 1 } };
    const table = tableOf4({
      seats: [
        {
          hand: [trick(step({ kind: 'augment', what: { all: { name: 'Kite' } } }))],
          mana: 1,
          hero: [kite],
          landmark: [watcher],
        },
        {},
      ],
    }).choose('play Trick');
    const [first = ''] = table.options();
    expect(settled(table.choose(first)).counter('Watcher', 'seen')).toBe(1);
  });

  it('7.3.4.a boosts that are gained in another way are not', () => {
    const gain: Step = { kind: 'counters', change: 'gain', name: 'boost', count: 1, what: all };
    expect(heard({ action: 'augment', what: {}, by: 'you' }, gain)).toBe(0);
  });

  it('7.3.6.a an object that Defects does not switch Expeditions, nor the other way round', () => {
    const defect: Step = { kind: 'defect', what: all };
    const swap: Step = { kind: 'switch-expeditions', what: all };
    expect(heard({ action: 'defect', what: {} }, defect)).toBe(2);
    expect(heard({ action: 'switch-expeditions', what: {} }, defect)).toBe(0);
    expect(heard({ action: 'switch-expeditions', what: {} }, swap)).toBe(2);
    expect(heard({ action: 'defect', what: {} }, swap)).toBe(0);
  });

  it('1.4.2.a a Feat is completed once', () => {
    const feat = (name: string) =>
      permanent(name, {
        subtypes: ['landmark', 'feat'],
        abilities: [
          reaction({ kind: 'phase', phase: 'noon' }, step({ kind: 'complete', what: 'me' })),
          reaction({ kind: 'keyword-action', action: 'complete', what: 'me' }, gainCounters('seen')),
        ],
      });
    const done = (completed: number) =>
      settled(
        tableOf4({
          seats: [{ landmark: [{ card: feat('Feat'), counters: { completed } }, feat('Other')] }, {}],
          from: 'noon',
        }),
      );
    const seen = (completed: number) =>
      ['Feat', 'Other'].map((name) => done(completed).counter(name, 'seen'));
    expect(seen(0)).toEqual([1, 1]);
    expect(seen(1)).toEqual([0, 1]);
  });
});

describe('Sabotage as a trigger', () => {
  const watcher = (what: KeywordTrigger['what']) =>
    permanent('Watcher', {
      abilities: [
        reaction({ kind: 'keyword-action', action: 'sabotage', what, by: 'you' }, gainCounters('seen')),
      ],
    });
  const sabotage = trick(step({ kind: 'sabotage', target: 0 }), [
    { kind: 'object', like: { zone: 'reserve' }, upTo: true },
  ]);
  const after = (what: KeywordTrigger['what'], ...target: readonly string[]) => {
    const table = tableOf4({
      seats: [{ hand: [sabotage], mana: 1, landmark: [watcher(what)] }, { reserve: [character('Wren')] }],
    });
    return table
      .choose('play Trick')
      .choose(...target)
      .counter('Watcher', 'seen');
  };

  it('7.3.30.a a card that you Sabotage is heard as it was in Reserve', () => {
    expect(after({}, 'Wren')).toBe(1);
    expect(after({ type: 'character', zone: 'reserve', owner: 'opponent' }, 'Wren')).toBe(1);
    expect(after({ type: 'spell' }, 'Wren')).toBe(0);
    expect(after({ zone: 'reserve', owner: 'you' }, 'Wren')).toBe(0);
  });

  it('7.3.30.a up to one target: where there is none, nothing is Sabotaged', () => {
    expect(after({})).toBe(0);
  });
});
