import type { DraftCard, DraftCards } from '../boosters/draft-card.js';

/** The extra value of each rarity to a bot, because rarer cards do more for their cost. */
const ofRarity = { common: 0, rare: 1.2, unique: 2, exalted: 2 } as const;

/** Estimates a card's value to a bot from its printed numbers. An average card has a value of about 1. */
export function ratingOf(card: DraftCard): number {
  const { type, rarity, handCost, reserveCost, statistics } = card;
  if (type === 'token') return 0;
  if (type === 'hero') return 1;
  const rare = rarity === null ? 0 : ofRarity[rarity];
  // The amount by which the statistics exceed the usual amount for the cost. Ignores card text.
  const body = statistics === null ? 0.5 : 0.35 * (statistics - 2 - 2 * handCost);
  const again = 0.1 * (handCost - reserveCost);
  const dear = handCost > 6 ? 0.4 * (handCost - 6) : 0;
  return 1 + rare + Math.max(-0.8, Math.min(1.5, body)) + again - dear;
}

/** The ideal number of cards at each Hand Cost in a deck of thirty. */
const wanted: readonly number[] = [1, 6, 8, 6, 4, 2, 1];

/** Returns the value that a card loses because the deck already contains `there` cards of the same cost. */
export const crowding = (cost: number, there: number): number =>
  0.3 * Math.max(0, there + 1 - (wanted[Math.min(cost, wanted.length - 1)] ?? 1));

/** Adds up the ratings of a pool's cards by faction. */
export function leanings(cards: DraftCards, pool: readonly string[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const reference of pool) {
    const card = cards[reference];
    if (card?.faction != null)
      found.set(card.faction, (found.get(card.faction) ?? 0) + Math.max(0, ratingOf(card)));
  }
  return found;
}

/**
 * Returns the most valuable card's reference. Breaks ties alphabetically, so that the order of the list does not
 * matter.
 */
export function best(references: readonly string[], rate: (reference: string) => number): string | undefined {
  let found: string | undefined;
  let most = -Infinity;
  for (const reference of references) {
    const value = rate(reference);
    if (value > most || (value === most && found !== undefined && reference < found)) {
      found = reference;
      most = value;
    }
  }
  return found;
}
