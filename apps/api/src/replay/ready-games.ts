import { LRUCache } from 'lru-cache';

interface Keepable {
  /** The number of events in the game. */
  readonly length: number;
  readonly isOver: boolean;
}

/** The maximum number of events in all cached games. An event takes about 3 kB. */
const MOST_EVENTS = 20_000;

/**
 * Caches the most recently viewed games. Stores a finished game only when it is viewed for the second time. Many games
 * that are viewed once therefore neither evict other games nor burden the garbage collector.
 */
export class ReadyGames<Game extends Keepable> {
  readonly #stored = new LRUCache<string, Game>({
    maxSize: MOST_EVENTS,
    // A game that is too large for the cache is opened again for each request.
    sizeCalculation: ({ length }) => length,
  });
  /** Finished games that were viewed only once and that a pending request still uses. */
  readonly #new = new Map<string, Game>();
  /** The keys of recently viewed games, including those that are not cached. */
  readonly #seen = new LRUCache<string, true>({ maxSize: MOST_EVENTS });

  has(key: string): boolean {
    return this.#stored.has(key) || this.#new.has(key);
  }

  get(key: string): Game | undefined {
    return this.#new.get(key) ?? this.#stored.get(key);
  }

  set(key: string, game: Game): void {
    if (!game.isOver || this.#stored.has(key) || this.#seen.has(key)) {
      this.#new.delete(key);
      this.#stored.set(key, game);
      return;
    }
    this.#new.set(key, game);
    this.#seen.set(key, true, { size: game.length });
  }

  /**
   * Releases a game that no pending request uses any more. It is not released earlier, because a page of the viewer
   * sends several requests simultaneously.
   */
  letGo(key: string): void {
    this.#new.delete(key);
  }

  /** Removes all games whose keys match. */
  forget(isMeant: (key: string) => boolean): void {
    for (const cache of [this.#stored, this.#new, this.#seen])
      for (const key of [...cache.keys()]) if (isMeant(key)) cache.delete(key);
  }
}
