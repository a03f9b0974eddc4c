import { randomUUID } from 'node:crypto';
import { openEventStore, GameStreams, type EventStore } from '#event-store';
import { gameModules } from '#games';
import { endAfter, openReadModels, Projection, checkpointsOf, isReached } from '#read-models';
import * as record from '#record';
import { reviewChange } from '#reviews';
import { pause } from '#waiting';
import type { Benchmark } from './benchmark.js';
import type { Figure } from './figure.js';
import type { StartKurrent } from './kurrentdb-server.js';
import { milliseconds, quantile } from './measure.js';
import { recordMany } from './stored-games.js';

const NAME = 'list-with-neighbours';
/** What the neighbours write, a second. */
const TRADES = 50;
/** Longer nobody waits for the list: as the server has it. */
const PATIENCE = 2000;

/** Another application, which appends an event every so often until it is told to end. */
async function trade(store: EventStore, signal: AbortSignal): Promise<void> {
  while (await pause(1000 / TRADES, { signal }))
    await store.append('trade-1', [{ id: randomUUID(), type: 'Traded', data: {}, metadata: null }], 'any');
}

/** How long it takes to know that a list that a projector makes knows what the store knows, with neighbours and without. */
export const listWithNeighbours = (start: StartKurrent): Benchmark => ({
  name: NAME,
  about:
    'waiting for the list of games, while another application writes to the same store, and while none does',
  run: async ({ root, sizes, temporaryFolder }) => {
    const server = await start(root);
    const { connection } = server;
    const open = () => openEventStore({ kind: 'kurrentdb', folder: '.', connection });
    const [store, neighbour] = [await open(), await open()];
    const streams = new GameStreams(store, { record, actionCheck: () => () => null });
    const models = await openReadModels({ kind: 'sqlite', folder: temporaryFolder() });
    const leaving = new AbortController();
    const projection = new Projection(models, {
      store,
      streams,
      modules: gameModules,
      readReview: reviewChange,
    });
    await recordMany(streams, sizes.games);
    const following = projection.follow(leaving.signal);
    const wait = async (): Promise<void> => {
      const first = (await checkpointsOf(models))[0]?.position ?? null;
      const end = await endAfter(store, first);
      for (const from = performance.now(); performance.now() - from < PATIENCE;) {
        if ((await checkpointsOf(models)).every(({ position }) => isReached(end, position))) return;
        await pause(20);
      }
    };
    await projection.catchUp();
    const asked = async (): Promise<number> => {
      const took: number[] = [];
      for (let turn = 0; turn < sizes.asked / 4; turn++) {
        took.push(await milliseconds(wait));
        await pause(10);
      }
      return quantile(took, 0.95);
    };
    const alone = await asked();
    const trading = trade(neighbour, leaving.signal);
    const among = await asked();
    leaving.abort();
    await Promise.all([trading, following]);
    await models.close();
    for (const one of [store, neighbour]) await one.close();
    await server.stop();
    const figure = (what: string, own: number, most?: number): Figure => ({
      benchmark: NAME,
      what,
      unit: 'ms, 95 %',
      own,
      better: 'less',
      ...(most !== undefined && { goal: { value: most } }),
    });
    return [
      figure('waiting for the list, alone', alone),
      figure(`waiting for the list, ${TRADES} events of others a second`, among, alone + 5),
    ];
  },
});
