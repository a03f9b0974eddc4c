import { below, shuffled, type RandomSource } from '#kernel';
import type { HandChance } from './range.js';

/** Fineness of random numbers between 0 and 1. */
const FINE = 2 ** 30;

/**
 * Draws the unknown cards of a hand without replacement. Each copy is drawn with its own chance, scaled so that
 * chances add up to the size of the hand (systematic sampling of copies in random order; Madow, 1949). Copies whose
 * scaled chance exceeds 1 leave places, which other copies fill, the likeliest first.
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
