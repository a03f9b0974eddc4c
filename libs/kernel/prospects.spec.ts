import { describe, expect, it } from '@jest/globals';
import { useOfMana, type Prospect } from './prospects.js';

const costing = (...costs: readonly number[]): readonly Prospect[] =>
  costs.map((cost) => ({ cost, from: 0 }));

describe('the use that cards make of mana to come', () => {
  it('is the same in whatever order they are held', () => {
    expect(useOfMana(costing(1, 4, 3), [3, 4, 5])).toBe(useOfMana(costing(3, 1, 4), [3, 4, 5]));
  });

  it('is more for cards that leave less mana over', () => {
    expect(useOfMana(costing(3, 4), [3, 4])).toBeGreaterThan(useOfMana(costing(1, 2), [3, 4]));
    expect(useOfMana(costing(2, 1, 4), [3, 4])).toBeGreaterThan(useOfMana(costing(2, 2, 4), [3, 4]));
  });

  it('is nothing for a card that no turn has mana for, and little for a free one', () => {
    expect(useOfMana(costing(8), [3, 4])).toBe(0);
    expect(useOfMana(costing(0), [3, 4])).toBe(1);
  });

  it('is less for what can only be paid later', () => {
    const [now, later] = [0, 1].map((from) => useOfMana([{ cost: 3, from }], [3, 4]));
    expect(now).toBeGreaterThan(later ?? 0);
    expect(useOfMana([{ cost: 3, from: 2 }], [3, 4])).toBe(0);
  });
});
