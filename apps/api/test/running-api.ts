import { tmpdir } from 'node:os';
import path from 'node:path';
import { altered } from '#altered/rules';
import { CardLibrary } from '#card-library';
import { GameStreams, openEventStore, type EventStore } from '#event-store';
import { GameCatalogue } from '#read-models';
import * as record from '#record';
import type { GameId, RecordedEvent } from '#record';
import { highCard } from '#testing';
import { actionCheck, gameModules, type GameModules } from '../src/game-modules.js';
import { startServer, type RunningServer } from '../src/server.js';

export const testModules: GameModules = gameModules([highCard, altered]);

export interface Answer {
  readonly status: number;
  /** As it came over the wire. */
  readonly text: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- a test knows what it asked for
  readonly data: any;
  readonly errors: readonly { readonly message: string; readonly extensions: Record<string, unknown> }[];
}

/** A server on a free port, with a store in memory. */
export class RunningApi {
  static async start(
    games: Readonly<Record<string, readonly RecordedEvent[]>> = {},
    { viewerFolder = path.join(tmpdir(), 'no-viewer'), logLevel = 'silent' as const } = {},
  ): Promise<RunningApi> {
    const store = await openEventStore({ kind: 'memory' });
    const streams = new GameStreams(store, {
      record,
      actionCheck: (id) => actionCheck(testModules, id),
    });
    for (const [id, events] of Object.entries(games))
      await streams.appendRecorded(id as GameId, events, 'no-stream');
    const catalogue = GameCatalogue.open(null);
    const cards = CardLibrary.open(null);
    const parts = { store, catalogue, cards, modules: testModules, viewerFolder, logLevel };
    return new RunningApi(await startServer(parts, { host: '127.0.0.1', port: 0 }), store, streams, cards);
  }

  private constructor(
    readonly server: RunningServer,
    readonly store: EventStore,
    readonly streams: GameStreams,
    readonly cards: CardLibrary,
  ) {}

  get url(): string {
    return this.server.url;
  }

  async ask(query: string, variables: Record<string, unknown> = {}): Promise<Answer> {
    const response = await fetch(`${this.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
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

  stop(): Promise<void> {
    return this.server.close();
  }
}
