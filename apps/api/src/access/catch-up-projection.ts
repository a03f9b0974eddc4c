import DataLoader from 'dataloader';
import { LRUCache } from 'lru-cache';
import type { ReadEntries } from '#event-store';
import type { GameId } from '#record';

/** Reads and folds the entries of a game. */
export interface CatchUpSource<Entry, State, Id extends string = GameId> {
  /** Reads all entries of a game and the last revision of its stream. */
  readonly all: (id: Id) => Promise<ReadEntries<Entry>>;
  /** Reads a game's entries, starting at a revision. */
  readonly from: (id: Id, revision: number) => Promise<ReadEntries<Entry>>;
  readonly take: (state: State, entry: Entry) => State;
  /** The state before the first entry. */
  readonly none: State;
  /** The maximum number of cached games. `MOST_GAMES` by default. */
  readonly most?: number;
}

/** The state after the entries read so far. */
export interface Known<State> {
  /** The revision of the last event read, or −1 if no event was read. */
  readonly revision: number;
  readonly state: State;
}

const MOST_GAMES = 5000;

/**
 * Folds the entries of each game into its current state. Each call reads the new entries, so changes by other servers
 * take effect immediately. Calls in the same turn of the event loop share one read per game.
 */
export class CatchUpProjection<Entry, State, Id extends string = GameId> {
  readonly #known: LRUCache<Id, Known<State>>;
  readonly #reads = new DataLoader((ids: readonly Id[]) => this.#readAll(ids), { cache: false });

  constructor(private readonly source: CatchUpSource<Entry, State, Id>) {
    this.#known = new LRUCache({ max: source.most ?? MOST_GAMES });
  }

  /** Returns the current state of a game. Throws if the entries cannot be read. */
  async of(id: Id): Promise<State> {
    return (await this.at(id)).state;
  }

  /**
   * Like `of`, but also returns the revision of the last event read, so that the caller can detect a concurrent append.
   */
  at(id: Id): Promise<Known<State>> {
    return this.#reads.load(id);
  }

  async #readAll(ids: readonly Id[]): Promise<(Known<State> | Error)[]> {
    const reading = new Map<Id, Promise<Known<State> | Error>>();
    for (const id of new Set(ids))
      reading.set(
        id,
        this.#read(id).catch((error: unknown) => (error instanceof Error ? error : new Error(String(error)))),
      );
    const nothing = { revision: -1, state: this.source.none };
    return Promise.all(ids.map((id) => reading.get(id) ?? Promise.resolve(nothing)));
  }

  async #read(id: Id): Promise<Known<State>> {
    const { all, from, take, none } = this.source;
    const known = this.#known.get(id);
    const { entries, revision } = known ? await from(id, known.revision + 1) : await all(id);
    if (known !== undefined && revision <= known.revision) return known;
    const now = { revision, state: entries.reduce(take, known?.state ?? none) };
    // Keeps the newer state if another call has read more entries in the meantime.
    if ((this.#known.get(id)?.revision ?? -2) < revision) this.#known.set(id, now);
    return now;
  }
}
