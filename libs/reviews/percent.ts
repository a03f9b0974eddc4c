import { certainPart } from '#analysis';

/** A share as people read it: `62 %`. */
export const percent = (share: number): string => `${Math.round(100 * share)} %`;

/** What floating point adds to a whole number of percents, at most. */
const TINY = 1e-9;

/** A standard error as people read it, rounded up: `± 1 %`. Zero is nothing but zero. */
export const plusMinus = (error: number): string => `± ${Math.ceil(100 * error - TINY)} %`;

/** A difference of shares as people read it: `+12 %`, `−7 %`, `0 %`. */
export function signedPercent(share: number): string {
  const size = percent(Math.abs(share));
  if (size === percent(0)) return size;
  return `${share < 0 ? '−' : '+'}${size}`;
}

/** A loss in whole points of a hundred. */
export const points = (loss: number): number => Math.round(100 * loss);

/** What is certainly lost, in whole points, rounded down; never as much as the loss itself is said to be. */
export const leastPoints = (loss: number, error: number): number =>
  Math.max(0, Math.min(Math.floor(100 * certainPart(loss, error) + TINY), points(loss) - 1));
