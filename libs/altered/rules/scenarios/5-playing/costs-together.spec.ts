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

describe('combining cost changes', () => {
  it('2.2.6.a, 5.1.2.e cost changes for the card and for its Expedition are added together', () => {
    const cheap = 'I cost {2} less.';
    const crowded = 'I cost {1} less to play in an Expedition with no Characters.';
    expect([costs([cheap]), costs([crowded]), costs([cheap, crowded])]).toEqual([
      [2, 2],
      [3, 4],
      [1, 2],
    ]);
  });

  it('2.2.7.a a minimum cost does not change a higher cost', () => {
    const least: Statement = { kind: 'cost', who: 'each-player', of: {}, atLeast: 3 };
    expect([costs([], [least], 4), costs([], [least], 2)]).toEqual([
      [4, 4],
      [3, 3],
    ]);
  });

  it('2.2.6.a, 1.1.6.a cost reductions cannot reduce a cost below zero', () => {
    const cheap = (add: number): Statement => ({ kind: 'cost', who: 'you', of: 'me', add });
    expect([costs([cheap(-4)]), costs([cheap(-9)])]).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });
});

/**
 * Returns the cost of the first option to play a card while a permanent with an ability is in play. Undefined if the
 * card cannot be played.
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

describe('costs that depend on where a card is played', () => {
  const inForest = (like: Selector = {}): Statement => ({
    kind: 'cost',
    who: 'you',
    of: { inTerrain: 'forest', ...like },
    add: -1,
  });
  const kite = character('Kite', { handCost: 4, subtypes: ['bird'] });

  it('2.2.6.a a cost change for a region ignores Permanents, and cards it does not describe', () => {
    expect(costOf(kite, inForest())).toBe(3);
    expect(costOf(kite, inForest({ subtype: 'robot' }))).toBe(4);
    expect(costOf(permanent('Hut', { handCost: 4 }), inForest())).toBe(4);
  });

  it('7.4.4.b, 7.4.4.f a Gigantic Character is played in both Expeditions, so a cost change for either applies', () => {
    const roc = character('Roc', 'Gigantic.', { handCost: 4 });
    const inMine = 'Cards in your Companion Expedition you play cost {1} less.';
    expect([costOf(roc, inForest()), costOf(roc, inMine), costOf(kite, inMine)]).toEqual([3, 3, 4]);
  });

  it('2.2.6.a a cost change for several Expeditions applies to a card played in any of them', () => {
    const inYours = 'Cards in your Expeditions you play cost {1} less.';
    expect(costOf(kite, inYours)).toBe(3);
  });
});

describe('a card that can be played for less', () => {
  const kite = character('Kite', { handCost: 4, reserveCost: 4 });
  const may = (more: Partial<Extract<Statement, { kind: 'may-play' }>>): Statement => ({
    kind: 'may-play',
    what: { type: 'character' },
    less: 1,
    ...more,
  });

  it('1.4.2.a a lower cost applies only to the permitted player and zone, and while its condition is true', () => {
    expect([
      costOf(kite, 'You may play Characters for {1} less.'),
      costOf(kite, 'You may play Characters for {1} less.', 1),
    ]).toEqual([3, 4]);
    expect(costOf(kite, `If there's a "Nobody", you may play Characters for {1} less.`)).toBe(4);
    const fromReserve = 'You may play Characters from a Reserve for {1} less.';
    expect([costOf(kite, fromReserve), costOf(kite, fromReserve, 0, 'reserve')]).toEqual([4, 3]);
  });

  it("2.2.9.b a lower cost limited by Base Cost applies only if the card's Base Cost is low enough", () => {
    const base = (than: number) => costOf(kite, may({ baseCost: { is: 'at-most', than } }));
    expect([base(3), base(4)]).toEqual([4, 3]);
  });
});

describe('a card that can be played for another cost', () => {
  const instead = (mana: number) =>
    character('Kite', ...says({ kind: 'optional-cost', of: 'me', pay: { mana: 0 }, instead: mana }), {
      handCost: 4,
    });
  const dearer = 'Cards you play cost {1} more.';

  it('7.3.23.a, 5.1.2.e an alternative cost of zero ignores cost increases, and any other alternative cost includes them', () => {
    expect([0, 1, 9].map((mana) => costOf(instead(mana), dearer))).toEqual([0, 2, 5]);
  });
});
