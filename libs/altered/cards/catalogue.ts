import type { CardDefinition } from '#altered/abilities';
import { fail, ok, type Problem, type Result } from '#record';

/** The cards a deck list may name. */
export interface Catalogue {
  readonly cards: ReadonlyMap<string, CardDefinition>;
  /** Names by reference of what the game makes and no deck holds (1.1.7.b). */
  readonly tokens: ReadonlyMap<string, string>;
}

export const emptyCatalogue: Catalogue = { cards: new Map(), tokens: new Map() };

const references = (catalogue: Catalogue): string[] => [
  ...catalogue.cards.keys(),
  ...catalogue.tokens.keys(),
];

/** Joins catalogues into one; error `CARD_DUPLICATE` when two of them have the same reference. */
export function joinCatalogues(...catalogues: readonly Catalogue[]): Result<Catalogue, readonly Problem[]> {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const reference of catalogues.flatMap(references)) {
    if (seen.has(reference)) twice.add(reference);
    seen.add(reference);
  }
  if (twice.size > 0)
    return fail(
      [...twice].map((reference) => ({
        code: 'CARD_DUPLICATE',
        message: `${reference} is in more than one of the card files.`,
        advice: 'Keep the card in one of them.',
        data: { reference },
      })),
    );
  return ok({
    cards: new Map(catalogues.flatMap(({ cards }) => [...cards])),
    tokens: new Map(catalogues.flatMap(({ tokens }) => [...tokens])),
  });
}
