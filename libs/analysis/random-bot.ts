import { below, randomSource, shuffled, type RandomSource } from '#kernel';
import { invariant, type Choice, type Decision, type Option } from '#record';

/** The largest bound that `below` accepts. */
const SMALL = 2n ** 48n;

/** Like the kernel's `below`, but for bounds of any size, because long lists have many subsets. */
function belowBig(random: RandomSource, bound: bigint): bigint {
  if (bound <= SMALL) return BigInt(below(random, Number(bound)));
  let range = 1n;
  let drawn = 0n;
  while (range < bound) {
    drawn = drawn * SMALL + BigInt(below(random, Number(SMALL)));
    range *= SMALL;
  }
  return drawn < range - (range % bound) ? drawn % bound : belowBig(random, bound);
}

/** Returns the number of choices that consist of exactly `size` of `count` options. */
function choicesOfSize(count: number, size: number, ordered: boolean): bigint {
  let ways = 1n;
  for (let taken = 0; taken < size; taken++) {
    ways *= BigInt(count - taken);
    if (!ordered) ways /= BigInt(taken + 1);
  }
  return ways;
}

/** Draws the number of options to choose. A size is drawn in proportion to the number of choices of that size. */
function sizeOf(random: RandomSource, count: number, min: number, max: number, ordered: boolean): number {
  if (min === max) return min;
  const ways: bigint[] = [];
  let all = 0n;
  for (let size = min; size <= max; size++) {
    const some = choicesOfSize(count, size, ordered);
    ways.push(some);
    all += some;
  }
  let drawn = belowBig(random, all);
  for (const [index, some] of ways.entries()) {
    if (drawn < some) return min + index;
    drawn -= some;
  }
  invariant(false, 'a number below the sum of all weights is below one of their partial sums');
}

export function countChoices({ options, min, max, ordered }: Decision): bigint {
  let all = 0n;
  for (let size = min; size <= Math.min(max, options.length); size++)
    all += choicesOfSize(options.length, size, ordered === true);
  return all;
}

/**
 * Returns a legal choice, drawn with uniform probability. Choices are subsets of the options, or permutations of
 * subsets if the order matters. Advances the random source.
 */
export function uniformChoice(random: RandomSource, decision: Decision): Choice {
  const { options } = decision;
  const ordered = decision.ordered === true;
  const most = Math.min(decision.max, options.length);
  invariant(decision.min <= most, `decision ${decision.id} cannot be answered`);
  const size = sizeOf(random, options.length, decision.min, most, ordered);
  if (size === 0) return [];
  if (size === 1) return [(options[below(random, options.length)] as Option).key];
  const keys = options.map(({ key }) => key);
  const picked = shuffled(random, keys).slice(0, size);
  if (ordered) return picked;
  const chosen = new Set(picked);
  return keys.filter((key) => chosen.has(key));
}

/**
 * Returns a bot that chooses uniformly among all legal choices. The choice depends only on the seed, the seat and the
 * decision number, so a resumed game gets the same choices.
 */
export const randomBot =
  (seed: string) =>
  (decision: Decision): Choice =>
    uniformChoice(randomSource(`${seed}/${decision.seat}/${decision.id}`), decision);
