import { describe, expect, it } from '@jest/globals';
import { randomSource } from '#kernel';
import { sampledHand } from './hand-sampler.js';

const cards = [
  { reference: 'A', copies: 3, chance: 0.5 },
  { reference: 'B', copies: 2, chance: 0.2 },
  { reference: 'C', copies: 1, chance: 0.1 },
];
const drawn = (number: number, size = 2): readonly string[] =>
  sampledHand(cards, size, randomSource(`hand ${number}`));

describe('a drawn hand', () => {
  it('has as many cards as the hand, none more often than its copies, and is the same for a seed', () => {
    for (let number = 0; number < 200; number++) {
      const hand = drawn(number);
      expect(hand).toHaveLength(2);
      expect(hand.filter((reference) => reference === 'C').length).toBeLessThanOrEqual(1);
      expect(drawn(number)).toEqual(hand);
    }
    expect(new Set(Array.from({ length: 50 }, (_, number) => drawn(number).join())).size).toBeGreaterThan(2);
  });

  it('has each card as often as its chance says', () => {
    const counts = { A: 0, B: 0, C: 0 };
    const times = 4000;
    for (let number = 0; number < times; number++)
      for (const reference of drawn(number)) counts[reference as 'A' | 'B' | 'C']++;
    expect(counts.A / times).toBeCloseTo(1.5, 1);
    expect(counts.B / times).toBeCloseTo(0.4, 1);
    expect(counts.C / times).toBeCloseTo(0.1, 1);
  });

  it('is whole even if one card is nearly certain', () => {
    const likely = [
      { reference: 'A', copies: 1, chance: 0.95 },
      { reference: 'B', copies: 2, chance: 0.01 },
    ];
    for (let number = 0; number < 50; number++)
      expect([...sampledHand(likely, 2, randomSource(`likely ${number}`))].sort()).toEqual(['A', 'B']);
  });

  it('is empty if nothing is expected or needed', () => {
    expect(drawn(0, 0)).toEqual([]);
    expect(sampledHand([], 3, randomSource('none'))).toEqual([]);
  });
});
