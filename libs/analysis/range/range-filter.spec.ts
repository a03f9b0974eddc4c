import { describe, expect, it } from '@jest/globals';
import { RangeFilter, scorerOf, type Step } from './range-filter.js';

const three = [{ listed: 3 }, { listed: 3 }, { listed: 2 }];
const step = (more: Partial<Step>): Step => ({
  revision: 0,
  moves: [],
  spared: null,
  known: [0, 0, 0],
  unknown: { deck: 8 },
  ...more,
});
const byChance = { from: 'deck', to: 'hand', features: null };
const drawn = step({ moves: [byChance, byChance], unknown: { deck: 6, hand: 2 } });

const sumOf = (filter: RangeFilter, zone: string): number =>
  filter.chances(zone).reduce((sum, chance, at) => sum + chance * (filter.copies[at] ?? 0), 0);

const after = (weights: Record<string, number>, ...steps: readonly Step[]): RangeFilter => {
  const filter = new RangeFilter(three, scorerOf(weights));
  for (const step of steps) filter.take(step);
  return filter;
};

describe('the probability of an unknown card in a zone', () => {
  it('follows from the number of copies after random draws', () => {
    const filter = after({}, drawn);
    for (const chance of filter.chances('hand')) expect(chance).toBeCloseTo(2 / 8, 3);
  });

  it('adds up to the number of cards in each zone, and to 1 for each copy', () => {
    const secret = step({
      moves: [{ from: 'hand', to: 'mana', features: [[['dear', 1]], [], []] }],
      unknown: { deck: 6, hand: 1, mana: 1 },
    });
    const filter = after({ dear: 2 }, drawn, secret);
    expect(sumOf(filter, 'hand')).toBeCloseTo(1, 2);
    expect(sumOf(filter, 'mana')).toBeCloseTo(1, 2);
    for (const [at] of three.entries()) {
      const all = ['deck', 'hand', 'mana'].map((zone) => filter.chances(zone)[at] ?? 0);
      expect(all.reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 6);
    }
    // A card that is put in mana more often is less likely to be in the hand.
    expect(filter.chances('mana')[0]).toBeGreaterThan(filter.chances('mana')[1] ?? 1);
    expect(filter.chances('hand')[0]).toBeLessThan(filter.chances('hand')[1] ?? 0);
  });

  it('falls for a card in hand that a player would have played', () => {
    const passed = step({ spared: [[['good', 1]], [], []], unknown: { deck: 6, hand: 2 } });
    const filter = after({ good: 3 }, drawn, passed);
    expect(filter.chances('hand')[0]).toBeLessThan(0.1);
    expect(filter.chances('hand')[1]).toBeGreaterThan(0.25);
    expect(sumOf(filter, 'hand')).toBeCloseTo(2, 2);
  });

  it('counts no copies that the viewer has seen, until they become unknown again', () => {
    const shown = step({ known: [0, 0, 1], unknown: { deck: 6, hand: 1 } });
    const back = step({ known: [0, 0, 0], unknown: { deck: 7, hand: 1 } });
    expect(after({}, drawn, shown).copies).toEqual([3, 3, 1]);
    const filter = after({}, drawn, shown, back);
    expect(filter.copies).toEqual([3, 3, 2]);
    expect(filter.chances('deck')[2]).toBeGreaterThan(filter.chances('deck')[0] ?? 1);
  });
});
