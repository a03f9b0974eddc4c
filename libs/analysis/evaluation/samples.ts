/** A mean over repeated playouts, with its standard error. */
export interface Estimate {
  readonly mean: number;
  readonly error: number;
  readonly count: number;
}

/** The minimum standard deviation of a sample, so that a few equal values do not appear certain. */
const LEAST_SPREAD = 0.02;

/** Estimates one quantity from samples. If there are none, the error is infinite. */
export function estimateOf(samples: readonly number[]): Estimate {
  const count = samples.length;
  if (count === 0) return { mean: 0, error: Infinity, count };
  const mean = samples.reduce((sum, sample) => sum + sample, 0) / count;
  const squares = samples.reduce((sum, sample) => sum + (sample - mean) ** 2, 0);
  const spread = count < 2 ? 0.5 : Math.sqrt(squares / (count - 1));
  return { mean, error: Math.max(LEAST_SPREAD, spread) / Math.sqrt(count), count };
}

/** Combines two independent estimates of the same quantity, weighted by their precision. */
export function together(
  left: Pick<Estimate, 'mean' | 'error'>,
  right: Pick<Estimate, 'mean' | 'error'>,
): Pick<Estimate, 'mean' | 'error'> {
  const [weight, second] = [1 / left.error ** 2, 1 / right.error ** 2];
  const all = weight + second;
  return { mean: (left.mean * weight + right.mean * second) / all, error: 1 / Math.sqrt(all) };
}

/**
 * Whether an estimate is unlikely to exceed twice its error even after more samples, which reduce its error to `last`.
 * Assumes that the change in the mean is normally distributed and that its variance is the difference between the
 * squared errors.
 */
export const isHopeless = ({ mean, error }: Pick<Estimate, 'mean' | 'error'>, last: number): boolean =>
  mean + 2 * Math.sqrt(Math.max(0, error ** 2 - last ** 2)) < 2 * last;
