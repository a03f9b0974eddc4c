import type { DraftCard, DraftCards } from '../boosters/draft-card.js';

/** What a rarity is worth to a bot: rarer cards do more for their cost. */
const ofRarity = { common: 0, rare: 1.2, unique: 2, exalted: 2 } as const;

/** What a card is worth to a bot, by what is printed on it alone: about 1 for an ordinary one. */
export function ratingOf(card: DraftCard): number {
  const { type, rarity, handCost, reserveCost, statistics } = card;
  if (type === 'token') return 0;
  if (type === 'hero') return 1;
  const rare = rarity === null ? 0 : ofRarity[rarity];
  // Statistics beyond what a cost usually buys; what the text does is not judged.
  const body = statistics === null ? 0.5 : 0.35 * (statistics - 2 - 2 * handCost);
  const again = 0.1 * (handCost - reserveCost);
  const dear = handCost > 6 ? 0.4 * (handCost - 6) : 0;
  return 1 + rare + Math.max(-0.8, Math.min(1.5, body)) + again - dear;
}

/** How many cards of each cost from hand a deck of thirty wants: few that cost nothing or very much. */
const wanted: readonly number[] = [1, 6, 8, 6, 4, 2, 1];

/** What one more card of a cost is worth less, where a deck has so many of it. */
export const crowding = (cost: number, there: number): number =>
  0.3 * Math.max(0, there + 1 - (wanted[Math.min(cost, wanted.length - 1)] ?? 1));

/** How much of what was picked is of each faction. */
export function leanings(cards: DraftCards, pool: readonly string[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const reference of pool) {
    const card = cards[reference];
    if (card?.faction != null)
      found.set(card.faction, (found.get(card.faction) ?? 0) + Math.max(0, ratingOf(card)));
  }
  return found;
}

/** The better of two: by worth, then by reference, so that no order of a list decides. */
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
