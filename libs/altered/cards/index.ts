export * from './card-file.js';
export { CardFacts, type CardFact, type SerialRanges } from './card-facts.js';
export { Legality, type LegalityPatch, type Restriction } from './legality.js';
export { linesOf, type CardLine, type CardText } from './card-lines.js';
export * from './catalogue.js';
export { conceptsOf, type Concept } from './concepts.js';
export { compileReport, type CompileReport, type Coverage, type Obstacle } from './compile-report.js';
export { compiledDefinition, definitionIn, executionOf } from './definition.js';
export * from './deck.js';
export { isDeckCode } from './deck-code.js';
export { deckAs, deckForms, type DeckForm } from './deck-export.js';
export * from './deck-list.js';
export { deckStatistics, type CostShare, type DeckStatistics, type Share } from './deck-statistics.js';
export * from './format.js';
export { mostCharacters, tooLarge } from './json-text.js';
export { joinCardFiles, type NamedCardFile } from './joined-files.js';
export { languageNames, languageOf, type CardLanguage, type PrintedLanguage } from './language.js';
export * from './open-set.js';
export { linesOfList, listBounds, titleIn, withoutComment } from './list-line.js';
export { MANA_CONVERGENCE, manaConvergence } from './mana-convergence.js';
export { nearestNames, nearestReferences } from './nearest.js';
export {
  boxesOf,
  definitionOf,
  factionOf,
  isToken,
  setOf,
  typeOf,
  type PublicCard,
} from './public-format.js';
export { TextReader, type ReadLine, type LineReading } from './reading.js';
export { cardsNamed, cardWith, searchCards, type CardQuery, type CardsNamed } from './search.js';
export { linesIn, nameIn, type TranslatedLine } from './translation.js';
export { Translations, type Translation } from './translations.js';
export { setupFor, type Table } from './setup.js';
export type { CardErrorCode, DeckErrorCode } from './error-codes.js';
export { CardLibraryError, libraryFile } from './library/database.js';
export {
  CardLibrary,
  type CardVersion,
  type ImportReport,
  type ImportSource,
} from './library/card-library.js';
