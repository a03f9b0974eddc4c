import type { DraftCard, DraftCards } from '../boosters/draft-card.js';

/** The additional value of each rarity to a bot. Rarer cards do more for their cost. */
const ofRarity = { common: 0, rare: 1.2, unique: 2, exalted: 2 } as const;

/** Returns the value of a card to a bot according to its printed numbers. An ordinary card has about 1. */
export function ratingOf(card: DraftCard): number {
  const { type, rarity, handCost, reserveCost, statistics } = card;
  if (type === 'token') return 0;
  if (type === 'hero') return 1;
  const rare = rarity === null ? 0 : ofRarity[rarity];
  // The statistics in excess of the usual amount for the cost. The text is not rated.
  const body = statistics === null ? 0.5 : 0.35 * (statistics - 2 - 2 * handCost);
  const again = 0.1 * (handCost - reserveCost);
  const dear = handCost > 6 ? 0.4 * (handCost - 6) : 0;
  return 1 + rare + Math.max(-0.8, Math.min(1.5, body)) + again - dear;
}

/** The ideal number of cards of each Hand Cost in a deck of thirty. */
const wanted: readonly number[] = [1, 6, 8, 6, 4, 2, 1];

/** Returns the value that a card loses if a deck already has `there` cards of its cost. */
export const crowding = (cost: number, there: number): number =>
  0.3 * Math.max(0, there + 1 - (wanted[Math.min(cost, wanted.length - 1)] ?? 1));

/** Returns the sum of the ratings of a pool's cards by faction. */
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
 * Returns the reference with the highest value. Ties are ordered by name, so that the result does not depend on the
 * order of the list.
 */
export function best(
  references: readonly string[],
  worth: (reference: string) => number,
): string | undefined {
  let found: string | undefined;
  let most = -Infinity;
  for (const reference of references) {
    const value = worth(reference);
    if (value > most || (value === most && found !== undefined && reference < found)) {
      found = reference;
      most = value;
    }
  }
  return found;
}
