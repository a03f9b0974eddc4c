export { gameOfLog, type LoggedGame, type LogReport } from './bga-game.js';
export type { Difference } from './doubts.js';
export { cardsInLog } from './cards-in-log.js';
export { decksPlayed } from './known-decks.js';
export { printedCards, type PrintedCards } from './definitions.js';
export {
  cardsNamedIn,
  isPacked,
  looksLikeArchive,
  readLog,
  readLogs,
  textOfFile,
  textsOfFile,
} from './reading.js';
export { mixed, type GameLog } from './log.js';
