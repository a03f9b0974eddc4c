export * from './card-file.js';
export { linesOf, type CardLine } from './card-lines.js';
export * from './catalogue.js';
export * from './deck.js';
export * from './deck-list.js';
export { deckStatistics, type CostShare, type DeckStatistics, type Share } from './deck-statistics.js';
export * from './format.js';
export { mostCharacters, tooLarge } from './json-text.js';
export { languageOf, type PrintedLanguage } from './language.js';
export * from './open-set.js';
export { nearestReferences } from './nearest.js';
export {
  boxesOf,
  definitionOf,
  factionOf,
  isToken,
  setOf,
  typeOf,
  type PublicCard,
} from './public-format.js';
export { cardsNamed, searchCards, type CardQuery, type CardsNamed } from './search.js';
export { setupFor, type Table } from './setup.js';
