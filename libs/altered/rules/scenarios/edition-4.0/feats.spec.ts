import { describe, expect, it } from '@jest/globals';
import type { Ability } from '#altered/abilities';
import { character, effect, gainCounters, permanent, reaction, spell, step, tableOf4 } from '#testing';

const atNoon = reaction({ kind: 'phase', phase: 'noon' }, step({ kind: 'complete', what: 'me' }));
const feat = (...completed: readonly Ability[]) =>
  permanent('Feat', {
    subtypes: ['landmark', 'feat'],
    abilities: [atNoon, ...completed.map((ability): Ability => ({ kind: 'completed', ability }))],
  });
const atDusk = reaction({ kind: 'phase', phase: 'dusk' }, gainCounters('seen'));

describe('Feats', () => {
  it('1.4.2.a a Feat is completed by its own text, once', () => {
    const found = tableOf4({ seats: [{ landmark: [feat()] }, {}], from: 'noon' });
    expect(found.did('complete')).toEqual(['complete | Feat: +1 completed = 1']);
    const again = tableOf4({
      seats: [{ landmark: [{ card: feat(), counters: { completed: 1 } }] }, {}],
      from: 'noon',
    });
    expect(again.verbs()).not.toContain('complete');
  });

  it('2.2.12.g what stands in its completed box works once it is completed', () => {
    const found = (from: 'noon' | 'dusk') => {
      const one = tableOf4({ seats: [{ landmark: [feat(atDusk)] }, {}], from });
      if (from === 'noon') one.choose('pass').choose('pass');
      return one.counter('Feat', 'seen');
    };
    expect([found('noon'), found('dusk')]).toEqual([1, 0]);
  });

  it('2.2.12.g a passive ability of that box too', () => {
    const tax: Ability = {
      kind: 'passive',
      passive: { kind: 'cost', who: 'you', of: { type: 'character' }, add: -1 },
    };
    const cost = (counters: Readonly<Record<string, number>>): unknown =>
      tableOf4({
        seats: [{ landmark: [{ card: feat(tax), counters }], hand: [character('Kite')], mana: 1 }, {}],
      }).state.pending?.options[0]?.about;
    expect(cost({})).toMatchObject({ cost: 1 });
    expect(cost({ completed: 1 })).toMatchObject({ cost: 0 });
  });

  it('7.3.4.a its mark is no counter: it is not augmented', () => {
    const augment = spell('Augment', {
      abilities: [
        effect(step({ kind: 'augment', what: { target: 0 } }), [
          { kind: 'object', like: { type: 'permanent' } },
        ]),
      ],
    });
    const found = tableOf4({
      seats: [{ hand: [augment], mana: 1, landmark: [{ card: feat(), counters: { completed: 1 } }] }, {}],
    }).choose('play Augment');
    expect(found.counter('Feat', 'completed')).toBe(1);
  });

  it('2.5.f its mark is no counter: it is not taken; and none that is not named', () => {
    const left = (name?: string): unknown => {
      const take = spell('Take', {
        abilities: [
          effect(
            step({
              kind: 'take-counters',
              from: { all: { type: 'permanent' } },
              count: 'all',
              ...(name !== undefined && { name }),
            }),
          ),
        ],
      });
      const marked = { card: feat(), counters: { completed: 1, kelon: 2, boost: 1 } };
      return tableOf4({ seats: [{ hand: [take], mana: 1, landmark: [marked] }, {}] })
        .choose('play Take')
        .stay('Feat').counters;
    };
    expect(left()).toEqual({ completed: 1 });
    expect(left('kelon')).toEqual({ completed: 1, boost: 1 });
  });

  it('6.1.e a description may ask for completed Feats', () => {
    const count = spell('Count', {
      abilities: [
        effect(
          step({ kind: 'draw', count: { count: { type: 'permanent', completed: true, controller: 'you' } } }),
        ),
      ],
    });
    const found = tableOf4({
      seats: [
        {
          hand: [count],
          mana: 1,
          landmark: [{ card: feat(), counters: { completed: 1 } }, permanent('Hut')],
        },
        {},
      ],
    }).choose('play Count');
    expect(found.names('hand', 0)).toHaveLength(1);
  });
});
