import { LRUCache } from 'lru-cache';

/** The properties of a game in this cache. */
interface Keepable {
  /** The number of its events. */
  readonly length: number;
  readonly isOver: boolean;
}

/** Maximum number of events in all cached games, about 3 kB each. */
const MOST_EVENTS = 20_000;

/**
 * Caches the latest viewed games. Stores a finished game only when it is viewed again, so that many games
 * viewed once neither evict others nor burden the garbage collector.
 */
export class ReadyGames<Game extends Keepable> {
  readonly #stored = new LRUCache<string, Game>({
    maxSize: MOST_EVENTS,
    // A game too large for the cache is opened again each time.
    sizeCalculation: ({ length }) => length,
  });
  /** Finished games that are viewed for the first time, while a caller waits for them. */
  readonly #new = new Map<string, Game>();
  /** Games that would be cached if all were. */
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

  /** Releases a game that no pending request needs. A page sends several requests at once. */
  letGo(key: string): void {
    this.#new.delete(key);
  }

  /** Drops matching keys. */
  forget(isMeant: (key: string) => boolean): void {
    for (const cache of [this.#stored, this.#new, this.#seen])
      for (const key of [...cache.keys()]) if (isMeant(key)) cache.delete(key);
  }
}
