import { tmpdir } from 'node:os';
import path from 'node:path';
import { gameStreamsOf, passingKey } from '#archive';
import { CardLibrary } from '#altered/cards';
import {
  openEventStore,
  type EventStore,
  type GameStreams,
  type Outages,
  type StoreSettings,
} from '#event-store';
import { gameModules as everyGame } from '#games';
import { openReadModels, type ReadModels } from '#read-models';
import type { PostgresReviewQueue } from '#reviews';
import type { GameId, RecordedEvent } from '#record';
import { highCard } from '#record/testing';
import type { Access } from '../src/access/access.js';
import { Capabilities } from '../src/access/capabilities.js';
import { gameModules, type GameModules } from '../src/game-modules.js';
import type { PageSettings } from '../src/viewer/page-settings.js';
import type { PersistedQueries } from '../src/persisted/persisted-settings.js';
import type { MetricsAccess } from '../src/operations/operation-settings.js';
import type { LimitSettings } from '../src/limits/limit-settings.js';
import type { LogLevel } from '#runtime';
import { startServer, type RunningServer } from '../src/server.js';

export const testModules: GameModules = gameModules([highCard, ...everyGame.values()]);

export interface Answer {
  readonly status: number;
  /** The response body as received. */
  readonly text: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- a test knows what it asked for
  readonly data: any;
  readonly errors: readonly { readonly message: string; readonly extensions: Record<string, unknown> }[];
}

export interface StartOptions {
  readonly viewerFolder?: string;
  readonly logLevel?: LogLevel;
  readonly limits?: LimitSettings;
  readonly metrics?: MetricsAccess;
  readonly persisted?: PersistedQueries;
  readonly pages?: PageSettings;
  readonly cardImages?: string;
  readonly access?: Access;
  /** The review queue for analysts. None by default. The server closes the queue. */
  readonly sharedReviews?: PostgresReviewQueue;
  /** The event store. By default, this is a new store in memory. */
  readonly store?: EventStore;
  /** The settings that let threads open the store. If absent, threads cannot open it. */
  readonly storeSettings?: StoreSettings;
  /** Records failed connections to the store, so that tests can inspect them. */
  readonly outages?: Outages;
  /** The read models. By default, these are new and in memory. The server closes the read models. */
  readonly readModels?: ReadModels;
}

/** Creates the access services of a server without sign-in, on which every caller is the owner. */
export const localAccess = (): Access => ({ signIn: null, capabilities: new Capabilities(passingKey()) });

/** A server on a free port, by default with a store in memory. */
export class RunningApi {
  static async start(
    games: Readonly<Record<string, readonly RecordedEvent[]>> = {},
    {
      viewerFolder = path.join(tmpdir(), 'no-viewer'),
      logLevel = 'silent',
      access = localAccess(),
      store: given,
      readModels: givenModels,
      ...operations
    }: StartOptions = {},
  ): Promise<RunningApi> {
    const store = given ?? (await openEventStore({ kind: 'memory' }));
    const streams = gameStreamsOf(store, testModules);
    for (const [id, events] of Object.entries(games))
      await streams.appendRecorded(id as GameId, events, 'no-stream');
    const readModels = givenModels ?? (await openReadModels({ kind: 'memory' }));
    const cards = CardLibrary.open(null);
    const parts = {
      store,
      readModels,
      cards,
      modules: testModules,
      viewerFolder,
      logLevel,
      access,
      ...operations,
    };
    return new RunningApi(
      await startServer(parts, { host: '127.0.0.1', port: 0 }),
      store,
      streams,
      cards,
      access,
    );
  }

  private constructor(
    readonly server: RunningServer,
    readonly store: EventStore,
    readonly streams: GameStreams,
    readonly cards: CardLibrary,
    readonly access: Access,
  ) {}

  get url(): string {
    return this.server.url;
  }

  async ask(
    query: string,
    variables: Record<string, unknown> = {},
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const response = await fetch(`${this.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query, variables }),
    });
    const text = await response.text();
    const body = JSON.parse(text) as Partial<Answer>;
    return { status: response.status, text, data: (body.data as unknown) ?? null, errors: body.errors ?? [] };
  }

  async codes(query: string, variables: Record<string, unknown> = {}): Promise<unknown[]> {
    const { errors } = await this.ask(query, variables);
    return errors.map(({ extensions }) => extensions['code']);
  }

  /** Uploads a game file. Returns the status and the body of the response. */
  async upload(
    file: string,
    headers: Record<string, string> = {},
    visibility?: string,
  ): Promise<Pick<Answer, 'status' | 'text'>> {
    const query = visibility === undefined ? '' : `?visibility=${visibility}`;
    const response = await fetch(`${this.url}/games/import${query}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: file,
    });
    return { status: response.status, text: await response.text() };
  }

  stop(): Promise<void> {
    return this.server.close();
  }
}
