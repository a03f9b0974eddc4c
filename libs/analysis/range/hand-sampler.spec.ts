import { describe, expect, it } from '@jest/globals';
import { randomSource } from '#kernel';
import { chanceOfAny, sampledHand } from './hand-sampler.js';

const cards = [
  { reference: 'A', copies: 3, chance: 0.5 },
  { reference: 'B', copies: 2, chance: 0.2 },
  { reference: 'C', copies: 1, chance: 0.1 },
];
const drawn = (number: number, size = 2): readonly string[] =>
  sampledHand(cards, size, randomSource(`hand ${number}`));

describe('a drawn hand', () => {
  it('has the size of the hand and no more than the available copies, and is the same for a seed', () => {
    for (let number = 0; number < 200; number++) {
      const hand = drawn(number);
      expect(hand).toHaveLength(2);
      expect(hand.filter((reference) => reference === 'C').length).toBeLessThanOrEqual(1);
      expect(drawn(number)).toEqual(hand);
    }
    expect(new Set(Array.from({ length: 50 }, (_, number) => drawn(number).join())).size).toBeGreaterThan(2);
  });

  it("has each card with the card's probability", () => {
    const counts = { A: 0, B: 0, C: 0 };
    const times = 4000;
    for (let number = 0; number < times; number++)
      for (const reference of drawn(number)) counts[reference as 'A' | 'B' | 'C']++;
    expect(counts.A / times).toBeCloseTo(1.5, 1);
    expect(counts.B / times).toBeCloseTo(0.4, 1);
    expect(counts.C / times).toBeCloseTo(0.1, 1);
  });

  it('is complete even if one card is nearly certain', () => {
    const likely = [
      { reference: 'A', copies: 1, chance: 0.95 },
      { reference: 'B', copies: 2, chance: 0.01 },
    ];
    for (let number = 0; number < 50; number++)
      expect([...sampledHand(likely, 2, randomSource(`likely ${number}`))].sort()).toEqual(['A', 'B']);
  });

  it('is empty if no cards are expected or available', () => {
    expect(drawn(0, 0)).toEqual([]);
    expect(sampledHand([], 3, randomSource('none'))).toEqual([]);
  });
});

describe('the chance that a hand holds at least one of some cards', () => {
  it('is that of a draw without replacement if all copies are equally likely', () => {
    const even = cards.map((card) => ({ ...card, chance: 2 / 6 }));
    expect(chanceOfAny(even, 2, ['C'])).toBeCloseTo(1 / 3, 9);
    expect(chanceOfAny(even, 2, ['B', 'C'])).toBeCloseTo(1 - 3 / 15, 9);
    expect(chanceOfAny(even, 2, ['A', 'B', 'C'])).toBeCloseTo(1, 9);
    expect(chanceOfAny(even, 2, [])).toBe(0);
  });

  it('weighs each hand of the size by the chances of its copies', () => {
    const copies = cards.flatMap((card) => Array.from({ length: card.copies }, () => card));
    const weight = (first: number, second: number): number =>
      copies.reduce((all, { chance }, at) => all * (at === first || at === second ? chance : 1 - chance), 1);
    for (const some of [['A'], ['B'], ['A', 'C'], ['B', 'C']]) {
      let [held, all] = [0, 0];
      for (const [first, own] of copies.entries())
        for (const [second, other] of copies.entries()) {
          if (second <= first) continue;
          all += weight(first, second);
          if (some.includes(own.reference) || some.includes(other.reference)) held += weight(first, second);
        }
      expect(chanceOfAny(cards, 2, some)).toBeCloseTo(held / all, 9);
    }
  });

  it('is 1 if a card is certain, even if more copies are certain than the hand can hold', () => {
    const certain = cards.map((card) => ({ ...card, chance: 1 }));
    expect(chanceOfAny(certain, 2, ['C'])).toBe(1);
  });
});
