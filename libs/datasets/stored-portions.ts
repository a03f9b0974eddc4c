import type { EventStore, StoreSettings } from '#event-store';
import type { GameId, Result, Viewer } from '#record';
import { Threads } from '#runtime';
import { DatasetError, type DatasetProblem } from './dataset-error.js';
import type { Portion, Portions } from './portion.js';
import { StoredGames, type Stretch } from './stored-games.js';
import { ended, reading } from './thread-settings.js';

/** The number of games that a thread reads for a portion. */
const TOGETHER = 16;
/** The number of portions per thread that are being produced or wait to be written. */
const AHEAD = 2;

export interface StoredPortions {
  readonly ids: readonly GameId[];
  readonly viewer: Viewer;
  /** The store from which this thread reads games, if there are no other threads. */
  readonly store: EventStore;
  /** If present, `count` threads read the games, and each of them opens the store itself. */
  readonly threads?: { readonly count: number; readonly settings: StoreSettings };
}

/** Returns the portions of stored games. They do not depend on the number of threads. */
export const storedPortions = ({ ids, viewer, store, threads }: StoredPortions): Portions =>
  async function* (format, signal) {
    const stretches = Array.from({ length: Math.ceil(ids.length / TOGETHER) }, (_, at): Stretch => {
      return { ids: ids.slice(at * TOGETHER, (at + 1) * TOGETHER), viewer, format };
    });
    if (threads !== undefined) {
      yield* inThreads(stretches, threads, signal);
      return;
    }
    const games = new StoredGames(store);
    for (const stretch of stretches) yield await games.portion(stretch);
  };

/**
 * Reads parts of the store in threads and yields portions in order. Reads no further ahead than necessary to keep the
 * threads busy.
 */
async function* inThreads(
  stretches: readonly Stretch[],
  { count, settings }: NonNullable<StoredPortions['threads']>,
  signal?: AbortSignal,
): AsyncGenerator<Portion> {
  const threads = new Threads<Stretch, Result<Portion, DatasetProblem>>({
    ...reading(new URL('./portion-worker.js', import.meta.url), settings),
    // No thread ends before the last portion, because a new thread would have to load the program again.
    minThreads: count,
    maxThreads: count,
  });
  const read = async (stretch: Stretch): Promise<Portion> => {
    const found = await threads.run(stretch, signal).catch(ended);
    if (found.ok) return found.value;
    throw new DatasetError(found.error);
  };
  const begun: Promise<Portion>[] = [];
  try {
    for (const stretch of stretches) {
      const portion = read(stretch);
      // Prevents an unhandled rejection. The error is thrown when it is this portion's turn.
      portion.catch(() => undefined);
      begun.push(portion);
      if (begun.length >= count * AHEAD) yield await (begun.shift() as Promise<Portion>);
    }
    for (const portion of begun) yield await portion;
  } finally {
    await threads.close();
  }
}
