import { describe, expect, it } from '@jest/globals';
import type { CardDefinition, Selector } from '#altered/abilities';
import { character, passive, permanent, tableOf4, type Statement } from '#altered/testing';

const says = (...passives: readonly Statement[]) => passives.map(passive);

/** Returns the costs of playing a Character to each of its player's expeditions. */
function costs(own: readonly Statement[], laws: readonly Statement[] = [], handCost = 4): readonly unknown[] {
  const table = tableOf4({
    mana: 9,
    hand: [character('Kite', ...says(...own), { handCost })],
    landmark: laws.map((law, index) => permanent(`Law ${index}`, ...says(law))),
    companion: [character('Owl')],
  });
  return (table.state.pending?.options ?? []).flatMap(({ about }) =>
    about === undefined ? [] : [(about as { readonly cost: number }).cost],
  );
}

describe('what changes a cost', () => {
  it('2.2.6.a, 5.1.2.e a card that says so of itself and of an Expedition has both', () => {
    const cheap = 'I cost {2} less.';
    const crowded = 'I cost {1} less to play in an Expedition with no Characters.';
    expect([costs([cheap]), costs([crowded]), costs([cheap, crowded])]).toEqual([
      [2, 2],
      [3, 4],
      [1, 2],
    ]);
  });

  it('2.2.7.a what it cannot fall below adds nothing to a cost above that', () => {
    const least: Statement = { kind: 'cost', who: 'each-player', of: {}, atLeast: 3 };
    expect([costs([], [least], 4), costs([], [least], 2)]).toEqual([
      [4, 4],
      [3, 3],
    ]);
  });

  it('2.2.6.a, 1.1.6.a what is taken off leads to nothing at last, and no further', () => {
    const cheap = (add: number): Statement => ({ kind: 'cost', who: 'you', of: 'me', add });
    expect([costs([cheap(-4)]), costs([cheap(-9)])]).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });
});

/**
 * Returns the first cost offered for a card while a permanent with an ability is in play. Undefined if the card cannot
 * be played.
 */
const costOf = (
  card: CardDefinition,
  law: Statement,
  whose: 0 | 1 = 0,
  zone: 'hand' | 'reserve' = 'hand',
) => {
  const laws = { landmark: [permanent('Law', ...says(law))] };
  const table = tableOf4(
    { mana: 9, [zone]: [card], at: { hero: 1, companion: 6 }, ...(whose === 0 && laws) },
    whose === 1 ? laws : {},
    { regions: [['forest'], ['mountain'], ['mountain'], ['mountain'], ['mountain'], ['water']] },
  );
  const [first] = table.state.pending?.options ?? [];
  return (first?.about as { readonly cost: number } | undefined)?.cost;
};

describe('costs of what is played somewhere', () => {
  const inForest = (like: Selector = {}): Statement => ({
    kind: 'cost',
    who: 'you',
    of: { inTerrain: 'forest', ...like },
    add: -1,
  });
  const kite = character('Kite', { handCost: 4, subtypes: ['bird'] });

  it('2.2.6.a what is played nowhere is not played there, and what is described otherwise not either', () => {
    expect(costOf(kite, inForest())).toBe(3);
    expect(costOf(kite, inForest({ subtype: 'robot' }))).toBe(4);
    expect(costOf(permanent('Hut', { handCost: 4 }), inForest())).toBe(4);
  });

  it('7.4.4.b, 7.4.4.f what is Gigantic is played to both: one of them is enough', () => {
    const roc = character('Roc', 'Gigantic.', { handCost: 4 });
    const inMine = 'Cards in your Companion Expedition you play cost {1} less.';
    expect([costOf(roc, inForest()), costOf(roc, inMine), costOf(kite, inMine)]).toEqual([3, 3, 4]);
  });

  it('2.2.6.a of several Expeditions that are meant, the one that it is played to', () => {
    const inYours = 'Cards in your Expeditions you play cost {1} less.';
    expect(costOf(kite, inYours)).toBe(3);
  });
});

describe('a card that may be played for less', () => {
  const kite = character('Kite', { handCost: 4, reserveCost: 4 });
  const may = (more: Partial<Extract<Statement, { kind: 'may-play' }>>): Statement => ({
    kind: 'may-play',
    what: { type: 'character' },
    less: 1,
    ...more,
  });

  it('1.4.2.a for the player who may, while they may, from where they may', () => {
    expect([
      costOf(kite, 'You may play Characters for {1} less.'),
      costOf(kite, 'You may play Characters for {1} less.', 1),
    ]).toEqual([3, 4]);
    expect(costOf(kite, `If there's a "Nobody", you may play Characters for {1} less.`)).toBe(4);
    const fromReserve = 'You may play Characters from a Reserve for {1} less.';
    expect([costOf(kite, fromReserve), costOf(kite, fromReserve, 0, 'reserve')]).toEqual([4, 3]);
  });

  it('2.2.9.b if its Base Cost is so', () => {
    const base = (than: number) => costOf(kite, may({ baseCost: { is: 'at-most', than } }));
    expect([base(3), base(4)]).toEqual([4, 3]);
  });
});

describe('a card that may be played for another cost', () => {
  const instead = (mana: number) =>
    character('Kite', ...says({ kind: 'optional-cost', of: 'me', pay: { mana: 0 }, instead: mana }), {
      handCost: 4,
    });
  const dearer = 'Cards you play cost {1} more.';

  it('7.3.23.a, 5.1.2.e for nothing whatever else costs more, for something what costs more is added', () => {
    expect([0, 1, 9].map((mana) => costOf(instead(mana), dearer))).toEqual([0, 2, 5]);
  });
});
