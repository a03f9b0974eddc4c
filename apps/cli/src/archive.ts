import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  AdministrationStreams,
  deleteGame,
  derivedFolder,
  EntryStreams,
  GameStreams,
  isThere,
  NoteStreams,
  openEventStore,
  StreamNotFoundError,
  storeSettings,
  type EventStore,
  type StoreSettings,
} from '#event-store';
import { actionCheck, gameModules } from '#games';
import type { GameShelf } from '#interchange';
import { authorityOf, foldProblem, gameOfStream, type GameAuthority } from '#projections';
import type { Check } from '#verification';
import {
  GameCatalogue,
  openReadModels,
  placeOf,
  Projection,
  readModelSetting,
  type ProjectionSource,
  type ReadModelPlace,
  type ReadModels,
} from '#read-models';
import * as record from '#record';
import {
  ADMINISTRATION_STREAM_PREFIX,
  GAME_STREAM_PREFIX,
  gameStream,
  isSameAuthor,
  NOTES_STREAM_PREFIX,
  parseGameId,
  readAdministration,
  REVIEWS_STREAM,
  reviewStream,
  type GameId,
  type GameModule,
  type RecordedEvent,
  type Visibility,
} from '#record';
import { reviewChange, reviewFormat, reviewsIn, type Reviewed, type ReviewEntry } from '#reviews';
import { DraftArchive } from './draft-archive.js';
import { exitCodes, failure, must, type Failure } from './failure.js';
import type { Surroundings } from './output.js';
import type { Stream } from './recording.js';

/** The game module of a record. */
export function moduleOf(events: readonly RecordedEvent[]): GameModule {
  const module = gameModules.get(record.startedIn(events)?.module ?? '');
  if (module !== undefined) return module;
  throw failure(exitCodes.badInput, 'MODULE_UNKNOWN', 'This program does not know this kind of game.', {
    advice: 'Use a newer version of Retrace.',
  });
}

type Place = Pick<Surroundings, 'environment' | 'folder'>;

const notFound = (id: string): Failure =>
  failure(exitCodes.notFound, 'GAME_NOT_FOUND', `There is no game "${id}".`, {
    advice: '`retrace games` lists the recorded games.',
  });

/** Whoever has the data folder. */
const said: record.Said = { by: 'owner', author: { kind: 'owner' } };

/** Whether a game is, or can be, imported by who has the data folder, by what is decided about it. */
const isOwn = (entries: readonly record.RecordedAdministration[]): boolean =>
  entries.length === 0 || isSameAuthor(authorityOf(entries).imported?.author, said.author);

/** The recorded games of a data folder. */
export class Archive {
  /**
   * Opens the store that the environment names. Who only reads does not create a data folder: one that is not there
   * has no games. Throws a `Failure` for bad settings, `StoreUnavailableError`.
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

  /** Opens the store to read from it, and closes it whatever happens. */
  static async reading<T>(around: Place, use: (archive: Archive) => Promise<T>): Promise<T> {
    const archive = await Archive.open(around, undefined, true);
    try {
      return await use(archive);
    } finally {
      await archive.close();
    }
  }

  readonly games: GameStreams;
  readonly notes: NoteStreams;
  readonly drafts: DraftArchive;
  /** What stands beside what the command line says. */
  readonly said = said;
  readonly #administration: AdministrationStreams;
  readonly #reviews: EntryStreams<ReviewEntry>;
  #readModels: ReadModels | undefined;

  private constructor(
    private readonly around: Place,
    readonly store: EventStore,
    /** How another thread opens the store again. */
    readonly settings: StoreSettings,
    /** Of the games, or of the list of those that a server keeps. Null: nothing is kept. */
    readonly folder: string | null,
  ) {
    this.#administration = new AdministrationStreams(store, { record });
    this.notes = new NoteStreams(store, { record });
    this.#reviews = new EntryStreams(store, reviewFormat);
    this.drafts = new DraftArchive(store);
    this.games = new GameStreams(store, {
      record,
      actionCheck: (id) => actionCheck(gameModules, id),
    });
  }

