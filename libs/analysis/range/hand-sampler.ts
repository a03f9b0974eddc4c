import { below, shuffled, type RandomSource } from '#kernel';
import type { HandChance } from './range.js';

/** A copy of a card, with the probability that it is in the hand. */
interface Copy {
  readonly reference: string;
  readonly chance: number;
}

const copiesOf = (cards: readonly HandChance[]): readonly Copy[] =>
  cards.flatMap(({ reference, copies, chance }) => {
    const whole = Math.ceil(copies);
    return Array.from({ length: whole }, () => ({ reference, chance: (chance * copies) / whole }));
  });

/** Returns the probability that exactly `size` copies are in the hand, assuming that copies are independent. */
function chanceOfSize(copies: readonly Copy[], size: number): number {
  let bySize = [1, ...Array.from({ length: size }, () => 0)];
  for (const { chance } of copies)
    bySize = bySize.map((sum, held) => sum * (1 - chance) + (bySize[held - 1] ?? 0) * chance);
  return bySize[size] ?? 0;
}

/**
 * Returns the probability that the unknown cards in a hand include at least one of the given cards. Assumes that each
 * copy is in the hand independently of the others, given the size of the hand.
 */
export function chanceOfAny(
  cards: readonly HandChance[],
  size: number,
  references: readonly string[],
): number {
  const copies = copiesOf(cards);
  const isNamed = ({ reference }: Copy): boolean => references.includes(reference);
  const others = copies.filter((copy) => !isNamed(copy));
  const without = copies.filter(isNamed).reduce((product, { chance }) => product * (1 - chance), 1);
  const all = chanceOfSize(copies, size);
  return 1 - without * (all > 0 ? chanceOfSize(others, size) / all : 1);
}

/** The resolution of random numbers between 0 and 1, as a number of steps. */
const FINE = 2 ** 30;

/**
 * Draws the unknown cards in a hand without replacement. The copies' probabilities are scaled to add up to the size of
 * the hand, and each copy is drawn with its scaled probability (systematic sampling in random order; Madow, 1949). A
 * copy with a scaled probability above 1 would be drawn more than once. Instead, the most likely other copies fill the
 * remaining places.
 */
export function sampledHand(
  cards: readonly HandChance[],
  size: number,
  random: RandomSource,
): readonly string[] {
  const copies = copiesOf(cards);
  const sum = copies.reduce((total, { chance }) => total + chance, 0);
  if (sum <= 0 || size === 0) return [];
  const offset = (below(random, FINE) + 0.5) / FINE;
  const [drawn, left]: [string[], Copy[]] = [[], []];
  let before = 0;
  for (const copy of shuffled(random, copies)) {
    const after = before + (copy.chance * size) / sum;
    if (Math.floor(after - offset) > Math.floor(before - offset) && drawn.length < size)
      drawn.push(copy.reference);
    else left.push(copy);
    before = after;
  }
  const likeliest = left.sort((a, b) => b.chance - a.chance).slice(0, size - drawn.length);
  return [...drawn, ...likeliest.map(({ reference }) => reference)];
}
