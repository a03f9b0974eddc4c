import type { CardDefinition } from '#altered/abilities';
import { fail, ok, type Problem, type Result } from '#record';
import { definitionOf, type PublicCard } from './public-format.js';

/** The cards a deck list may name. */
export interface Catalogue {
  readonly cards: ReadonlyMap<string, CardDefinition>;
  /** Names by reference of what the game makes and no deck holds (1.1.7.b). */
  readonly tokens: ReadonlyMap<string, string>;
  /** All of them as they are printed. */
  readonly printed: ReadonlyMap<string, PublicCard>;
}

export const emptyCatalogue: Catalogue = { cards: new Map(), tokens: new Map(), printed: new Map() };

/** The catalogue of printed cards; of two with the same reference it has the later one. */
export function catalogueOf(printed: Iterable<PublicCard>): Catalogue {
  const cards = new Map<string, CardDefinition>();
  const tokens = new Map<string, string>();
  const all = new Map(Array.from(printed, (card) => [card.reference, card]));
  for (const card of all.values()) {
    const definition = definitionOf(card);
    if (definition === null) tokens.set(card.reference, card.name);
    else cards.set(card.reference, definition);
  }
  return { cards, tokens, printed: all };
}

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
    printed: new Map(catalogues.flatMap(({ printed }) => [...printed])),
  });
}

/** A catalogue with the cards of another laid over its own: of two with the same reference it has the other's. */
export const overlaid = (below: Catalogue, above: Catalogue): Catalogue => ({
  cards: new Map([...below.cards, ...above.cards]),
  tokens: new Map([...below.tokens, ...above.tokens]),
  printed: new Map([...below.printed, ...above.printed]),
});
