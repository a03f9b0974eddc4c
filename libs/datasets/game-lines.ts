import { availableParallelism } from 'node:os';
import { StoreUnavailableError, type EventStore, type StoreSettings } from '#event-store';
import type { GameModule } from '#record';
import { Threads, waiting } from '#runtime';
import type { ReadLines } from './lines-worker.js';
import { StoredGames, type GamePart } from './stored-games.js';
import { ended, reading } from './thread-settings.js';

/** The maximum number of games that each request reads ahead. Requests take turns after each game. */
const AHEAD = 2;
/** The maximum number of threads that read games. One core remains free for other work. */
const MOST_THREADS = 2;

/** Reads the lines of games one game after another, for several requests concurrently. */
export class GameLines {
  readonly #threads: Threads<GamePart, ReadLines> | null;
  readonly #closing = new AbortController();
  #reading = 0;

  constructor(
    /**
     * The settings with which threads open the store. If null, threads cannot open the store, and this thread reads the
     * games.
     */
    settings: StoreSettings | null,
    private readonly store: EventStore,
    private readonly modules: ReadonlyMap<string, GameModule>,
  ) {
    const isHere = settings === null || settings.kind === 'memory';
    this.#threads = isHere
      ? null
      : new Threads<GamePart, ReadLines>({
          ...reading(new URL('./lines-worker.js', import.meta.url), settings),
          maxThreads: Math.max(1, Math.min(MOST_THREADS, availableParallelism() - 1)),
        });
  }

  /**
   * Yields the lines of each game in the order of `parts`. Reads at most `AHEAD` games ahead. Stops if the signal
   * aborts or the caller ends the iteration. Throws a `DatasetError` if a thread runs out of memory. Throws a
   * `StoreUnavailableError` if the store cannot be read.
   */
  async *of(
    parts: Iterable<GamePart> | AsyncIterable<GamePart>,
    signal: AbortSignal,
  ): AsyncGenerator<string> {
    const left = new AbortController();
    const { signal: until, end } = waiting([signal, left.signal, this.#closing.signal]);
    const begun: Promise<string>[] = [];
    try {
      for await (const part of parts) {
        until.throwIfAborted();
        const lines = this.#read(part, until);
        // Prevents an unhandled rejection. The error is thrown when it is this game's turn.
        lines.catch(() => undefined);
        begun.push(lines);
        if (begun.length >= AHEAD) yield await (begun.shift() as Promise<string>);
      }
      for (const lines of begun) yield await lines;
    } finally {
      left.abort();
      end();
    }
  }

  async #read(part: GamePart, signal: AbortSignal): Promise<string> {
    if (this.#threads === null) return new StoredGames(this.store, this.modules).lines(part);
    this.#reading++;
    const read = await this.#threads
      .run(part, signal)
      .catch(ended)
      .finally(() => this.#reading--);
    if (read.ok) return read.value;
    throw new StoreUnavailableError(read.error.code, read.error.message);
  }

  /** The number of games that threads are reading or that wait for a thread. */
  get reading(): number {
    return this.#reading;
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#threads?.close();
  }
}