  get kind(): StoreSettings['kind'] {
    return this.settings.kind;
  }

  /** Where the games are kept, in words. */
  get where(): string {
    if (this.folder === null) return 'in memory (not kept)';
    return this.kind === 'kurrentdb' ? 'in KurrentDB' : `in ${this.folder}`;
  }

  /** All events of a game. Throws a `Failure` (`GAME_ID_INVALID`, `GAME_NOT_FOUND`), `BrokenRecordError`. */
  async read(text: string): Promise<readonly RecordedEvent[]> {
    const id = this.idOf(text);
    try {
      return await this.games.read(id);
    } catch (error) {
      throw error instanceof StreamNotFoundError ? notFound(id) : error;
    }
  }

  idOf(text: string): GameId {
    return must(parseGameId(text));
  }

  /** The ids of all games, in the order in which they were started. */
  async ids(look: (found: number, place: string) => void = () => undefined): Promise<readonly GameId[]> {
    // Some stores give events of those that were deleted, too.
    const deleted = new Set<string>();
    const ids: GameId[] = [];
    const passed = (place: string) => look(ids.length, place);
    // Games of before were deleted among their notes.
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

  /** Begins a game that continues from a revision of another. */
  async branch(game: GameId, parent: GameId, revision: number): Promise<void> {
    const branched = { kind: 'Branched', game, position: `${revision}`, ...said } as const;
    await this.#administration.append(parent, [branched], 'any');
    await this.games.append(game, [{ kind: 'GameBranched', parent, revision }], 'no-stream');
  }

  /** Throws a `Failure` `GAME_NOT_FOUND`. What the game is does not matter, nor whether it can be read. */
  async requireThere(game: GameId): Promise<void> {
    try {
      for await (const _ of this.store.read(gameStream(game), { limit: 1 })) return;
    } catch (error) {
      throw error instanceof StreamNotFoundError ? notFound(game) : error;
    }
  }

  /** Deletes a game for good. Throws `GameHasBranchesError`. */
  delete(game: GameId): Promise<void> {
    return deleteGame(this.store, this.#administration, record, game, said);
  }

  /** The reviews of a game that were kept. */
  async reviewsOf(game: GameId): Promise<readonly Reviewed[]> {
    const { entries } = await this.#reviews.readFrom(reviewStream(game), 0);
    return reviewsIn(entries);
  }

  /** The games that have a review which was kept, the one that was reviewed last first. */
  async reviewedGames(): Promise<readonly GameId[]> {
    const begun = new Map<string, GameId>();
    const games = new Set<GameId>();
    for (const entry of (await this.#reviews.readFrom(REVIEWS_STREAM, 0)).entries) {
      if (entry.kind === 'ReviewBegun') begun.set(entry.review, entry.game);
      const game =
        entry.kind === 'ReviewOver' && entry.outcome === 'READY' ? begun.get(entry.review) : undefined;
      if (game === undefined) continue;
      games.delete(game);
      games.add(game);
    }
    const there = await Promise.all(
      [...games].map(async (game) => ((await isThere(this.store, gameStream(game))) ? game : null)),
    );
    return there.filter((game) => game !== null).reverse();
  }

  /** Keeps a review beside those that servers make; false: it is kept already. */
  async keepReview(game: GameId, reviewed: Reviewed): Promise<boolean> {
    let isNew = false as boolean;
    await this.#reviews.decide(reviewStream(game), (before) => {
      isNew = !reviewsIn(before).some((one) => one.review === reviewed.review);
      return isNew ? [reviewed] : [];
    });
    const { review, origin } = reviewed;
    if (isNew)
      await this.#reviews.append(REVIEWS_STREAM, [
        { kind: 'ReviewBegun', review, game, origin, ...said },
        { kind: 'ReviewOver', review, outcome: 'READY', code: null },
      ]);
    return isNew;
  }

  /** How far the recording of a game came. */
  async progressOf(id: GameId): Promise<'absent' | 'unfinished' | 'finished'> {
    try {
      const last = await this.games.last(id);
      return last.event.kind === 'GameEnded' ? 'finished' : 'unfinished';
    } catch (error) {
      if (error instanceof StreamNotFoundError) return 'absent';
      throw error;
    }
  }

  /** The archive as a recording writes to it. */
  get stream(): Stream {
    return {
      append: async (id, events, after) => {
        await this.games.append(id, events, after < 0 ? 'no-stream' : after);
      },
      read: async (id) => (await this.games.read(id)).map(({ event }) => event),
    };
  }

  /** What is decided about a game. Throws `BrokenRecordError`. */
  async authorityOver(game: GameId): Promise<GameAuthority> {
    return authorityOf(await this.#administration.read(game));
  }

  /** Shares a position of a game, until the link is revoked. */
  async share(game: GameId, id: string, position: string, as: string): Promise<void> {
    await this.#administration.append(game, [{ kind: 'LinkShared', id, position, as, ...said }], 'any');
  }

  async revokeShare(game: GameId, id: string): Promise<void> {
    await this.#administration.append(game, [{ kind: 'LinkRevoked', id, ...said }], 'any');
  }

  /** Says whether the rules confirm an imported game. */
  async sayChecked(game: GameId, { status, position }: Check): Promise<void> {
    await this.#administration.append(game, [{ kind: 'Checked', status, position, ...said }], 'any');
  }

  /** The archive as an import writes to it: who can look at a game is said before it is there. */
  shelf(visibility: Visibility): GameShelf {
    return {
      read: async (id) => {
        if ((await this.progressOf(id)) !== 'absent') return this.games.read(id);
        return isOwn(await this.#administration.read(id)) ? null : 'taken';
      },
      put: async (id, events, known) => {
        const problem = foldProblem(gameModules, events);
        if (problem !== null)
          throw failure(exitCodes.badInput, 'IMPORT_EVENT_INVALID', problem.message, {
            where: problem.where,
          });
        await this.#administration.decide(id, (before) => {
          if (isOwn(before)) return before.length === 0 ? [{ kind: 'Imported', visibility, ...said }] : [];
          throw failure(exitCodes.conflict, 'IMPORT_CONFLICT', `Another game has, or had, the id "${id}".`, {
            advice: 'Import it into another data folder (RETRACE_DATA).',
          });
        });
        await this.games.appendRecorded(id, events.slice(known), known === 0 ? 'no-stream' : known - 1);
      },
      retire: async (id) => {
        const decided = await this.#administration.read(id);
        const isBare = decided.every(({ entry: { kind } }) => kind === 'Imported' || kind === 'Checked');
        if (!isBare || !isOwn(decided) || (await this.notes.read(id)).length > 0) return false;
        await this.delete(id);
        return true;
      },
    };
  }

  /** Where what is made of the events is kept. Throws a `Failure` for a bad setting. */
  get #readModelPlace(): ReadModelPlace {
    const setting = must(readModelSetting(this.around.environment), exitCodes.usage);
    const isThere = this.folder !== null && (this.kind === 'kurrentdb' || existsSync(this.folder));
    // What is not there yet has no games, whatever a database knows of others.
    return isThere ? placeOf(setting, this.folder) : { kind: 'memory' };
  }

  /** What is made of the events, as far as it is. Throws `ReadModelsError`. */
  async readModels(): Promise<ReadModels> {
    return (this.#readModels ??= await openReadModels(this.#readModelPlace));
  }

  /** What read models are made from. */
  get source(): ProjectionSource {
    return { store: this.store, streams: this.games, modules: gameModules, readReview: reviewChange };
  }

  /** The list of games, up to date with what is recorded; `progress` is told how many events it has taken in. */
  async catalogue(progress: (events: number) => void): Promise<GameCatalogue> {
    const models = await this.readModels();
    await new Projection(models, this.source).catchUp(progress);
    return new GameCatalogue(models);
  }

  async close(): Promise<void> {
    await this.#readModels?.close();
    await this.store.close();
  }
}
