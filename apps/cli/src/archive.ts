import { existsSync } from 'node:fs';
import path from 'node:path';
import { altered } from '#altered/rules';
import {
  derivedFolder,
  GameStreams,
  openEventStore,
  StreamNotFoundError,
  storeSettings,
  type EventStore,
  type StoreSettings,
} from '#event-store';
import type { ActionCheck, GameShelf } from '#interchange';
import { GameCatalogue } from '#read-models';
import * as record from '#record';
import {
  GAME_STREAM_PREFIX,
  parseGameId,
  type GameId,
  type GameModule,
  type ModuleId,
  type RecordedEvent,
} from '#record';
import { exitCodes, failure, must, type Failure } from './failure.js';
import type { Surroundings } from './output.js';
import type { Stream } from './recording.js';

/** The games this program knows. */
const modules: ReadonlyMap<ModuleId, GameModule> = new Map([[altered.id, altered]]);

/** The game module of a record. */
export function moduleOf(events: readonly RecordedEvent[]): GameModule {
  for (const { event } of events) {
    if (event.kind !== 'GameStarted') continue;
    const module = modules.get(event.module);
    if (module !== undefined) return module;
  }
  throw failure(
    exitCodes.badInput,
    'UNKNOWN_MODULE',
    'This program does not know the game that was played.',
    {
      advice: 'Use a newer version of Retrace.',
    },
  );
}

/** What is wrong with an atomic action of a game, for files that are imported. */
export const actionCheck: ActionCheck = (id) => {
  const module = modules.get(id);
  if (module !== undefined) return (action) => module.malformed(action);
  return () => (id === '' ? null : `this program does not know the game "${id}"`);
};

type Place = Pick<Surroundings, 'environment' | 'folder'>;

const notFound = (id: string): Failure =>
  failure(exitCodes.notFound, 'GAME_NOT_FOUND', `There is no game "${id}".`, {
    advice: '`retrace games` lists the recorded ones.',
  });

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
    if (given.kind === 'memory') return new Archive(await openEventStore(given), 'memory', null);
    const folder = path.resolve(around.folder, given.folder);
    if (given.kind === 'kurrentdb') {
      const settings = { ...given, folder };
      return new Archive(await openEventStore(settings), 'kurrentdb', derivedFolder(settings));
    }
    const isThere = existsSync(folder);
    const settings: StoreSettings = reading && !isThere ? { kind: 'memory' } : { kind: 'sqlite', folder };
    return new Archive(await openEventStore(settings), 'sqlite', folder);
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
  #catalogue: GameCatalogue | undefined;

  private constructor(
    readonly store: EventStore,
    readonly kind: StoreSettings['kind'],
    /** Of the games, or of the list of those that a server keeps. Null: nothing is kept. */
    readonly folder: string | null,
  ) {
    this.games = new GameStreams(store, {
      record,
      actionCheck: (id) => {
        const module = modules.get(id);
        return module === undefined ? null : (action) => module.malformed(action);
      },
    });
  }

  /** Where the games are kept, in words. */
  get where(): string {
    if (this.folder === null) return 'in memory (not kept)';
    return this.kind === 'kurrentdb' ? 'in KurrentDB' : `in ${this.folder}`;
  }

  /** All events of a game. Throws a `Failure` (`BAD_GAME_ID`, `GAME_NOT_FOUND`), `BrokenRecordError`. */
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
  async ids(): Promise<readonly GameId[]> {
    const ids: GameId[] = [];
    for await (const { stream, revision } of this.store.readAll({ prefix: GAME_STREAM_PREFIX }))
      if (revision === 0) ids.push(this.idOf(stream.slice(GAME_STREAM_PREFIX.length)));
    return ids;
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

  /** The archive as an import writes to it. */
  get shelf(): GameShelf {
    return {
      read: async (id) => ((await this.progressOf(id)) === 'absent' ? null : this.games.read(id)),
      put: async (id, events) => {
        await this.games.appendRecorded(id, events, 'no-stream');
      },
    };
  }

  /** The list of games, up to date with what is recorded; `progress` is told how many events it has taken in. */
  async catalogue(progress: (events: number) => void): Promise<GameCatalogue> {
    const isThere = this.folder !== null && (this.kind === 'kurrentdb' || existsSync(this.folder));
    this.#catalogue ??= GameCatalogue.open(isThere ? this.folder : null);
    await this.#catalogue.catchUp(this.store, progress);
    return this.#catalogue;
  }

  async close(): Promise<void> {
    await this.#catalogue?.close();
    await this.store.close();
  }
}
