import { spanBetween, SMALL, type RateDifference } from './rate.js';

/** A mean over games with its 95 % confidence interval. */
export interface Mean {
  /** The number of games. */
  readonly games: number;
  /** Null if there are none. */
  readonly value: number | null;
  /** Null below two games, which have no bounds. */
  readonly low: number | null;
  readonly high: number | null;
  /** Whether there are too few games for a reliable value. */
  readonly isSmall: boolean;
}

const Z = 1.959964;

/** A mean from the sums of values and squares. The normal interval is clipped to the range. */
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
  // Rounding can give less than zero.
  const variance = Math.max(0, squares - games * mean * mean) / (games - 1);
  const half = Z * Math.sqrt(variance / games);
  return { games, value, low: Math.max(least, mean - half), high: Math.min(most, mean + half), isSmall };
}

/** The difference of two means with its 95 % interval, from their bounds. Null if either mean has none. */
export function differenceOfMeans(left: Mean, right: Mean): RateDifference | null {
  const [own, other] = [left, right].map(({ value, low, high }) =>
    value === null || low === null || high === null ? null : { value, low, high },
  );
  return own == null || other == null ? null : spanBetween(own, other);
}
