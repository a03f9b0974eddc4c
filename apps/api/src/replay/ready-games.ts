import { LRUCache } from 'lru-cache';

/** The properties of a game in this cache. */
interface Keepable {
  /** Its events. */
  readonly length: number;
  readonly isOver: boolean;
}

/** Events of all games that are kept; each takes some 3 kB. */
const MOST_EVENTS = 20_000;

/**
 * Caches the games that were viewed last. A finished game is stored only when it is viewed a second time: many games that are
 * viewed once each neither push out games under review, nor live long enough to burden the garbage collector.
 */
export class ReadyGames<Game extends Keepable> {
  readonly #stored = new LRUCache<string, Game>({
    maxSize: MOST_EVENTS,
    // A game too large for the cache is opened again each time.
    sizeCalculation: ({ length }) => length,
  });
  /** Finished games that are viewed for the first time, while a caller waits for them. */
  readonly #new = new Map<string, Game>();
  /** Those that would be kept if all were. */
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

  /** Nobody waits for it any more who asked while it was read: one page asks several questions at once. */
  letGo(key: string): void {
    this.#new.delete(key);
  }

  /** Keeps nothing of the keys that are meant. */
  forget(isMeant: (key: string) => boolean): void {
    for (const cache of [this.#stored, this.#new, this.#seen])
      for (const key of [...cache.keys()]) if (isMeant(key)) cache.delete(key);
  }
}
