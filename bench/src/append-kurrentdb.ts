import { randomUUID } from 'node:crypto';
import { jsonEvent, KurrentDBClient, NO_STREAM } from '@kurrent/kurrentdb-client';
import { openEventStore, type NewEvent } from '#event-store';
import { BATCH, batchesOf, inTurns, throughThePort } from './append-batches.js';
import type { Benchmark } from './benchmark.js';
import type { Figure } from './figure.js';
import type { StartKurrent } from './kurrentdb-server.js';
import { rates } from './measure.js';

/**
 * Like `throughThePort`, but appends the same events with the same expected revisions directly through the KurrentDB
 * client.
 */
const byHand = (
  client: KurrentDBClient,
  writers: number,
  batches: readonly NewEvent[][],
  prefix: string,
): Promise<number> =>
  inTurns(
    writers,
    batches,
    async (stream, events, last) => {
      const sent = events.map(({ id, type, data, metadata }) =>
        jsonEvent({
          id,
          type,
          data: data as Record<string, unknown>,
          metadata: metadata as Record<string, unknown>,
        }),
      );
      const streamState = last < 0 ? NO_STREAM : BigInt(last);
      const { nextExpectedRevision } = await client.appendToStream(stream, sent, { streamState });
      return Number(nextExpectedRevision);
    },
    prefix,
  );

/**
 * Compares appends through the port with direct calls to the KurrentDB client. Both use the same server. Each turn uses
 * new streams.
 */
export const appendToKurrent = (start: StartKurrent): Benchmark => ({
  name: 'append-kurrentdb',
  about:
    'appends to a server with the protocol of KurrentDB, through the port, compared with its client alone',
  run: async ({ root, sizes }) => {
    const figures: Figure[] = [];
    const server = await start(root);
    const { connection } = server;
    const store = await openEventStore({ kind: 'kurrentdb', folder: '.', connection });
    const client = KurrentDBClient.connectionString(connection);
    const run = randomUUID().slice(0, 8);
    let turn = 0;
    for (const writers of [1, 16]) {
      const batches = batchesOf(sizes.appends);
      const { own, raw } = await rates(sizes.repetitions, {
        own: () => throughThePort(store, writers, batches, `${run}-${turn++}-`),
        raw: () => byHand(client, writers, batches, `${run}-${turn++}-`),
      });
      figures.push({
        benchmark: 'append-kurrentdb',
        what: `appends of ${BATCH} events by ${writers === 1 ? 'one writer' : `${writers} writers`} to an in-memory server`,
        unit: 'events/s',
        own,
        better: 'more',
        peer: { name: '@kurrent/kurrentdb-client alone', value: raw },
        goal: { value: 0.8, of: 'peer' },
      });
    }
    await client.dispose();
    await store.close();
    await server.stop();
    return figures;
  },
});
