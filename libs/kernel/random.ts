import { hash } from 'node:crypto';
import { invariant, type Chance } from '#record';
import { streamedNumber } from './key-stream.js';

/**
 * A random number generator as plain data. The seed determines all numbers, and `drawn` is the index of the next
 * number, so a generator can be restored at any index. Past numbers do not reveal later ones.
 */
export interface RandomSource {
  readonly seed: string;
  drawn: number;
  /** The algorithm: either SHA-256 of the seed and a counter, or the ChaCha20 key stream. */
  readonly chance: Chance;
  /** Numbers that the generator returns first, before those derived from the seed. They come from a record. */
  readonly given?: readonly number[];
}

export const randomSource = (seed: string, chance: Chance = 'sha-256'): RandomSource => ({
  seed,
  drawn: 0,
  chance,
});

/**
 * Returns a generator that first returns the given numbers in order. Each given number must be less than the `bound` of
 * the call that returns it.
 */
export const bringing = (given: readonly number[]): RandomSource => ({ ...randomSource(''), given });

const RANGE = 2 ** 48;

/** Returns a uniformly distributed integer from 0 to `bound` - 1 and advances the generator. */
export function below(random: RandomSource, bound: number): number {
  if (!(Number.isInteger(bound) && bound >= 1 && bound <= RANGE))
    invariant(false, `no number below ${bound}`);
  const given = random.given?.[random.drawn];
  if (given !== undefined && Number.isInteger(given) && given >= 0 && given < bound) {
    random.drawn++;
    return given;
  }
  const fair = wholeIn(RANGE, bound);
  for (;;) {
    const drawn = numberAt(random);
    random.drawn++;
    if (drawn < fair) return whole(drawn - wholeIn(drawn, bound), bound);
  }
}

const SMALL = 2 ** 31;

/**
 * Converts a number below `bound` to a small integer if possible. Otherwise, V8 would store a quotient as a double,
 * which would change the hidden classes of states.
 */
const whole = (number: number, bound: number): number => (bound <= SMALL ? number | 0 : number);

/**
 * Returns the largest multiple of `bound` that is at most `number`. Division is four times as fast as a remainder. It
 * is exact because `number` is at most `RANGE`, so the quotient has at most 48 bits and doubles have 53.
 */
const wholeIn = (number: number, bound: number): number => Math.floor(number / bound) * bound;

/** Returns the next number, below `RANGE`. */
const numberAt = (random: RandomSource): number =>
  random.chance === 'chacha20'
    ? streamedNumber(random)
    : firstBytes(hash('sha256', `${random.seed}#${random.drawn}`, 'binary'));

/** Returns the first 48 bits of a digest, which is a string with one character code per byte. */
const firstBytes = (digest: string): number => {
  const high = digest.charCodeAt(0) * 2 ** 8 + digest.charCodeAt(1);
  const low =
    digest.charCodeAt(2) * 2 ** 24 +
    digest.charCodeAt(3) * 2 ** 16 +
    digest.charCodeAt(4) * 2 ** 8 +
    digest.charCodeAt(5);
  return high * 2 ** 32 + low;
};

/** Returns a copy of the list, shuffled with the Fisher–Yates algorithm. */
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

/**
 * Returns the random numbers with which `shuffled` puts a list of different values into the given order. Null if
 * `order` does not contain exactly these values.
 */
export function numbersFor<T>(list: readonly T[], order: readonly T[]): readonly number[] | null {
  const left = [...list];
  const numbers: number[] = [];
  for (let last = left.length - 1; last >= 0; last--) {
    const other = left.indexOf(order[last] as T);
    if (other < 0 || other > last) return null;
    if (last > 0) numbers.push(other);
    const moved = left[last] as T;
    left[last] = left[other] as T;
    left[other] = moved;
  }
  return order.length === list.length ? numbers : null;
}
