import type { CardDefinition } from '#altered/abilities';
import { CardFacts } from './card-facts.js';
import type { CardText } from './card-lines.js';
import { compiledDefinition, executionOf } from './definition.js';
import { LazyMap } from './lazy-map.js';
import { boxesOf, isToken, typeOf, type PublicCard } from './public-format.js';
import { TextReader } from './reading.js';
import { Translations, type Translation } from './translations.js';

/** The known cards and tokens by reference, for deck lists and for display. */
export interface Catalogue {
  readonly cards: ReadonlyMap<string, CardDefinition>;
  /** The names of tokens by reference. Tokens cannot be in a deck (1.1.7.b). */
  readonly tokens: ReadonlyMap<string, string>;
  /** The printed form of every card and token. */
  readonly printed: ReadonlyMap<string, PublicCard>;
  /** The text of every card and token, and which lines are not executed. */
  readonly texts: ReadonlyMap<string, CardText>;
  readonly translations: Translations;
  /** The cards that are known only in languages other than English. They can be shown but not played. */
  readonly foreign: ReadonlyMap<string, Translation>;
  readonly facts: CardFacts;
}

export const emptyCatalogue: Catalogue = {
  cards: new Map(),
  tokens: new Map(),
  printed: new Map(),
  texts: new Map(),
  translations: Translations.none,
  foreign: new Map(),
  facts: CardFacts.none,
};

/**
 * Returns a catalogue of printed cards. If several cards have the same reference, the last of them is used. The text of
 * a card is compiled when the card is first accessed.
 */
export function catalogueOf(
  printed: Iterable<PublicCard>,
  translations: Translations = Translations.none,
  facts: CardFacts = CardFacts.none,
): Catalogue {
  const all = new Map(Array.from(printed, (card) => [card.reference, card]));
  const foreign = translations.without(all.keys());
  const tokens = [...all.values()].filter(isToken);
  const readers = {
    '1.0': new TextReader(tokens, '1.0', false),
    '4.0': new TextReader(tokens, '4.0', false),
  };
  const cards = new LazyMap(
    [...all.values()]
      .filter((card) => !isToken(card))
      .map((card) => [card.reference, () => compiledDefinition(card, readers)]),
  );
  return {
    cards,
    tokens: new Map(tokens.map(({ reference, name }) => [reference, name])),
    printed: all,
    texts: LazyMap.over<string, CardText>(
      new LazyMap(Array.from(foreign, ([reference, { card }]) => [reference, () => foreignText(card)])),
      cards,
      new LazyMap(tokens.map((card) => [card.reference, () => tokenText(card, readers['4.0'])])),
    ),
    translations,
    foreign,
    facts,
  };
}

/** Returns the cards that can be shown, in English if possible and otherwise in another language. */
export const shownCards = ({ printed, foreign }: Catalogue): ReadonlyMap<string, PublicCard> =>
  foreign.size === 0
    ? printed
    : new Map([...Array.from(foreign, ([reference, { card }]) => [reference, card] as const), ...printed]);

function foreignText(card: PublicCard): CardText {
  const boxes = boxesOf(card);
  const notExecuted = [...boxes.text, ...boxes.supportText];
  return { type: typeOf(card) ?? 'token', ...boxes, executed: notExecuted.length === 0, notExecuted };
}

const tokenText = (card: PublicCard, reader: TextReader): CardText => {
  return { type: 'token', ...boxesOf(card), ...executionOf(reader.read(card)) };
};

const isPrinted = (reference: string, ...catalogues: readonly Catalogue[]): boolean =>
  catalogues.some(({ printed }) => printed.has(reference));

/** Merges two catalogues. The cards of `above` replace those of `below` with the same reference. */
export const overlaid = (below: Catalogue, above: Catalogue): Catalogue => ({
  cards: LazyMap.over(below.cards, above.cards),
  texts: LazyMap.over(below.texts, above.texts),
  tokens: new Map([...below.tokens, ...above.tokens]),
  printed: new Map([...below.printed, ...above.printed]),
  translations: new Translations([...below.translations, ...above.translations]),
  foreign: new Map(
    [...below.foreign, ...above.foreign].filter(([reference]) => !isPrinted(reference, below, above)),
  ),
  facts: above.facts.all.length === 0 ? below.facts : new CardFacts([...below.facts.all, ...above.facts.all]),
});
