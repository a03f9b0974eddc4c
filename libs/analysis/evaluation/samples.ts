/** What repeated playouts came to: a mean, and how far it may be from the true one (its standard error). */
export interface Estimate {
  readonly mean: number;
  readonly error: number;
  readonly count: number;
}

/** The least error that so few playouts are believed to have: two that agree by chance are not certain. */
const LEAST_SPREAD = 0.02;

/** Of samples of one quantity. Without samples nothing is known: the error is infinite. */
export function estimateOf(samples: readonly number[]): Estimate {
  const count = samples.length;
  if (count === 0) return { mean: 0, error: Infinity, count };
  const mean = samples.reduce((sum, sample) => sum + sample, 0) / count;
  const squares = samples.reduce((sum, sample) => sum + (sample - mean) ** 2, 0);
  const spread = count < 2 ? 0.5 : Math.sqrt(squares / (count - 1));
  return { mean, error: Math.max(LEAST_SPREAD, spread) / Math.sqrt(count), count };
}

/** What two independent estimates of one quantity say together: the surer one weighs more. */
export function together(
  one: Pick<Estimate, 'mean' | 'error'>,
  other: Pick<Estimate, 'mean' | 'error'>,
): Pick<Estimate, 'mean' | 'error'> {
  const [weight, second] = [1 / one.error ** 2, 1 / other.error ** 2];
  const all = weight + second;
  return { mean: (one.mean * weight + other.mean * second) / all, error: 1 / Math.sqrt(all) };
}
