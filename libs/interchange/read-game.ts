import { fail, ok, type Problem, type Result } from '#record';
import { gameOfLog, looksLikeArchive, readLog, type LogReport, type PrintedCards } from './bga/index.js';
import type { ImportErrorCode } from './error-codes.js';
import { parseGame, readEvents, type GameFile, type KnownGames } from './game-file.js';
import { MOST_CHARACTERS } from './opened-file.js';

/** A game that a file has; `report` says how much of it is known, where another platform wrote the file. */
export interface ReadGame extends GameFile {
  readonly report: LogReport | null;
}

const deep: Problem<ImportErrorCode> = {
  code: 'IMPORT_TOO_DEEP',
  message: 'The file is nested too deeply.',
  advice: 'Fetch the file again.',
};

/**
 * Reads an exported game, or the log of a table; several texts are several points of view of one table. Problems of `parseGame`, and
 * `LOG_INCOMPLETE`, `LOG_MALFORMED`, `LOG_MIXED`, `LOG_OF_ANOTHER_GAME`.
 */
export function readGame(
  texts: readonly string[],
  games: KnownGames,
  printed?: PrintedCards,
): Result<ReadGame, Problem<ImportErrorCode>> {
  const [text = ''] = texts;
  if (texts.length < 2 && !looksLikeArchive(text)) {
    const file = parseGame(text, games);
    return file.ok ? ok({ ...file.value, report: null }) : file;
  }
  try {
    return gameIn(texts, games, printed);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return fail(deep);
  }
}

function gameIn(
  texts: readonly string[],
  games: KnownGames,
  printed?: PrintedCards,
): Result<ReadGame, Problem<ImportErrorCode>> {
  for (const { length } of texts)
    if (length > MOST_CHARACTERS)
      return fail({
        code: 'IMPORT_TOO_LARGE',
        message: `The file has ${length} characters. The limit is ${MOST_CHARACTERS}.`,
      });
  const log = readLog(texts);
  if (!log.ok) return log;
  const game = gameOfLog(log.value, printed);
  if (!game.ok) return game;
  // What a log says enters a record through the same door as everything else.
  const events = readEvents(game.value.events, games);
  if (!events.ok) return events;
  return ok({ id: game.value.id, events: events.value, report: game.value.report });
}
