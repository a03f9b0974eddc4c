import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  archiveOf,
  branchGame,
  canImport,
  deleteGame,
  deleteReview,
  importGame,
  keepReview,
  gameNotFound,
  recordCheck,
  retireImport,
  writeNotes,
  type Archive as Stored,
} from '#archive';
import {
  derivedFolder,
  isThere,
  openEventStore,
  StreamNotFoundError,
  storeSettings,
  type EventStore,
  type GameStreams,
  type NoteStreams,
  type StoreSettings,
} from '#event-store';
import { gameModules } from '#games';
import type { GameShelf, Check } from '#interchange';
import {
  authorityOf,
  foldProblem,
  gameOfStream,
  printedIn,
  recordWithChosenNames,
  type GameAuthority,
  type GameNotes,
} from '#projections';
import type { GameCatalogue, ProjectionSource, ReadModels } from '#read-models';
import * as record from '#record';
import {
  ADMINISTRATION_STREAM_PREFIX,
  GAME_STREAM_PREFIX,
  gameStream,
  NOTES_STREAM_PREFIX,
  parseGameId,
  readAdministration,
  type GameId,
  type GameModule,
  type Note,
  type RecordedEvent,
  type Visibility,
} from '#record';
import { reviewChange, ReviewLedger, reviewsIn, ReviewStreams, type Reviewed } from '#reviews';
import { DraftArchive } from './draft-archive.js';
import { exitCodes, failure, failureOf, must, mustChange, type Failure } from './failure.js';
import type { Surroundings } from './output.js';
import type { Stream } from './recording.js';

export function moduleOf(events: readonly RecordedEvent[]): GameModule {
  const module = gameModules.get(record.startedIn(events)?.module ?? '');
  if (module !== undefined) return module;
  throw failure(
    exitCodes.badInput,
    'MODULE_UNKNOWN',
    'This version of Retrace does not support this kind of game.',
    {
      advice: 'Use a newer version of Retrace.',
    },
  );
}

/** Imported on demand, because most commands do not need read models. */
const readModelRoom = () => import('#read-models');

type Place = Pick<Surroundings, 'environment' | 'folder'>;

const notFound = (id: string): Failure => failureOf(exitCodes.notFound, [gameNotFound(id)]);

/** The owner of the data folder, who is the same author as the user of a local server. */
export const owner = { kind: 'owner' } as const;
const authorship = { by: 'owner', author: owner } as const;

export class Archive {
  /**
   * Opens the store that the environment configures. If `reading` is true, a missing data folder counts as empty and is
   * not created. Throws a `Failure` if the settings are invalid, or a `StoreUnavailableError` if the store cannot be
   * opened.
   */
  static async open(around: Place, kind?: StoreSettings['kind'], reading = false): Promise<Archive> {
    const environment =
      kind === undefined ? around.environment : { ...around.environment, EVENT_STORE: kind };
    const given = must(storeSettings(environment), exitCodes.usage);
    if (given.kind === 'memory') return new Archive(around, await openEventStore(given), given, null);
    const folder = path.resolve(around.folder, given.folder);
    if (given.kind === 'kurrentdb') {
      const settings = { ...given, folder };
      return new Archive(around, await openEventStore(settings), settings, derivedFolder(settings));
    }
    const isThere = existsSync(folder);
    const settings: StoreSettings = reading && !isThere ? { kind: 'memory' } : { kind: 'sqlite', folder };
    return new Archive(around, await openEventStore(settings), settings, folder);
  }

  /** Opens the store for reading, calls `use`, and closes the store even if `use` throws. */
  static async reading<T>(around: Place, use: (archive: Archive) => Promise<T>): Promise<T> {
    const archive = await Archive.open(around, undefined, true);
    try {
      return await use(archive);
    } finally {
      await archive.close();
    }
  }

  readonly drafts: DraftArchive;
  /** The author of entries that the command line writes. */
  readonly authorship = authorship;
  /** The archive to which commands append entries. */
  readonly stored: Stored;
  #readModels: ReadModels | undefined;

