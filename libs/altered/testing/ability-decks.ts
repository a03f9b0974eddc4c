import { openDecks, setupFor } from '#altered/cards';
import type { Setup } from '#record';

/**
 * Returns one setup for each pair of decks from the open set. Each deck is also paired with itself. The seeds are
 * `<seed>-1`, `<seed>-2` and so on.
 */
export function abilityDecks(seed: string, edition: '1.0' | '4.0' = '1.0'): readonly Setup[] {
  const decks = openDecks();
  const pairs = decks.flatMap((first, index) => decks.slice(index).map((second) => [first, second]));
  return pairs.map((pair, index) => setupFor({ decks: pair, seed: `${seed}-${index + 1}`, edition }));
}
