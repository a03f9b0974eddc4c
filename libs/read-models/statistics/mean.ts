import { spanBetween, SMALL, type RateDifference } from './rate.js';

/** A mean over games, with its 95% confidence interval. */
export interface Mean {
  readonly games: number;
  /** Null if there are no games. */
  readonly value: number | null;
  /** The bounds of the interval. Null for fewer than two games. */
  readonly low: number | null;
  readonly high: number | null;
  /** Whether there are too few games for a reliable mean. */
  readonly isSmall: boolean;
}

const Z = 1.959964;

/**
 * Computes a mean from the sums of the values and of their squares. The interval is based on the normal distribution
 * and limited to the given range.
 */
export function meanOf(
  games: number,
  sum: number,
  squares: number,
  [least, most]: readonly [number, number] = [-Infinity, Infinity],
): Mean {
  const isSmall = games < SMALL;
  if (games === 0) return { games, value: null, low: null, high: null, isSmall };
  const mean = sum / games;
  const value = Math.min(most, Math.max(least, mean));
  if (games === 1) return { games, value, low: null, high: null, isSmall };
  // Limits the variance to at least 0, because rounding errors could make the difference negative.
  const variance = Math.max(0, squares - games * mean * mean) / (games - 1);
  const half = Z * Math.sqrt(variance / games);
  return { games, value, low: Math.max(least, mean - half), high: Math.min(most, mean + half), isSmall };
}

/**
 * Returns the difference between two means. Its 95% interval is computed from their bounds. Null if either mean has no
 * bounds.
 */
export function differenceOfMeans(left: Mean, right: Mean): RateDifference | null {
  const [own, other] = [left, right].map(({ value, low, high }) =>
    value === null || low === null || high === null ? null : { value, low, high },
  );
  return own == null || other == null ? null : spanBetween(own, other);
}