  private constructor(
    private readonly around: Place,
    readonly store: EventStore,
    /** The settings that let another thread open the same store. */
    readonly settings: StoreSettings,
    /**
     * The folder that contains the games or, if a database server stores the games, only the list of games. Null if
     * nothing is stored.
     */
    readonly folder: string | null,
  ) {
    this.stored = archiveOf(store);
    this.drafts = new DraftArchive(store);
  }

  get games(): GameStreams {
    return this.stored.games;
  }

  get notes(): NoteStreams {
    return this.stored.notes;
  }

  get kind(): StoreSettings['kind'] {
    return this.settings.kind;
  }

  /** A description of where the games are stored. */
  get where(): string {
    if (this.folder === null) return 'in memory (not stored)';
    return this.kind === 'kurrentdb' ? 'in KurrentDB' : `in ${this.folder}`;
  }

  /**
   * Reads all events of a game. Throws a `Failure` with code `GAME_ID_INVALID` or `GAME_NOT_FOUND`, or a
   * `BrokenRecordError`.
   */
  async read(text: string): Promise<readonly RecordedEvent[]> {
    const id = this.idOf(text);
    try {
      return await this.games.read(id);
    } catch (error) {
      throw error instanceof StreamNotFoundError ? notFound(id) : error;
    }
  }

  /** Like `read`, but with the names that players chose when they claimed their seats. */
  async readNamed(text: string): Promise<readonly RecordedEvent[]> {
    const events = await this.read(text);
    return recordWithChosenNames(events, await this.authorityOver(this.idOf(text)));
  }

  idOf(text: string): GameId {
    return must(parseGameId(text));
  }

  /** Returns the ids of all games in the order in which they began. */
  async ids(look: (found: number, place: string) => void = () => undefined): Promise<readonly GameId[]> {
    // Some stores still return events of deleted games, so these games must be excluded here.
    const deleted = new Set<string>();
    const ids: GameId[] = [];
    const passed = (place: string) => look(ids.length, place);
    // Older versions recorded the deletion of a game in its note stream, so both kinds of streams are read.
    const prefix = [ADMINISTRATION_STREAM_PREFIX, NOTES_STREAM_PREFIX];
    for await (const stored of this.store.readAll({ prefix, passed }))
      if (stored.type === 'GameDeleted' && readAdministration(stored).ok)
        deleted.add(gameOfStream(stored.stream) ?? '');
    const take = (stream: string): void => {
      const id = stream.slice(GAME_STREAM_PREFIX.length);
      if (!deleted.has(id)) ids.push(this.idOf(id));
    };
    if (this.store.streams !== undefined)
      for (const name of await this.store.streams(GAME_STREAM_PREFIX)) take(name);
    else
      for await (const { stream, revision } of this.store.readAll({ prefix: GAME_STREAM_PREFIX, passed }))
        if (revision === 0) take(stream);
    return ids;
  }

  async branch(id: GameId, parent: GameId, revision: number): Promise<void> {
    mustChange(await branchGame(this.stored, authorship, { id, parent, revision }));
  }

  /**
   * Throws a `Failure` with code `GAME_NOT_FOUND` if a game has no events. Does not check whether the events are
   * readable.
   */
  async requireThere(game: GameId): Promise<void> {
    try {
      for await (const _ of this.store.read(gameStream(game), { limit: 1 })) return;
    } catch (error) {
      throw error instanceof StreamNotFoundError ? notFound(game) : error;
    }
  }

  /** Deletes a game permanently. Throws a `GameHasBranchesError` if branches of the game exist. */
  delete(game: GameId): Promise<void> {
    return deleteGame(this.stored, authorship, game);
  }

  async reviewsOf(game: GameId): Promise<readonly Reviewed[]> {
    const { entries } = await new ReviewStreams(this.store).readFrom(game, 0);
    return reviewsIn(entries);
  }

  /** Returns the games with stored reviews, the most recently reviewed first. */
  async reviewedGames(): Promise<readonly GameId[]> {
    const games = await new ReviewLedger(this.store).reviewed();
    const there = await Promise.all(
      games.map(async (game) => ((await isThere(this.store, gameStream(game))) ? game : null)),
    );
    return there.filter((game) => game !== null);
  }

