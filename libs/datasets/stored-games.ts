import {
  BrokenRecordError,
  EntryStreams,
  GameStreams,
  StoreUnavailableError,
  StreamNotFoundError,
  type EventStore,
} from '#event-store';
import { actionCheck, gameModules } from '#games';
import * as record from '#record';
import type { GameId, Viewer } from '#record';
import { reviewFormat, type ReviewEntry } from '#reviews';
import { rowsOf, type DatasetGame, type GameRows } from './game-rows.js';
import { portionOf, type LeftOut, type Portion } from './portion.js';
import type { DatasetFormat } from './table-file.js';

/** Games of a store that follow each other in a dataset. */
export interface Stretch {
  readonly ids: readonly GameId[];
  readonly viewer: Viewer;
  readonly format: DatasetFormat;
}

/** The recorded games of a store, as a dataset takes them. */
export class StoredGames {
  readonly #games: GameStreams;
  readonly #reviews: EntryStreams<ReviewEntry>;

  constructor(store: EventStore) {
    this.#games = new GameStreams(store, { record, actionCheck: (id) => actionCheck(gameModules, id) });
    this.#reviews = new EntryStreams(store, reviewFormat);
  }

  /** What the games add. Those that cannot be read, or have no such seat, are left out. Throws what the store throws. */
  async portion({ ids, viewer, format }: Stretch): Promise<Portion> {
    const found: GameRows[] = [];
    const leftOut: LeftOut[] = [];
    for (const id of ids) {
      const rows = await this.#rows(id, viewer);
      if (typeof rows === 'string') leftOut.push({ game: id, why: rows });
      else found.push(rows);
    }
    return portionOf(found, format, leftOut);
  }

  /** The rows of a game, or why it has none. */
  async #rows(id: GameId, viewer: Viewer): Promise<GameRows | string> {
    const game = await this.#read(id, viewer).catch(unreadable);
    if (typeof game === 'string') return game;
    const seats = record.startedIn(game.events)?.seats.length ?? 0;
    if (viewer.kind === 'seat' && viewer.seat >= seats) return `It has no seat ${viewer.seat}.`;
    try {
      return rowsOf(game);
    } catch {
      return 'The rules cannot replay it.';
    }
  }

  async #read(id: GameId, viewer: Viewer): Promise<DatasetGame | string> {
    const events = await this.#games.read(id);
    const module = gameModules.get(record.startedIn(events)?.module ?? '');
    if (module === undefined) return 'This program does not know this kind of game.';
    const { entries } = await this.#reviews.readFrom(record.reviewStream(id), 0);
    return { id, module, events, viewer, reviews: entries.filter((entry) => entry.kind === 'Reviewed') };
  }
}

/** Why a game cannot be read. Throws what is not about this game alone. */
function unreadable(error: unknown): string {
  if (error instanceof BrokenRecordError) return error.problem.message;
  if (error instanceof StreamNotFoundError) return 'It is not there any more.';
  if (error instanceof StoreUnavailableError && error.code === 'STORE_DAMAGED') return error.message;
  throw error;
}
