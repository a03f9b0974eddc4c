import { openEventStore } from '#event-store';
import { openReadModels, statusOf } from '#read-models';
import { hasPostgres, testPostgres, type TestPostgres } from '#read-models/testing';
import { RunningProjector } from '#runtime/testing';
import { pause } from '#runtime';
import type { Benchmark } from './benchmark.js';
import type { Figure } from './figure.js';
import type { StartKurrent } from './kurrentdb-server.js';
import { gameStreams } from './recording.js';
import { recordMany } from './stored-games.js';

const NAME = 'rebuild-kurrentdb';
const TEAMS = [1, 2, 4];

/** Returns how many seconds `projectors` projectors take to fill empty read models. */
async function rebuilt(connection: string, postgres: TestPostgres, projectors: number): Promise<number> {
  const database = await postgres.newDatabase();
  const store = await openEventStore({ kind: 'kurrentdb', folder: '.', connection });
  const models = await openReadModels({ kind: 'postgres', connection: database });
  const from = performance.now();
  const team = await Promise.all(
    Array.from({ length: projectors }, () =>
      RunningProjector.start({ EVENT_STORE: connection, READ_MODELS: database }),
    ),
  );
  try {
    while ((await statusOf(models, store)).behind !== 0) await pause(50);
    return (performance.now() - from) / 1000;
  } finally {
    for (const projector of team) await projector.end('SIGTERM');
    await models.close();
    await store.close();
  }
}

/**
 * Rebuilds read models in PostgreSQL from KurrentDB with one, two and four projectors. Skipped if PostgreSQL is
 * unavailable.
 */
export const rebuildFromKurrent = (start: StartKurrent): Benchmark => ({
  name: NAME,
  about: 'read models in PostgreSQL rebuilt from KurrentDB, by one, two and four projectors',
  run: async ({ root, sizes }) => {
    if (!hasPostgres()) return [];
    const [server, postgres] = [await start(root), await testPostgres()];
    const { connection } = server;
    const store = await openEventStore({ kind: 'kurrentdb', folder: '.', connection });
    const games = await recordMany(gameStreams(store), sizes.recording);
    await store.close();
    const events = games.reduce((sum, game) => sum + game.events, 0);
    const figures: Figure[] = [];
    for (const projectors of TEAMS) {
      const seconds = await rebuilt(connection, postgres, projectors);
      figures.push({
        benchmark: NAME,
        what: `${sizes.recording} games, ${projectors === 1 ? 'one projector' : `${projectors} projectors`}, their start counted`,
        unit: 'events/s',
        own: events / seconds,
        better: 'more',
      });
    }
    await postgres.stop();
    await server.stop();
    return figures;
  },
});
