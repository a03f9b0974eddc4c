import { workerData } from 'node:worker_threads';
import { openEventStore, StoreUnavailableError, type StoreErrorCode, type StoreSettings } from '#event-store';
import { fail, ok, type Problem, type Result } from '#record';
import { StoredGames, type GamePart } from './stored-games.js';

/** The lines of a game, or the reason why the store could not be read. */
export type ReadLines = Result<string, Problem<StoreErrorCode>>;

let games: Promise<StoredGames> | undefined;
const opened = async (): Promise<StoredGames> =>
  new StoredGames(await openEventStore(workerData as StoreSettings));

/**
 * Reads a game's lines. The thread opens the store itself. Returns errors as values, because errors that a thread
 * throws lose their codes.
 */
export default async (part: GamePart): Promise<ReadLines> => {
  try {
    return ok(await (await (games ??= opened())).lines(part));
  } catch (error) {
    if (!(error instanceof StoreUnavailableError)) throw error;
    // Makes the next call open the store again.
    games = undefined;
    return fail({ code: error.code, message: error.message });
  }
};
