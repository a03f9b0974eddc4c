import { availableParallelism } from 'node:os';
import { StoreUnavailableError, type EventStore, type StoreSettings } from '#event-store';
import type { GameModule } from '#record';
import { Threads } from '#verification';
import { waiting } from '#waiting';
import type { ReadLines } from './lines-worker.js';
import { StoredGames, type GamePart } from './stored-games.js';
import { ended, reading } from './thread-settings.js';

/** Games of one asker that are read, or wait for a thread: askers take turns, game by game. */
const AHEAD = 2;
/** Threads that read; one core stays for everything else. */
const MOST_THREADS = 2;

/** Where the lines of games come from: one game after the other, of several askers at once. */
export class GameLines {
  readonly #threads: Threads<GamePart, ReadLines> | null;
  readonly #closing = new AbortController();
  #reading = 0;

  constructor(
    /** How threads open the store; null: they cannot, and games are read here. */
    settings: StoreSettings | null,
    private readonly store: EventStore,
    private readonly modules: ReadonlyMap<string, GameModule>,
  ) {
    const isHere = settings === null || settings.kind === 'memory';
    this.#threads = isHere
      ? null
      : new Threads<GamePart, ReadLines>({
          ...reading('lines-worker', settings),
          maxThreads: Math.max(1, Math.min(MOST_THREADS, availableParallelism() - 1)),
        });
  }

  /**
   * The lines of each game in order; no more games are read ahead than `AHEAD`. When the signal aborts, or nobody takes the next, what is
   * being read is given up. Throws `DatasetError` and what the store throws.
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
        // It is thrown where its turn is.
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

  /** Games that are read in threads, or wait for one. */
  get reading(): number {
    return this.#reading;
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#threads?.close();
  }
}
