import type { HandChance } from '#analysis';
import { below, shuffled, type RandomSource } from '#kernel';

/** Fineness of random numbers between 0 and 1. */
const FINE = 2 ** 30;

/**
 * Draws the unknown cards of a hand without replacement. Each copy is drawn with its own chance, scaled so that
 * chances add up to the size of the hand (systematic sampling of copies in random order; Madow, 1949).
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
  const drawn: string[] = [];
  let before = 0;
  for (const { reference, chance } of shuffled(random, copies)) {
    const after = before + (chance * size) / sum;
    if (Math.floor(after - offset) > Math.floor(before - offset) && drawn.length < size)
      drawn.push(reference);
    before = after;
  }
  return drawn;
}
