import DataLoader from 'dataloader';
import { LRUCache } from 'lru-cache';
import type { ReadEntries } from '#event-store';
import type { GameId } from '#record';

/** Where entries of games are read, and what they come to. */
export interface KeptUpSource<Entry, State, Id extends string = GameId> {
  /** All entries about a game, and how far their stream went. */
  readonly all: (id: Id) => Promise<ReadEntries<Entry>>;
  /** Those of the stream from a revision on. */
  readonly from: (id: Id, revision: number) => Promise<ReadEntries<Entry>>;
  readonly take: (state: State, entry: Entry) => State;
  /** Before the first entry. */
  readonly none: State;
  /** Games of which it is kept ready; the default is many. */
  readonly most?: number;
}

interface Known<State> {
  /** Of the last event that was read; -1: there was none. */
  readonly revision: number;
  readonly state: State;
}

const MOST_GAMES = 5000;

/**
 * What entries about games come to, as it is now: each time only what is new is read, so that what happened on another server
 * counts at once. Several fields of several games want to know in one turn: each game is looked at once.
 */
export class KeptUp<Entry, State, Id extends string = GameId> {
  readonly #known: LRUCache<Id, Known<State>>;
  readonly #asked = new DataLoader((ids: readonly Id[]) => this.#readAll(ids), { cache: false });

  constructor(private readonly source: KeptUpSource<Entry, State, Id>) {
    this.#known = new LRUCache({ max: source.most ?? MOST_GAMES });
  }

  /** Throws what reading throws. */
  of(id: Id): Promise<State> {
    return this.#asked.load(id);
  }

  async #readAll(ids: readonly Id[]): Promise<(State | Error)[]> {
    const reading = new Map<Id, Promise<State | Error>>();
    for (const id of new Set(ids))
      reading.set(
        id,
        this.#read(id).catch((error: unknown) => (error instanceof Error ? error : new Error(String(error)))),
      );
    return Promise.all(ids.map((id) => reading.get(id) ?? Promise.resolve(this.source.none)));
  }

  async #read(id: Id): Promise<State> {
    const { all, from, take, none } = this.source;
    const known = this.#known.get(id);
    const { entries, revision } = known ? await from(id, known.revision + 1) : await all(id);
    if (known !== undefined && revision <= known.revision) return known.state;
    const state = entries.reduce(take, known?.state ?? none);
    // Somebody else may have read on meanwhile.
    if ((this.#known.get(id)?.revision ?? -2) < revision) this.#known.set(id, { revision, state });
    return state;
  }
}
