import { describe, expect, it } from '@jest/globals';
import type { Ability } from '#altered/abilities';
import {
  character,
  effect,
  permanent,
  spell,
  step,
  tableOf4,
  type Line,
  abilitiesSaying,
} from '#altered/testing';
const feat = (...completed: readonly Line[]) =>
  permanent(
    'Feat',
    'At Noon — Complete me.',
    ...completed.flatMap((line) =>
      abilitiesSaying(line, 'permanent').map((ability): Ability => ({ kind: 'completed', ability })),
    ),
    { subtypes: ['landmark', 'feat'] },
  );
const atDusk = 'At Dusk — I gain 1 seen counter.';

describe('Feats', () => {
  it('1.4.2.a a Feat is completed by its own text, and only once', () => {
    const found = tableOf4({ landmark: [feat()] }, {}, { from: 'noon' });
    expect(found.did('complete')).toEqual(['complete | Feat: +1 completed = 1']);
    const again = tableOf4(
      { landmark: [{ card: feat(), counters: { completed: 1 } }] },
      {},
      { from: 'noon' },
    );
    expect(again.verbs()).not.toContain('complete');
  });

  it('2.2.12.g abilities in the completed box function only once the Feat is completed', () => {
    const found = (from: 'noon' | 'dusk') => {
      const table = tableOf4({ landmark: [feat(atDusk)] }, {}, { from });
      if (from === 'noon') table.pass().pass();
      return table.counter('Feat', 'seen');
    };
    expect([found('noon'), found('dusk')]).toEqual([1, 0]);
  });

  it('2.2.12.g a passive ability in the completed box also functions only once completed', () => {
    const tax = 'Characters you play cost {1} less.';
    const cost = (counters: Readonly<Record<string, number>>): unknown =>
      tableOf4({ landmark: [{ card: feat(tax), counters }], hand: [character('Kite')], mana: 1 }).state
        .pending?.options[0]?.about;
    expect(cost({})).toMatchObject({ cost: 1 });
    expect(cost({ completed: 1 })).toMatchObject({ cost: 0 });
  });

  it('7.3.4.a the completed mark is not a counter, so it is not Augmented', () => {
    const augment = spell('Augment', 'Augment target Permanent.');
    const found = tableOf4({
      hand: [augment],
      mana: 1,
      landmark: [{ card: feat(), counters: { completed: 1 } }],
    }).play('Augment');
    expect(found.counter('Feat', 'completed')).toBe(1);
  });

  it('2.5.f removing counters leaves the completed mark, and counters of other names', () => {
    const left = (name?: string): unknown => {
      const take = spell(
        'Take',
        effect(
          step({
            kind: 'take-counters',
            from: { all: { type: 'permanent' } },
            count: 'all',
            ...(name !== undefined && { name }),
          }),
        ),
      );
      const marked = { card: feat(), counters: { completed: 1, kelon: 2, boost: 1 } };
      return tableOf4({ hand: [take], mana: 1, landmark: [marked] })
        .play('Take')
        .stay('Feat').counters;
    };
    expect(left()).toEqual({ completed: 1 });
    expect(left('kelon')).toEqual({ completed: 1, boost: 1 });
  });

  it('6.1.e a description can require completed Feats', () => {
    const count = spell('Count', 'Draw X cards, where X is the number of Completed Permanents you control.');
    const found = tableOf4({
      hand: [count],
      mana: 1,
      landmark: [{ card: feat(), counters: { completed: 1 } }, permanent('Hut')],
    }).play('Count');
    expect(found.names('hand', 0)).toHaveLength(1);
  });
});
