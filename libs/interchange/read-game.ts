import type { Deck } from '#altered/cards';
import { fail, ok, type Problem, type Result } from '#record';
import {
  gameOfLog,
  looksLikeArchive,
  mixed,
  readLogs,
  type GameLog,
  type LogReport,
  type PrintedCards,
} from './bga/index.js';
import type { ImportErrorCode } from './error-codes.js';
import { parseGame, readEvents, type GameFile, type KnownGames } from './game-file.js';
import { MOST_CHARACTERS } from './opened-file.js';

/**
 * A game from a file. If another platform wrote the file, `report` describes how complete the game is. Otherwise
 * `report` is null.
 */
export interface ReadGame extends GameFile {
  readonly report: LogReport | null;
}

const deep: Problem<ImportErrorCode> = {
  code: 'IMPORT_TOO_DEEP',
  message: 'The file is nested too deeply.',
  advice: 'Download the file again.',
};

/**
 * Reads the only game in one or more files. Fails with `LOG_MIXED` if there are several games. Also fails for the same
 * reasons as `readGames`.
 */
export function readGame(
  texts: readonly string[],
  games: KnownGames,
  printed?: PrintedCards,
  decks: readonly Deck[] = [],
): Result<ReadGame, Problem<ImportErrorCode>> {
  const read = readGames(texts, games, printed, decks);
  if (!read.ok) return read;
  const [game, ...others] = read.value;
  return game === undefined || others.length > 0 ? fail(mixed(read.value.length)) : ok(game);
}

/**
 * Reads exported games or table logs. A text can contain the logs of several tables, and several texts can contain
 * points of view of the same table. `decks` are decks that the players might have used. If any log is from a game of
 * Altered, skips logs of other games. Fails with `LOG_INCOMPLETE`, `LOG_MALFORMED`, `LOG_MIXED` or
 * `LOG_OF_ANOTHER_GAME`. Also fails for the same reasons as `parseGame`.
 */
export function readGames(
  texts: readonly string[],
  games: KnownGames,
  printed?: PrintedCards,
  decks: readonly Deck[] = [],
): Result<readonly ReadGame[], Problem<ImportErrorCode>> {
  const found: ReadGame[] = [];
  for (const text of texts) {
    if (looksLikeArchive(text)) continue;
    const file = parseGame(text, games);
    if (!file.ok) return file;
    found.push({ ...file.value, report: null });
  }
  const logs = texts.filter(looksLikeArchive);
  if (logs.length === 0) return ok(found);
  try {
    const read = gamesIn(logs, games, printed, decks);
    return read.ok ? ok([...found, ...read.value]) : read;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return fail(deep);
  }
}

function gamesIn(
  texts: readonly string[],
  games: KnownGames,
  printed?: PrintedCards,
  decks: readonly Deck[] = [],
): Result<readonly ReadGame[], Problem<ImportErrorCode>> {
  for (const { length } of texts)
    if (length > MOST_CHARACTERS)
      return fail({
        code: 'IMPORT_TOO_LARGE',
        message: `The file has ${length} characters. The limit is ${MOST_CHARACTERS}.`,
      });
  const logs = readLogs(texts);
  if (!logs.ok) return logs;
  const read = logs.value.map((log) => gameIn(log, games, printed, decks));
  const ours = read.filter((game) => game.ok || game.error.code !== 'LOG_OF_ANOTHER_GAME');
  const found: ReadGame[] = [];
  for (const game of ours.length > 0 ? ours : read) {
    if (!game.ok) return game;
    found.push(game.value);
  }
  return ok(found);
}

function gameIn(
  log: GameLog,
  games: KnownGames,
  printed?: PrintedCards,
  decks: readonly Deck[] = [],
): Result<ReadGame, Problem<ImportErrorCode>> {
  const game = gameOfLog(log, printed, decks);
  if (!game.ok) return game;
  // Events that were converted from a log must pass the same checks as those in a file.
  const events = readEvents(game.value.events, games);
  if (!events.ok) return events;
  return ok({ id: game.value.id, events: events.value, report: game.value.report });
}
