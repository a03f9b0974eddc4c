import type { PlayableCard } from './playable-games.types.js';

/** Returns each card of a deck with its number of copies, in the order of the deck list. */
export function copiesIn(
  cards: readonly string[],
  definitions: Readonly<Record<string, unknown>>,
): readonly PlayableCard[] {
  const copies = new Map<string, number>();
  for (const reference of cards) copies.set(reference, (copies.get(reference) ?? 0) + 1);
  return [...copies].map(([reference, count]) => ({
    reference,
    name: nameIn(definitions[reference]) ?? reference,
    copies: count,
  }));
}

/** Returns the printed name in a card definition. The field is the same in all games. Null if there is no name. */
function nameIn(definition: unknown): string | null {
  const name = (definition as { readonly name?: unknown } | undefined)?.name;
  return typeof name === 'string' ? name : null;
}
