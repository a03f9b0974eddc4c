import { randomUUID } from 'node:crypto';
import { openEventStore, type EventStore } from '#event-store';
import type { Benchmark } from './benchmark.js';
import type { Figure } from './figure.js';
import type { StartKurrent } from './kurrentdb-server.js';
import { milliseconds, quantile } from './measure.js';
import { positionQuery } from './position-query.js';
import { gameStreams } from './recording.js';
import { startServer, type ServerProcess } from './server-process.js';
import { recordMany, type StoredGame } from './stored-games.js';

const NAME = 'looks-kurrentdb';

/**
 * The maximum number of additional milliseconds that KurrentDB should need to open a game, compared with SQLite.
 * `first` applies when the game is opened for the first time, and `again` when it is opened for the second time.
 */
const MORE = { first: 15, again: 5 };

/** A server, with the milliseconds that it took to open each game for the first and the second time. */
interface Looked {
  readonly server: ServerProcess;
  readonly first: number[];
  readonly again: number[];
}

async function state(url: string, { id, events }: StoredGame): Promise<void> {
  const variables = { id, at: `${Math.floor(events / 2)}`, as: 'spectator' };
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: positionQuery, variables }),
  });
  const { errors } = (await response.json()) as { readonly errors?: unknown };
  if (errors !== undefined) throw new Error(`A server refused a look: ${JSON.stringify(errors)}`);
}

async function record(store: EventStore, games: number): Promise<StoredGame[]> {
  const stored = await recordMany(gameStreams(store), games);
  await store.close();
  return stored;
}

/**
 * Measures how long it takes to open a game over GraphQL, both the first and the second time. Compares KurrentDB with
 * SQLite.
 */
export const looksAtKurrent = (start: StartKurrent): Benchmark => ({
  name: NAME,
  about:
    'the state of a game over GraphQL, looked at for the first time and again, with KurrentDB and with SQLite',
  run: async ({ root, sizes, temporaryFolder }) => {
    const store = await start(root);
    const folder = temporaryFolder();
    const { connection } = store;
    const games = await record(
      await openEventStore({ kind: 'kurrentdb', folder: '.', connection }),
      sizes.games,
    );
    await record(await openEventStore({ kind: 'sqlite', folder }), sizes.games);
    const secret = { RETRACE_SECRET: randomUUID() };
    const looked = async (data: string, settings: Readonly<Record<string, string>>): Promise<Looked> => ({
      server: await startServer(root, data, { ...secret, ...settings }),
      first: [],
      again: [],
    });
    const mine = await looked(temporaryFolder(), { EVENT_STORE: connection });
    const beside = await looked(folder, {});
    for (const [turn, game] of games.entries())
      for (const { server, first, again } of [mine, beside]) {
        const took = await milliseconds(() => state(server.url, game));
        const next = await milliseconds(() => state(server.url, game));
        // The first games only warm up the server, so their times are ignored.
        if (turn < games.length / 5) continue;
        first.push(took);
        again.push(next);
      }
    for (const { server } of [mine, beside]) await server.stop();
    await store.stop();
    const figure = (what: string, which: 'first' | 'again', share: number): Figure => {
      const theirs = quantile(beside[which], share);
      return {
        benchmark: NAME,
        what,
        unit: share === 0.5 ? 'ms, median' : 'ms, 95 %',
        own: quantile(mine[which], share),
        better: 'less',
        peer: { name: 'the same with SQLite', value: theirs },
        ...(share === 0.5 && { goal: { value: theirs + MORE[which] } }),
      };
    };
    return [
      figure('state of a game, first look', 'first', 0.5),
      figure('state of a game, first look', 'first', 0.95),
      figure('state of a game, again', 'again', 0.5),
      figure('state of a game, again', 'again', 0.95),
    ];
  },
});
