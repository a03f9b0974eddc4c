import { gameStreamsOf } from '#archive';
import {
  BrokenRecordError,
  EntryStreams,
  type GameStreams,
  StoreUnavailableError,
  StreamNotFoundError,
  type EventStore,
} from '#event-store';
import { gameModules } from '#games';
import { foldProblem } from '#projections';
import { reviewStream, startedIn, type GameId, type GameModule, type Viewer } from '#record';
import { reviewFormat, reviewsIn, type ReviewEntry } from '#reviews';
import { rowsOf, type DatasetGame, type GameRows } from './game-rows.js';
import { linesOf, type LineFormat } from './lines.js';
import { PortionMaker, type Portion } from './portion.js';
import type { TableName } from './schema.js';
import type { DatasetFormat } from './table-file.js';

export interface Stretch {
  readonly ids: readonly GameId[];
  readonly viewer: Viewer;
  readonly format: DatasetFormat;
}

/** The part of a game from which a table's lines are produced. */
export interface GamePart {
  readonly game: GameId;
  readonly viewer: Viewer;
  /** The revision of the last event to include. Null includes all events. */
  readonly until: number | null;
  /** Whether to include reviews that used deck lists that are hidden from the viewer. */
  readonly lists: boolean;
  readonly table: TableName;
  readonly format: LineFormat;
}

/** Reads the games in a store for datasets. */
export class StoredGames {
  readonly #games: GameStreams;
  readonly #reviews: EntryStreams<ReviewEntry>;

  constructor(
    store: EventStore,
    private readonly modules: ReadonlyMap<string, GameModule> = gameModules,
  ) {
    this.#games = gameStreamsOf(store, modules);
    this.#reviews = new EntryStreams(store, reviewFormat);
  }

  /**
   * Builds a portion from games. Omits games that cannot be read or lack the viewer's seat. Throws if the store is
   * unavailable.
   */
  async portion({ ids, viewer, format }: Stretch): Promise<Portion> {
    const maker = new PortionMaker(format);
    for (const id of ids) {
      const rows = await this.#rows(id, viewer, everything);
      if (typeof rows === 'string') maker.leaveOut({ game: id, why: rows });
      else maker.add(rows);
    }
    return maker.portion();
  }

  /** Returns the lines of a game. Empty if the game cannot be read. Throws if the store is unavailable. */
  async lines({ game, viewer, table, format, ...known }: GamePart): Promise<string> {
    const rows = await this.#rows(game, viewer, known);
    return typeof rows === 'string' ? '' : linesOf(table, format).of(rows[table]);
  }

  /** Returns the rows of a game, or the reason why it is omitted. */
  async #rows(id: GameId, viewer: Viewer, { until, lists }: Known): Promise<GameRows | string> {
    const read = await this.#read(id, viewer).catch(unreadable);
    if (typeof read === 'string') return read;
    const { events, reviews = [], ...others } = read;
    const game = {
      ...others,
      events: until === null ? events : events.slice(0, until + 1),
      reviews: reviews.filter(({ origin }) => lists || !origin.lists),
    };
    const seats = startedIn(game.events)?.seats.length ?? 0;
    if (viewer.kind === 'seat' && viewer.seat >= seats) return `The game has no seat ${viewer.seat}.`;
    try {
      return rowsOf(game);
    } catch (error) {
      // Any other error is a bug, so it must not be hidden by omitting the game.
      if (foldProblem(this.modules, game.events) === null) throw error;
      return 'The rules cannot replay the game.';
    }
  }

  async #read(id: GameId, viewer: Viewer): Promise<DatasetGame | string> {
    const events = await this.#games.read(id);
    const module = this.modules.get(startedIn(events)?.module ?? '');
    if (module === undefined) return 'This version of Retrace does not support this kind of game.';
    const { entries } = await this.#reviews.readFrom(reviewStream(id), 0);
    return { id, module, events, viewer, reviews: reviewsIn(entries) };
  }
}

type Known = Pick<GamePart, 'until' | 'lists'>;
const everything: Known = { until: null, lists: true };

/** Returns the reason why a game cannot be read. Rethrows errors that affect more than this game. */
function unreadable(error: unknown): string {
  if (error instanceof BrokenRecordError) return error.problem.message;
  if (error instanceof StreamNotFoundError) return 'The game no longer exists.';
  if (error instanceof StoreUnavailableError && error.code === 'STORE_DAMAGED') return error.message;
  throw error;
}
