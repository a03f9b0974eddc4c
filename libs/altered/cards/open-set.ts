import type { CardErrorCode, DeckErrorCode } from './error-codes.js';
import { invariant, type Problem, type Result } from '#record';
import { cardsFrom } from './card-file.js';
import type { CardText } from './card-lines.js';
import type { Catalogue } from './catalogue.js';
import { readDeck } from './deck-list.js';
import type { Deck } from './deck.js';
import { LazyMap } from './lazy-map.js';
import { definitionOf } from './public-format.js';
import { withAbilities } from './open-set/abilities/index.js';
import cardList from './open-set/cards.json' with { type: 'json' };
import decks from './open-set/decks.json' with { type: 'json' };

function shipped<T>(result: Result<T, readonly Problem<CardErrorCode | DeckErrorCode>[]>): T {
  invariant(result.ok, `the open set is sound${result.ok ? '' : `: ${JSON.stringify(result.error)}`}`);
  return result.value;
}

function readSet(): Catalogue {
  const printed = shipped(cardsFrom(cardList));
  const cards = new Map(
    [...printed.printed.values()].flatMap((card) => {
      // The abilities are defined manually instead of compiled from the card's text. The card's tokens therefore lack
      // the text that the compiler adds.
      const definition = definitionOf(card);
      if (definition === null) return [];
      return [[card.reference, withAbilities(definition)] as const];
    }),
  );
  return { ...printed, cards, texts: LazyMap.over<string, CardText>(printed.texts, cards) };
}

const readDecks = (): readonly Deck[] =>
  decks.map(({ file, name, list }) =>
    shipped(readDeck(list.join('\n'), { file, name, catalogue: openSet() })),
  );

/** Loaded on first use, because most commands need neither the set nor the decks. */
const known: { set?: Catalogue; decks?: readonly Deck[] } = {};

/** Returns The Slow River, the project's own set of cards. */
export const openSet = (): Catalogue => (known.set ??= readSet());

/** Returns six decks of the open set that are legal in Constructed, one per faction. */
export const openDecks = (): readonly Deck[] => (known.decks ??= readDecks());
