import { hash } from 'node:crypto';
import { invariant, type Chance } from '#record';
import { streamedNumber } from './key-stream.js';

/**
 * A random source as data: number `drawn` of the seed's sequence comes next. It can be restarted anywhere, and what it has
 * shown so far does not tell what comes.
 */
export interface RandomSource {
  readonly seed: string;
  drawn: number;
  /** How the numbers follow from the seed: SHA-256 of it and the place of each, or the key stream of ChaCha20. */
  readonly chance: Chance;
  /** The numbers that come first, where chance is known: from a record, not from the seed. */
  readonly given?: readonly number[];
}

export const randomSource = (seed: string, chance: Chance = 'sha-256'): RandomSource => ({
  seed,
  drawn: 0,
  chance,
});

/** A source that first brings these numbers, in their order, each below the bound that is asked for. */
export const bringing = (given: readonly number[]): RandomSource => ({ ...randomSource(''), given });

const RANGE = 2 ** 48;

/** A whole number from 0 to `bound - 1`, each equally likely. Advances the source. */
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
 * A number below a bound as V8 keeps whole numbers, where it is a small one: what comes from a division is kept as a fraction, and a
 * state with a fraction in a field is of another shape than all others.
 */
const whole = (number: number, bound: number): number => (bound <= SMALL ? number | 0 : number);

/**
 * The largest multiple of a bound in a number up to `RANGE`. A remainder of such numbers takes four times as long. The quotient has
 * 48 bits at most, so that rounding it to 53 never reaches the next whole number.
 */
const wholeIn = (number: number, bound: number): number => Math.floor(number / bound) * bound;

/** The number below `RANGE` that comes next. */
const numberAt = (random: RandomSource): number =>
  random.chance === 'chacha20'
    ? streamedNumber(random)
    : firstBytes(hash('sha256', `${random.seed}#${random.drawn}`, 'binary'));

/** The first 48 bits of a digest, whose bytes are the codes of its letters. */
const firstBytes = (digest: string): number => {
  const high = digest.charCodeAt(0) * 2 ** 8 + digest.charCodeAt(1);
  const low =
    digest.charCodeAt(2) * 2 ** 24 +
    digest.charCodeAt(3) * 2 ** 16 +
    digest.charCodeAt(4) * 2 ** 8 +
    digest.charCodeAt(5);
  return high * 2 ** 32 + low;
};

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

/** The numbers with which `shuffled` puts a list of different values into an order. Null if the order has other values. */
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