  /** Stores a review as a server does. Returns false if the review was already stored. */
  keepReview(game: GameId, reviewed: Reviewed): Promise<boolean> {
    return keepReview(this.stored, authorship, game, reviewed);
  }

  deleteReview(game: GameId, review: string): Promise<void> {
    return deleteReview(this.stored, authorship, game, review);
  }

  /** Returns whether a game has been recorded, and whether its record is complete. */
  async progressOf(id: GameId): Promise<'absent' | 'unfinished' | 'finished'> {
    try {
      const last = await this.games.last(id);
      return last.event.kind === 'GameEnded' ? 'finished' : 'unfinished';
    } catch (error) {
      if (error instanceof StreamNotFoundError) return 'absent';
      throw error;
    }
  }

  /** Returns the stream operations for recording a game. */
  get stream(): Stream {
    return {
      append: async (id, events, after) => {
        await this.games.append(id, events, after < 0 ? 'no-stream' : after);
      },
      read: async (id) => (await this.games.read(id)).map(({ event }) => event),
    };
  }

  /**
   * Returns the administrative state of a game, such as its visibility. Throws a `BrokenRecordError` if its
   * administrative entries are unreadable.
   */
  async authorityOver(game: GameId): Promise<GameAuthority> {
    return authorityOf(await this.stored.administration.read(game));
  }

  /** Appends to a game the notes that `decide` returns. Returns all notes about the game. */
  async writeNotes(game: GameId, decide: (notes: GameNotes) => readonly Note[]): Promise<GameNotes> {
    return mustChange(await writeNotes(this.stored, game, decide));
  }

  /** Records the result of checking an imported game against the rules. */
  sayChecked(game: GameId, check: Check): Promise<void> {
    return recordCheck(this.stored, authorship, game, check);
  }

  /** Returns the archive as a target for imports. The target records a game's visibility before the game itself. */
  shelf(visibility: Visibility): GameShelf {
    return {
      read: async (id) => {
        if ((await this.progressOf(id)) !== 'absent') return this.games.read(id);
        return canImport(authorship, await this.stored.administration.read(id)) ? null : 'taken';
      },
      put: async (id, events, known) => {
        const problem = foldProblem(gameModules, events);
        if (problem !== null)
          throw failure(exitCodes.badInput, 'IMPORT_EVENT_INVALID', problem.message, {
            where: problem.where,
          });
        mustChange(await importGame(this.stored, authorship, { id, events, known, visibility }));
      },
      retire: (id) => retireImport(this.stored, authorship, id),
    };
  }

  /**
   * Opens the read models without updating them. Throws a `Failure` if a setting is invalid, or a `ReadModelsError` if
   * the read models cannot be opened.
   */
  async readModels(): Promise<ReadModels> {
    const { openReadModels, placeOf, readModelSetting } = await readModelRoom();
    const setting = must(readModelSetting(this.around.environment), exitCodes.usage);
    const isThere = this.folder !== null && (this.kind === 'kurrentdb' || existsSync(this.folder));
    // If there is no data folder, there are no games, even if a shared database lists some.
    const place = isThere ? placeOf(setting, this.folder) : ({ kind: 'memory' } as const);
    return (this.#readModels ??= await openReadModels(place));
  }

  /** The source for building the read models. */
  get source(): ProjectionSource {
    return { store: this.store, streams: this.games, modules: gameModules, readReview: reviewChange };
  }

  /** Updates the list of games and returns it. Calls `progress` with the number of events read. */
  async catalogue(progress: (events: number) => void): Promise<GameCatalogue> {
    const { GameCatalogue, Projection } = await readModelRoom();
    const models = await this.readModels();
    await new Projection(models, this.source).catchUp(progress);
    return new GameCatalogue(models, printedIn(gameModules));
  }

  async close(): Promise<void> {
    await this.#readModels?.close();
    await this.store.close();
  }
}
