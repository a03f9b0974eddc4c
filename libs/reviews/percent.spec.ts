import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { leastPoints, plusMinus, points, seatPoints, signedPoints, sumOf, unsurePoints } from './percent.js';

describe('a standard error in percent', () => {
  it('is never rounded down, and is zero only for zero', () => {
    expect(plusMinus(0)).toBe('± 0%');
    fc.assert(
      fc.property(fc.double({ min: 1e-6, max: 1, noNaN: true }), (error) => {
        const printed = Number(/\d+/.exec(plusMinus(error))?.[0]) / 100;
        expect(printed).toBeGreaterThanOrEqual(error - 1e-9);
        expect(printed).toBeLessThan(error + 0.0101);
      }),
    );
  });

  it('shows whole percentages unchanged', () => {
    for (let percents = 0; percents <= 100; percents++)
      expect(plusMinus(percents / 100)).toBe(`± ${percents}%`);
  });
});

describe('a loss in points', () => {
  it('is certain up to the lower end of its interval, and never in full', () => {
    expect([points(0.304), leastPoints(0.304, 0.1)]).toEqual([30, 10]);
    expect(leastPoints(0.3, 0.2)).toBe(0);
    expect(leastPoints(0.3, 0)).toBe(29);
  });
});

describe('luck and skill in points', () => {
  it('add up after rounding', () => {
    const share = fc.double({ min: -2, max: 2, noNaN: true });
    fc.assert(
      fc.property(share, fc.constantFrom(0, 0.5, 1), fc.constantFrom(2, 4), (skill, result, seats) => {
        const found = seatPoints({ skill, luck: result - 1 / seats - skill }, seats);
        expect(found.start + found.skill + found.luck).toBe(found.end);
        expect([found.start, found.end]).toEqual([100 / seats, 100 * result]);
        expect(Math.abs(found.skill - 100 * skill)).toBeLessThan(0.51);
      }),
    );
  });

  it('have a sign unless they are zero', () => {
    expect([12, -7, 0].map(signedPoints)).toEqual(['+12', '−7', '0']);
    expect(unsurePoints(12, 0.031)).toBe('+12 ± 4');
    expect(unsurePoints(-7, null)).toBe('−7');
    expect(sumOf({ start: 50, skill: 12, luck: -7, end: 55 })).toBe('50 + 12 − 7 = 55');
  });
});
