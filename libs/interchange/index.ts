export {
  GAME_FILE_FORMAT,
  GAME_FILE_VERSION,
  parseGame,
  printGame,
  type GameFile,
  type KnownGames,
} from './game-file.js';
export { looksLikeDraft, parseDraft, printDraft, type DraftFile } from './draft-file.js';
export { takeDraft, type DraftShelf, type ImportedDraft } from './import-draft.js';
export { MOST_CHARACTERS, textOfUpload } from './opened-file.js';
export {
  cardsInLog,
  cardsNamedIn,
  decksPlayed,
  isPacked,
  looksLikeArchive,
  printedCards,
  readLog,
  readLogs,
  textOfFile,
  textsOfFile,
  type LogReport,
  type PrintedCards,
} from './bga/index.js';
export { readGame, readGames, type ReadGame } from './read-game.js';
export { renamed } from './event-ids.js';
export { kindOfText, type GivenKind, type ReadDecks } from './given-text.js';
export { readingBefore, readingLacks, readingOf, type Reading, type ReadingLack } from './reading-words.js';
export { checkRuling, parseRuling, printRuling, type RulingFile } from './ruling-file.js';
export { importGame, takeGame, takeGames, type GameShelf, type Imported } from './import.js';
export type { GivenErrorCode, ImportErrorCode, RulingErrorCode } from './error-codes.js';
export { GameFiles, type GivenDeck, type ReadFile } from './verification/game-files.js';
export { RecordChecks, type Check, type CheckLimits } from './verification/record-checks.js';
export type { VerificationErrorCode } from './verification/error-codes.js';
