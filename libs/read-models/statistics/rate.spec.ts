import { describe, expect, it } from '@jest/globals';
import { differenceOf, rateOf } from './rate.js';

describe('a rate', () => {
  it.each([
    // Published examples of the Wilson score interval.
    [10, 1, 0.0179, 0.4042],
    [263, 81, 0.2553, 0.3662],
    [29, 1, 0.0061, 0.1718],
  ])('of %d games and %d wins has the bounds of Wilson', (games, wins, low, high) => {
    const rate = rateOf(games, wins);
    expect(rate.low).toBeCloseTo(low, 4);
    expect(rate.high).toBeCloseTo(high, 4);
  });

  it('stays between 0 and 1, reports small samples, and is empty without games', () => {
    expect(rateOf(5, 5)).toMatchObject({ rate: 1, high: 1, isSmall: true });
    expect(rateOf(5, 0)).toMatchObject({ rate: 0, low: 0 });
    expect(rateOf(30, 15).isSmall).toBe(false);
    expect(rateOf(0, 0)).toEqual({ games: 0, wins: 0, rate: null, low: 0, high: 1, isSmall: true });
  });
});

describe('a difference of rates', () => {
  it('has the bounds of Newcombe', () => {
    // From Newcombe (1998): 56/70 minus 48/80, without continuity correction.
    const difference = differenceOf(rateOf(70, 56), rateOf(80, 48));
    expect(difference?.value).toBeCloseTo(0.2, 6);
    expect(difference?.low).toBeCloseTo(0.0524, 4);
    expect(difference?.high).toBeCloseTo(0.3339, 4);
  });

  it('requires games on both sides', () => {
    expect(differenceOf(rateOf(0, 0), rateOf(3, 1))).toBeNull();
  });
});
