import { createHash } from 'node:crypto';

/** A random number generator as plain data. The n-th number is a hash of the seed and n. */
export interface SeededRandom {
  readonly seed: string;
  count: number;
}

/** Returns an integer from 0 to `bound` - 1 and advances the generator. */
export function below(random: SeededRandom, bound: number): number {
  const hash = createHash('sha256').update(`${random.seed}:${random.count++}`).digest();
  return hash.readUIntBE(0, 6) % bound;
}

export function shuffled<T>(random: SeededRandom, members: readonly T[]): T[] {
  const rest = [...members];
  const order: T[] = [];
  while (rest.length > 0) order.push(...rest.splice(below(random, rest.length), 1));
  return order;
}
