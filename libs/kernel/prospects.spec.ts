import { describe, expect, it } from '@jest/globals';
import { useOfMana, type Prospect } from './prospects.js';

const costing = (...costs: readonly number[]): readonly Prospect[] =>
  costs.map((cost) => ({ cost, from: 0 }));

describe('the use of future mana for cards', () => {
  it('does not depend on the order of the cards', () => {
    expect(useOfMana(costing(1, 4, 3), [3, 4, 5])).toBe(useOfMana(costing(3, 1, 4), [3, 4, 5]));
  });

  it('is greater if the cards leave less mana unused', () => {
    expect(useOfMana(costing(3, 4), [3, 4])).toBeGreaterThan(useOfMana(costing(1, 2), [3, 4]));
    expect(useOfMana(costing(2, 1, 4), [3, 4])).toBeGreaterThan(useOfMana(costing(2, 2, 4), [3, 4]));
  });

  it("is zero for a card that costs more than any turn's mana, and small for a free card", () => {
    expect(useOfMana(costing(8), [3, 4])).toBe(0);
    expect(useOfMana(costing(0), [3, 4])).toBe(1);
  });

  it('is smaller for cards that can only be paid later', () => {
    const [now, later] = [0, 1].map((from) => useOfMana([{ cost: 3, from }], [3, 4]));
    expect(now).toBeGreaterThan(later ?? 0);
    expect(useOfMana([{ cost: 3, from: 2 }], [3, 4])).toBe(0);
  });
});
