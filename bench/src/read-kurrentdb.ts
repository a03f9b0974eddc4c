import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { KurrentDBClient } from '@kurrent/kurrentdb-client';
import { openEventStore, type NewEvent } from '#event-store';
import { batchesOf } from './append-batches.js';
import type { Benchmark } from './benchmark.js';
import { byHand, count, type Reader } from './client-by-hand.js';
import type { Figure } from './figure.js';
import type { StartKurrent } from './kurrentdb-server.js';
import { milliseconds, quantile, rates } from './measure.js';

const NAME = 'read-kurrentdb';
/** The number of events per game. */
const GAME = 400;

async function own(connection: string): Promise<Reader> {
  const store = await openEventStore({ kind: 'kurrentdb', folder: '.', connection });
  return {
    name: 'own',
    event: (stream, from) => count(store.read(stream, { from, limit: 1 })),
    game: (stream) => count(store.read(stream).pages()),
    everything: async (prefix) => {
      let all = 0;
      for await (const page of store.readAll({ prefix }).pages()) all += page.length;
      return all;
    },
    close: () => store.close(),
  };
}

/** Starts the previous client in a separate thread. Null if it is not installed. */
function otherClient(root: string, connection: string): Reader | null {
  if (!existsSync(path.join(root, 'bench/peers/node_modules/@eventstore/db-client'))) return null;
  const script = path.join(root, 'dist/bench/src/other-client.js');
  const worker = new Worker(script, {
    workerData: { root, connection: connection.replace(/^kurrentdb/, 'esdb') },
  });
  const waiting = new Map<number, (answer: number) => void>();
  worker.on('message', ({ id, answer }: { readonly id: number; readonly answer: number }) => {
    waiting.get(id)?.(answer);
    waiting.delete(id);
  });
  let last = 0;
  const ask = (what: string, ...args: readonly unknown[]): Promise<number> =>
    new Promise((resolve) => {
      waiting.set(++last, resolve);
      worker.postMessage({ id: last, what, args });
    });
  return {
    name: '@eventstore/db-client alone',
    event: (stream, revision) => ask('event', stream, revision),
    game: (stream) => ask('game', stream),
    everything: (prefix) => ask('everything', prefix),
    close: () => worker.terminate(),
  };
}

/**
 * Measures reads of one event, of a game, and of all streams. Compares reads through the port with direct calls to the
 * KurrentDB client.
 */
export const readFromKurrent = (start: StartKurrent): Benchmark => ({
  name: NAME,
  about:
    'reads from a server with the protocol of KurrentDB, through the port, compared with two clients alone',
  run: async ({ root, sizes }) => {
    const server = await start(root);
    const prefix = `game-${randomUUID().slice(0, 8)}-`;
    const streams = await record(server.connection, prefix, sizes.games);
    const peers = [
      byHand('@kurrent/kurrentdb-client alone', KurrentDBClient.connectionString(server.connection)),
    ];
    const other = otherClient(root, server.connection);
    if (other !== null) peers.push(other);
    const mine = await own(server.connection);
    const figures: Figure[] = [];
    for (const peer of peers) figures.push(...(await compared(mine, peer, streams, sizes.seeks)));
    for (const peer of peers) {
      const readers = { own: () => mine.everything(prefix), raw: () => peer.everything(prefix) };
      const { own: rate, raw } = await rates(sizes.repetitions, readers);
      figures.push({
        benchmark: NAME,
        what: `reading all events of ${streams.length} games with ${GAME} events each`,
        unit: 'events/s',
        own: rate,
        better: 'more',
        peer: { name: peer.name, value: raw },
        goal: { value: 0.9, of: 'peer' },
      });
    }
    for (const reader of [mine, ...peers]) await reader.close();
    await server.stop();
    return figures;
  },
});

async function record(connection: string, prefix: string, games: number): Promise<string[]> {
  const store = await openEventStore({ kind: 'kurrentdb', folder: '.', connection });
  const streams = Array.from({ length: games }, (_, game) => `${prefix}${game}`);
  for (const stream of streams) {
    const events: NewEvent[] = batchesOf(GAME).flat().slice(0, GAME);
    await store.append(stream, events, 'no-stream');
  }
  await store.close();
  return streams;
}

/** Measures the two readers alternately. */
async function compared(
  mine: Reader,
  peer: Reader,
  streams: readonly string[],
  times: number,
): Promise<Figure[]> {
  const [event, game] = [new Map<Reader, number[]>(), new Map<Reader, number[]>()];
  const note = (times: Map<Reader, number[]>, reader: Reader, took: number) =>
    times.set(reader, [...(times.get(reader) ?? []), took]);
  for (let turn = -3; turn < times; turn++)
    for (const reader of [mine, peer]) {
      const stream = streams[(turn + 3) % streams.length] ?? '';
      const single = await milliseconds(() => reader.event(stream, ((turn + 3) * 7) % GAME));
      const whole = await milliseconds(() => reader.game(stream));
      if (turn < 0) continue;
      note(event, reader, single);
      note(game, reader, whole);
    }
  const figure = (what: string, taken: Map<Reader, number[]>, share: number, most?: number): Figure => ({
    benchmark: NAME,
    what,
    unit: share === 0.5 ? 'ms, median' : 'ms, 95 %',
    own: quantile(taken.get(mine) ?? [], share),
    better: 'less',
    peer: { name: peer.name, value: quantile(taken.get(peer) ?? [], share) },
    ...(most !== undefined && { goal: { value: most } }),
  });
  return [
    figure('reading one event', event, 0.5),
    figure('reading one event', event, 0.95, 5),
    figure(`reading a game of ${GAME} events`, game, 0.5),
    figure(`reading a game of ${GAME} events`, game, 0.95),
  ];
}
