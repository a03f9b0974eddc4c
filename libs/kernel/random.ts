import { hash } from 'node:crypto';
import { invariant, type Chance } from '#record';
import { streamedNumber } from './key-stream.js';

/**
 * A random source as plain data. The next number is number `drawn` of the sequence defined by the seed. A source can
 * restart at any number, and past numbers do not reveal later ones.
 */
export interface RandomSource {
  readonly seed: string;
  drawn: number;
  /** The algorithm: SHA-256 of the seed and a counter, or the ChaCha20 key stream. */
  readonly chance: Chance;
  /** Numbers that the source returns first, known from a record instead of the seed. */
  readonly given?: readonly number[];
}

export const randomSource = (seed: string, chance: Chance = 'sha-256'): RandomSource => ({
  seed,
  drawn: 0,
  chance,
});

/** Returns a source that first yields the given numbers in order. Each must be less than the bound requested for it. */
export const bringing = (given: readonly number[]): RandomSource => ({ ...randomSource(''), given });

const RANGE = 2 ** 48;

/** Returns an integer from 0 to `bound - 1` with uniform probability, and advances the source. */
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
 * Converts a number below a bound to a small integer. V8 would store the result of a division as a double, which gives
 * states a different hidden class.
 */
const whole = (number: number, bound: number): number => (bound <= SMALL ? number | 0 : number);

/**
 * Returns the largest multiple of a bound that is not greater than a number up to `RANGE`. Four times as fast as a
 * remainder. The quotient has at most 48 bits, so rounding to 53 bits is exact.
 */
const wholeIn = (number: number, bound: number): number => Math.floor(number / bound) * bound;

/** Returns the next number, below `RANGE`. */
const numberAt = (random: RandomSource): number =>
  random.chance === 'chacha20'
    ? streamedNumber(random)
    : firstBytes(hash('sha256', `${random.seed}#${random.drawn}`, 'binary'));

/** Returns the first 48 bits of a digest whose bytes are given as character codes. */
const firstBytes = (digest: string): number => {
  const high = digest.charCodeAt(0) * 2 ** 8 + digest.charCodeAt(1);
  const low =
    digest.charCodeAt(2) * 2 ** 24 +
    digest.charCodeAt(3) * 2 ** 16 +
    digest.charCodeAt(4) * 2 ** 8 +
    digest.charCodeAt(5);
  return high * 2 ** 32 + low;
};

/** Returns a shuffled copy of a list (Fisher–Yates). */
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
 * Returns the random numbers with which `shuffled` turns a list of different values into the given order. Null if the
 * order has other values.
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
