import { spanBetween, SMALL, type RateDifference } from './rate.js';

/** A mean over games with its 95 % confidence interval. */
export interface Mean {
  readonly games: number;
  /** The mean. Null if there are no games. */
  readonly value: number | null;
  /** The bounds. Null for fewer than two games. */
  readonly low: number | null;
  readonly high: number | null;
  /** Whether there are too few games for a reliable value. */
  readonly isSmall: boolean;
}

const Z = 1.959964;

/**
 * Computes a mean from the sums of values and squares. The interval of the normal distribution is clipped to the range.
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
  // Rounding can produce a negative number.
  const variance = Math.max(0, squares - games * mean * mean) / (games - 1);
  const half = Z * Math.sqrt(variance / games);
  return { games, value, low: Math.max(least, mean - half), high: Math.min(most, mean + half), isSmall };
}

/** Computes the difference of two means with its 95 % interval from their bounds. Null if either mean has no bounds. */
export function differenceOfMeans(left: Mean, right: Mean): RateDifference | null {
  const [own, other] = [left, right].map(({ value, low, high }) =>
    value === null || low === null || high === null ? null : { value, low, high },
  );
  return own == null || other == null ? null : spanBetween(own, other);
}
