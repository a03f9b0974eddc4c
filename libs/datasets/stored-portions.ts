import type { EventStore, StoreSettings } from '#event-store';
import type { GameId, Result, Viewer } from '#record';
import { Threads } from '#verification';
import { DatasetError, type DatasetProblem } from './dataset-error.js';
import type { Portion, Portions } from './portion.js';
import { StoredGames, type Stretch } from './stored-games.js';
import { ended, reading } from './thread-settings.js';

/** Games that one thread reads at a time. */
const TOGETHER = 16;
/** Portions of each thread that are under way, or wait to be written. */
const AHEAD = 2;

/** The games of a dataset, where they are kept. */
export interface StoredPortions {
  readonly ids: readonly GameId[];
  readonly viewer: Viewer;
  /** Read in this thread. */
  readonly store: EventStore;
  /** With `threads`, each of them opens the store anew. */
  readonly threads?: { readonly count: number; readonly settings: StoreSettings };
}

/** The portions of games that a store has: the same ones, whatever the number of threads that read them. */
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

/** Reads stretches in threads, in order; no more of them are read ahead than the threads need. */
async function* inThreads(
  stretches: readonly Stretch[],
  { count, settings }: NonNullable<StoredPortions['threads']>,
  signal?: AbortSignal,
): AsyncGenerator<Portion> {
  const threads = new Threads<Stretch, Result<Portion, DatasetProblem>>({
    ...reading('portion-worker', settings),
    // All of them until the end: one that has nothing to do for a moment would end, and another would load the program anew.
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
      // It is thrown where its turn is.
      portion.catch(() => undefined);
      begun.push(portion);
      if (begun.length >= count * AHEAD) yield await (begun.shift() as Promise<Portion>);
    }
    for (const portion of begun) yield await portion;
  } finally {
    await threads.close();
  }
}
