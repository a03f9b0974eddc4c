import { workerData } from 'node:worker_threads';
import { openEventStore, StoreUnavailableError, type StoreErrorCode, type StoreSettings } from '#event-store';
import { fail, ok, type Problem, type Result } from '#record';
import { StoredGames, type GamePart } from './stored-games.js';

/** The lines of a game, or the problem of the store. */
export type ReadLines = Result<string, Problem<StoreErrorCode>>;

let games: Promise<StoredGames> | undefined;
const opened = async (): Promise<StoredGames> =>
  new StoredGames(await openEventStore(workerData as StoreSettings));

/**
 * Reads the lines of one game from the store of the thread. Returns errors as values, because codes of errors are lost
 * if a thread throws them.
 */
export default async (part: GamePart): Promise<ReadLines> => {
  try {
    return ok(await (await (games ??= opened())).lines(part));
  } catch (error) {
    if (!(error instanceof StoreUnavailableError)) throw error;
    // The next call opens the store again.
    games = undefined;
    return fail({ code: error.code, message: error.message });
  }
};
