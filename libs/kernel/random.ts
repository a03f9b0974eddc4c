import { hash } from 'node:crypto';
import { invariant } from '#record';

/**
 * A random source as data: number `drawn` of the seed's sequence comes next. Two values restart it anywhere, and what
 * it has shown so far does not tell what comes (each number is taken from SHA-256 of the seed and its place).
 */
export interface RandomSource {
  readonly seed: string;
  drawn: number;
}

export const randomSource = (seed: string): RandomSource => ({ seed, drawn: 0 });

const RANGE = 2 ** 48;

/** A whole number from 0 to `bound - 1`, each equally likely. Advances the source. */
export function below(random: RandomSource, bound: number): number {
  invariant(Number.isInteger(bound) && bound >= 1 && bound <= RANGE, `no number below ${bound}`);
  const fair = RANGE - (RANGE % bound);
  for (;;) {
    const drawn = Number.parseInt(hash('sha256', `${random.seed}#${random.drawn++}`, 'hex').slice(0, 12), 16);
    if (drawn < fair) return drawn % bound;
  }
}

/** The same values in random order (Fisher and Yates); the list given is left as it is. */
export function shuffled<T>(random: RandomSource, list: readonly T[]): T[] {
  const result = [...list];
  for (let last = result.length - 1; last > 0; last--) {
    const other = below(random, last + 1);
    const moved = result[last] as T;
    result[last] = result[other] as T;
    result[other] = moved;
  }
  return result;
}
