import { setFlagsFromString } from 'node:v8';
import { workerData } from 'node:worker_threads';
import { move, transferableSymbol, valueSymbol } from 'piscina';
import { openEventStore, StoreUnavailableError, type StoreSettings } from '#event-store';
import { fail, ok, type Result } from '#record';
import type { DatasetProblem } from './dataset-error.js';
import { handedOver, type Portion } from './portion.js';
import { StoredGames, type Stretch } from './stored-games.js';

// This flag affects the whole process. Each game is discarded once its rows exist, so V8 must not allocate its objects
// as long-lived (docs/developing/performance.md).
setFlagsFromString('--no-allocation-site-pretenuring');

type Read = Result<Portion, DatasetProblem>;

let games: Promise<StoredGames> | undefined;
const opened = async (): Promise<StoredGames> =>
  new StoredGames(await openEventStore(workerData as StoreSettings));

/**
 * Reads several games. The thread opens the store itself. Returns errors as values, because errors that a thread throws
 * lose their codes.
 */
async function read(stretch: Stretch): Promise<Read> {
  try {
    return ok(await (await (games ??= opened())).portion(stretch));
  } catch (error) {
    if (!(error instanceof StoreUnavailableError)) throw error;
    return fail({ code: error.code, message: error.message });
  }
}

export default async (stretch: Stretch): Promise<Read> => {
  const found = await read(stretch);
  if (!found.ok) return found;
  return move({
    [transferableSymbol]: handedOver(found.value),
    [valueSymbol]: found,
  }) as unknown as Read;
};
