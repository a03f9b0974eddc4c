import {
  BrokenRecordError,
  EntryStreams,
  GameStreams,
  StoreUnavailableError,
  StreamNotFoundError,
  type EventStore,
} from '#event-store';
import { actionCheck, gameModules } from '#games';
import { foldProblem } from '#projections';
import * as record from '#record';
import type { GameId, GameModule, Viewer } from '#record';
import { reviewFormat, reviewsIn, type ReviewEntry } from '#reviews';
import { rowsOf, type DatasetGame, type GameRows } from './game-rows.js';
import { linesOf, type LineFormat } from './lines.js';
import { PortionMaker, type Portion } from './portion.js';
import type { TableName } from './schema.js';
import type { DatasetFormat } from './table-file.js';

/** Games of a store that follow each other in a dataset. */
export interface Stretch {
  readonly ids: readonly GameId[];
  readonly viewer: Viewer;
  readonly format: DatasetFormat;
}

/** What of one game goes into the lines of one table. */
export interface GamePart {
  readonly game: GameId;
  readonly viewer: Viewer;
  /** The last event that counts; null: all do. */
  readonly until: number | null;
  /** Whether reviews count that were made with deck lists which the viewer may not see. */
  readonly lists: boolean;
  readonly table: TableName;
  readonly format: LineFormat;
}

/** The recorded games of a store, as a dataset takes them. */
export class StoredGames {
  readonly #games: GameStreams;
  readonly #reviews: EntryStreams<ReviewEntry>;

  constructor(
    store: EventStore,
    /** The games that are known. */
    private readonly modules: ReadonlyMap<string, GameModule> = gameModules,
  ) {
    this.#games = new GameStreams(store, { record, actionCheck: (id) => actionCheck(modules, id) });
    this.#reviews = new EntryStreams(store, reviewFormat);
  }

  /** What the games add. Those that cannot be read, or have no such seat, are left out. Throws what the store throws. */
  async portion({ ids, viewer, format }: Stretch): Promise<Portion> {
    const maker = new PortionMaker(format);
    for (const id of ids) {
      const rows = await this.#rows(id, viewer, everything);
      if (typeof rows === 'string') maker.leaveOut({ game: id, why: rows });
      else maker.add(rows);
    }
    return maker.portion();
  }

  /** The lines of a game, none where it is left out. Throws what the store throws. */
  async lines({ game, viewer, table, format, ...known }: GamePart): Promise<string> {
    const rows = await this.#rows(game, viewer, known);
    return typeof rows === 'string' ? '' : linesOf(table, format).of(rows[table]);
  }

  /** The rows of a game, or why it has none. */
  async #rows(id: GameId, viewer: Viewer, { until, lists }: Known): Promise<GameRows | string> {
    const read = await this.#read(id, viewer).catch(unreadable);
    if (typeof read === 'string') return read;
    const { events, reviews = [], ...others } = read;
    const game = {
      ...others,
      events: until === null ? events : events.slice(0, until + 1),
      reviews: reviews.filter(({ origin }) => lists || !origin.lists),
    };
    const seats = record.startedIn(game.events)?.seats.length ?? 0;
    if (viewer.kind === 'seat' && viewer.seat >= seats) return `It has no seat ${viewer.seat}.`;
    try {
      return rowsOf(game);
    } catch (error) {
      // Anything else is a fault, which a dataset with fewer games would hide.
      if (foldProblem(this.modules, game.events) === null) throw error;
      return 'The rules cannot replay it.';
    }
  }

  async #read(id: GameId, viewer: Viewer): Promise<DatasetGame | string> {
    const events = await this.#games.read(id);
    const module = this.modules.get(record.startedIn(events)?.module ?? '');
    if (module === undefined) return 'This program does not know this kind of game.';
    const { entries } = await this.#reviews.readFrom(record.reviewStream(id), 0);
    return { id, module, events, viewer, reviews: reviewsIn(entries) };
  }
}

type Known = Pick<GamePart, 'until' | 'lists'>;
const everything: Known = { until: null, lists: true };

/** Why a game cannot be read. Throws what is not about this game alone. */
function unreadable(error: unknown): string {
  if (error instanceof BrokenRecordError) return error.problem.message;
  if (error instanceof StreamNotFoundError) return 'It is not there any more.';
  if (error instanceof StoreUnavailableError && error.code === 'STORE_DAMAGED') return error.message;
  throw error;
}
