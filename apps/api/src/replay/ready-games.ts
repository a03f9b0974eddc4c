import { LRUCache } from 'lru-cache';

/** What is asked of a game that is kept. */
interface Keepable {
  /** Its events. */
  readonly length: number;
  readonly isOver: boolean;
}

/** Events of all games that are kept; each takes some 3 kB. */
const MOST_EVENTS = 20_000;

/**
 * The games that were looked at last. A finished game is kept when somebody comes back to it: while many games are looked at once
 * each, they neither push out those that are reviewed, nor live long enough to be counted among what is old and hard to give back.
 */
export class ReadyGames<Game extends Keepable> {
  readonly #kept = new LRUCache<string, Game>({
    maxSize: MOST_EVENTS,
    // A game too large to be kept is opened anew each time.
    sizeCalculation: ({ length }) => length,
  });
  /** Finished games that are looked at for the first time, as long as somebody waits for them. */
  readonly #new = new Map<string, Game>();
  /** Those that would be kept if all were. */
  readonly #seen = new LRUCache<string, true>({ maxSize: MOST_EVENTS });

  has(key: string): boolean {
    return this.#kept.has(key) || this.#new.has(key);
  }

  get(key: string): Game | undefined {
    return this.#new.get(key) ?? this.#kept.get(key);
  }

  set(key: string, game: Game): void {
    if (!game.isOver || this.#kept.has(key) || this.#seen.has(key)) {
      this.#new.delete(key);
      this.#kept.set(key, game);
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
    for (const cache of [this.#kept, this.#new, this.#seen])
      for (const key of [...cache.keys()]) if (isMeant(key)) cache.delete(key);
  }
}
