import { below, shuffled, type RandomSource } from '#kernel';
import type { HandChance } from './range.js';

/** The number of steps of random numbers between 0 and 1. */
const FINE = 2 ** 30;

/**
 * Draws the unknown cards of a hand without replacement. Each copy is drawn with its own probability, scaled so that
 * the probabilities add up to the size of the hand (systematic sampling of copies in random order; Madow, 1949). If the
 * scaled probability of copies exceeds 1, the most likely other copies fill the remaining places.
 */
export function sampledHand(
  cards: readonly HandChance[],
  size: number,
  random: RandomSource,
): readonly string[] {
  const copies = cards.flatMap(({ reference, copies: count, chance }) => {
    const whole = Math.ceil(count);
    return Array.from({ length: whole }, () => ({ reference, chance: (chance * count) / whole }));
  });
  const sum = copies.reduce((total, { chance }) => total + chance, 0);
  if (sum <= 0 || size === 0) return [];
  const offset = (below(random, FINE) + 0.5) / FINE;
  const [drawn, left]: [string[], typeof copies] = [[], []];
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
