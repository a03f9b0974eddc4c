import { openEventStore, type EventStore } from '#event-store';
import { pause } from '#runtime';
import { batchesOf } from './append-batches.js';
import type { Benchmark } from './benchmark.js';
import { count } from './client-by-hand.js';
import type { Figure } from './figure.js';
import { kurrentCluster } from './kurrentdb-server.js';
import { milliseconds, quantile, rates } from './measure.js';

const NAME = 'cluster-kurrentdb';
/** The number of events per game. */
const GAME = 400;
const PREFIX = 'game-';
/** The pause between two reads of an event, in milliseconds. */
const REST = 5;

const opened = (connection: string): Promise<EventStore> =>
  openEventStore({ kind: 'kurrentdb', folder: '.', connection });

async function everything(store: EventStore): Promise<number> {
  let all = 0;
  for await (const page of store.readAll({ prefix: PREFIX }).pages()) all += page.length;
  return all;
}

/**
 * Measures the milliseconds that it takes to read one event from the leader. Meanwhile, another connection reads all
 * events repeatedly.
 */
async function besideReading(reader: EventStore, leader: EventStore, times: number): Promise<number[]> {
  const over = new AbortController();
  const reading = (async () => {
    while (!over.signal.aborted) await everything(reader);
  })();
  const taken: number[] = [];
  for (let time = -10; time < times; time++) {
    const took = await milliseconds(() => count(leader.read(`${PREFIX}0`, { from: GAME / 2, limit: 1 })));
    if (time >= 0) taken.push(took);
    await pause(REST);
  }
  over.abort();
  await reading;
  return taken;
}

/**
 * Compares two ways of reading history from a three-node cluster. The first reads from the nodes that are not the
 * leader. The second reads only from the leader.
 */
export const readFromCluster: Benchmark = {
  name: NAME,
  about: 'everything from three nodes that speak the protocol of KurrentDB; beside the leader alone',
  run: async ({ root, sizes }) => {
    const games = Array.from({ length: sizes.games }, () => batchesOf(GAME).flat().slice(0, GAME));
    const cluster = await kurrentCluster(root, async (connection) => {
      const store = await opened(connection);
      for (const [game, events] of games.entries())
        await store.append(`${PREFIX}${game}`, events, 'no-stream');
      await store.close();
    });
    const [three, alone, leader] = [
      await opened(cluster.connection),
      await opened(cluster.leader),
      await opened(cluster.leader),
    ];
    const { own, peer } = await rates(sizes.repetitions, {
      own: () => everything(three),
      peer: () => everything(alone),
    });
    const beside = {
      three: await besideReading(three, leader, sizes.seeks),
      alone: await besideReading(alone, leader, sizes.seeks),
    };
    for (const store of [three, alone, leader]) await store.close();
    await cluster.stop();
    const name = 'from the leader alone';
    const oneEvent = (share: number): Figure => ({
      benchmark: NAME,
      what: 'one event at the leader, while everything is read',
      unit: share === 0.5 ? 'ms, median' : 'ms, 95 %',
      own: quantile(beside.three, share),
      better: 'less',
      peer: { name, value: quantile(beside.alone, share) },
    });
    return [
      {
        benchmark: NAME,
        what: `everything, ${games.length} games of ${GAME} events`,
        unit: 'events/s',
        own,
        better: 'more',
        peer: { name, value: peer },
      },
      oneEvent(0.5),
      oneEvent(0.95),
    ];
  },
};
