import { randomUUID } from 'node:crypto';
import { openEventStore, GameStreams, type EventStore } from '#event-store';
import { gameModules } from '#games';
import { endAfter, openReadModels, Projection, checkpointsOf, isReached } from '#read-models';
import * as record from '#record';
import { reviewChange } from '#reviews';
import { pause } from '#runtime';
import type { Benchmark } from './benchmark.js';
import type { Figure } from './figure.js';
import type { StartKurrent } from './kurrentdb-server.js';
import { milliseconds, quantile } from './measure.js';
import { recordMany } from './stored-games.js';

const NAME = 'list-with-neighbours';
/** The number of events per second that another application writes during the benchmark. */
const TRADES = 50;
/** The maximum wait for the list in milliseconds. A server waits equally long. */
const PATIENCE = 2000;

/** Appends events as another application would, until the signal aborts. */
async function trade(store: EventStore, signal: AbortSignal): Promise<void> {
  while (await pause(1000 / TRADES, { signal }))
    await store.append('trade-1', [{ id: randomUUID(), type: 'Traded', data: {}, metadata: null }], 'any');
}

/**
 * Measures how long a projector takes to update the list of games. Compares the times with and without another
 * application that writes events.
 */
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
    const requestLists = async (): Promise<number> => {
      const took: number[] = [];
      for (let turn = 0; turn < sizes.repeats / 4; turn++) {
        took.push(await milliseconds(wait));
        await pause(10);
      }
      return quantile(took, 0.95);
    };
    const alone = await requestLists();
    const trading = trade(neighbour, leaving.signal);
    const among = await requestLists();
    leaving.abort();
    await Promise.all([trading, following]);
    await models.close();
    for (const resource of [store, neighbour]) await resource.close();
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
