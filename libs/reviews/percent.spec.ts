import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { leastPoints, plusMinus, points } from './percent.js';

describe('a standard error in percent', () => {
  it('is never said to be less than it is, and nothing but zero is zero', () => {
    expect(plusMinus(0)).toBe('± 0 %');
    fc.assert(
      fc.property(fc.double({ min: 1e-6, max: 1, noNaN: true }), (error) => {
        const said = Number(/\d+/.exec(plusMinus(error))?.[0]) / 100;
        expect(said).toBeGreaterThanOrEqual(error - 1e-9);
        expect(said).toBeLessThan(error + 0.0101);
      }),
    );
  });

  it('says whole percents as they are', () => {
    for (let percents = 0; percents <= 100; percents++)
      expect(plusMinus(percents / 100)).toBe(`± ${percents} %`);
  });
});

describe('a loss in points', () => {
  it('is certain as far as its interval goes, and never in all', () => {
    expect([points(0.304), leastPoints(0.304, 0.1)]).toEqual([30, 10]);
    expect(leastPoints(0.3, 0.2)).toBe(0);
    expect(leastPoints(0.3, 0)).toBe(29);
  });
});
