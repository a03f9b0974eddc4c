export interface Rate {
  readonly games: number;
  readonly wins: number;
  /** Null if there are no games. */
  readonly rate: number | null;
  readonly low: number;
  readonly high: number;
  /** Whether there are too few games for a reliable rate. */
  readonly isSmall: boolean;
}

/** The difference between two rates or means, with its 95% confidence interval. */
export interface RateDifference {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** A sample with fewer games than this is marked as small. */
export const SMALL = 30;
/** The 97.5% quantile of the normal distribution. */
const Z = 1.959964;

/** Computes a rate with its Wilson score interval, which is valid even for few games and extreme rates. */
export function rateOf(games: number, wins: number): Rate {
  if (games === 0) return { games, wins, rate: null, low: 0, high: 1, isSmall: true };
  const rate = wins / games;
  const z2 = (Z * Z) / games;
  const middle = (rate + z2 / 2) / (1 + z2);
  const half = (Z / (1 + z2)) * Math.sqrt((rate * (1 - rate)) / games + z2 / (4 * games));
  // For extreme rates, one bound is known exactly, which avoids rounding errors.
  const low = wins === 0 ? 0 : middle - half;
  const high = wins === games ? 1 : middle + half;
  return { games, wins, rate, low, high, isSmall: games < SMALL };
}

/** A value with the bounds of its 95% interval. */
interface Bounded {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** Computes Newcombe's interval for a difference from the bounds of both values. */
export function spanBetween(left: Bounded, right: Bounded): RateDifference {
  const value = left.value - right.value;
  const down = Math.hypot(left.value - left.low, right.high - right.value);
  const up = Math.hypot(left.high - left.value, right.value - right.low);
  return { value, low: value - down, high: value + up };
}

/** Computes Newcombe's interval for the difference between two rates. Null if either rate is based on no games. */
export function differenceOf(left: Rate, right: Rate): RateDifference | null {
  if (left.rate === null || right.rate === null) return null;
  const { value, low, high } = spanBetween({ ...left, value: left.rate }, { ...right, value: right.rate });
  return { value, low: Math.max(-1, low), high: Math.min(1, high) };
}
