import { LRUCache } from 'lru-cache';

/** What is asked of a game that is kept. */
interface Keepable {
  /** Its events. */
  readonly length: number;
  readonly isOver: boolean;
}

/** Events of all games that are kept; each takes some 3 kB. */
const MOST_EVENTS = 20_000;

/** Finished games that are kept although they were looked at once. */
const MOST_NEW = 2;

interface New<Game> {
  readonly game: Game;
  /** Which of all that came it was. */
  readonly number: number;
}

/**
 * The games that were looked at last. A finished game is kept for long when somebody comes back to it: while many games are looked at
 * once each, they neither push out those that are reviewed nor fill the memory with what has to be found and given back soon after.
 */
export class ReadyGames<Game extends Keepable> {
  readonly #kept = new LRUCache<string, Game>({
    maxSize: MOST_EVENTS,
    // A game too large to be kept is opened anew each time.
    sizeCalculation: ({ length }) => length,
  });
  readonly #new = new LRUCache<string, New<Game>>({
    max: MOST_NEW,
    maxEntrySize: MOST_EVENTS,
    sizeCalculation: ({ game }) => game.length,
  });
  /** Those that would be kept if all were. */
  readonly #seen = new LRUCache<string, true>({ maxSize: MOST_EVENTS });
  #came = 0;

  has(key: string): boolean {
    return this.#kept.has(key) || this.#new.has(key);
  }

  get(key: string): Game | undefined {
    const found = this.#new.get(key);
    if (found === undefined) return this.#kept.get(key);
    // One page asks several questions at once; who asks when others have come is back.
    if (found.number < this.#came) this.#keep(key, found.game);
    return found.game;
  }

  set(key: string, game: Game): void {
    if (!game.isOver || this.#kept.has(key) || this.#seen.has(key)) {
      this.#keep(key, game);
      return;
    }
    this.#new.set(key, { game, number: ++this.#came });
    this.#seen.set(key, true, { size: game.length });
  }

  /** Keeps nothing of the keys that are meant. */
  forget(isMeant: (key: string) => boolean): void {
    for (const cache of [this.#kept, this.#new, this.#seen])
      for (const key of [...cache.keys()]) if (isMeant(key)) cache.delete(key);
  }

  #keep(key: string, game: Game): void {
    this.#new.delete(key);
    this.#kept.set(key, game);
  }
}
