import type { DraftCard, DraftCards } from '../boosters/draft-card.js';

/** The value of a rarity to a bot: rarer cards do more for their cost. */
const ofRarity = { common: 0, rare: 1.2, unique: 2, exalted: 2 } as const;

/** The value of a card to a bot by its printed numbers, about 1 for an ordinary card. */
export function ratingOf(card: DraftCard): number {
  const { type, rarity, handCost, reserveCost, statistics } = card;
  if (type === 'token') return 0;
  if (type === 'hero') return 1;
  const rare = rarity === null ? 0 : ofRarity[rarity];
  // Statistics beyond those that the cost usually buys. The text is not rated.
  const body = statistics === null ? 0.5 : 0.35 * (statistics - 2 - 2 * handCost);
  const again = 0.1 * (handCost - reserveCost);
  const dear = handCost > 6 ? 0.4 * (handCost - 6) : 0;
  return 1 + rare + Math.max(-0.8, Math.min(1.5, body)) + again - dear;
}

/** The ideal number of cards of each Hand Cost in a deck of thirty, few of them free or expensive. */
const wanted: readonly number[] = [1, 6, 8, 6, 4, 2, 1];

/** The value that a card loses if a deck already has `there` cards of its cost. */
export const crowding = (cost: number, there: number): number =>
  0.3 * Math.max(0, there + 1 - (wanted[Math.min(cost, wanted.length - 1)] ?? 1));

/** The sum of the ratings of the cards of a pool by faction. */
export function leanings(cards: DraftCards, pool: readonly string[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const reference of pool) {
    const card = cards[reference];
    if (card?.faction != null)
      found.set(card.faction, (found.get(card.faction) ?? 0) + Math.max(0, ratingOf(card)));
  }
  return found;
}

/** The reference with the highest value, then by name, so that the order of the list does not matter. */
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
