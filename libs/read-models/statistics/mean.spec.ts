import { describe, expect, it } from '@jest/globals';
import { meanOf } from './mean.js';

const of = (...values: readonly number[]) =>
  meanOf(
    values.length,
    values.reduce((sum, value) => sum + value, 0),
    values.reduce((sum, value) => sum + value * value, 0),
  );

describe('a mean over games', () => {
  it('has bounds that reflect the variation between games', () => {
    // These five values have a variance of 2.5, so half of the interval is 1.959964 · √(2.5 / 5).
    const { value, low, high } = of(1, 2, 3, 4, 5);
    expect(value).toBe(3);
    expect(low).toBeCloseTo(3 - 1.3859, 4);
    expect(high).toBeCloseTo(3 + 1.3859, 4);
  });

  it('has narrow bounds if games are similar, and never zero width', () => {
    expect(of(0.1, 0.1, 0.1).low).toBeCloseTo(0.1, 9);
    expect(of(0.1, 0.1, 0.1).high).toBeCloseTo(0.1, 9);
  });

  it('has bounds within those of its values', () => {
    expect(meanOf(2, 1, 1, [0, 1])).toMatchObject({ value: 0.5, low: 0, high: 1 });
    expect(meanOf(2, 2.2, 2.44, [0, 1])).toMatchObject({ value: 1, high: 1 });
  });

  it('reports small samples, and is empty without games', () => {
    expect(of()).toEqual({ games: 0, value: null, low: null, high: null, isSmall: true });
    expect(of(0.4)).toEqual({ games: 1, value: 0.4, low: null, high: null, isSmall: true });
    expect(of(...Array<number>(29).fill(1)).isSmall).toBe(true);
    expect(of(...Array<number>(30).fill(1)).isSmall).toBe(false);
  });
});
