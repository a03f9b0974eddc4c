import { openDecks, setupFor } from '#altered/cards';
import type { Setup } from '#record';

/** A game between every two decks of the open set, a deck against itself among them; seeds are `<seed>-1`, `<seed>-2`, … */
export function abilityDecks(seed: string, edition: '1.0' | '4.0' = '1.0'): readonly Setup[] {
  const decks = openDecks();
  const pairs = decks.flatMap((first, index) => decks.slice(index).map((second) => [first, second]));
  return pairs.map((pair, index) => setupFor({ decks: pair, seed: `${seed}-${index + 1}`, edition }));
}
