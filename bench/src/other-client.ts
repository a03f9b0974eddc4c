/**
 * Reads with the previous client, which uses gRPC-JS. The client runs in a separate thread, because the previous and
 * the current client register messages under the same global names.
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type { KurrentDBClient } from '@kurrent/kurrentdb-client';
import { byHand } from './client-by-hand.js';

const { root, connection } = workerData as { readonly root: string; readonly connection: string };
const load = createRequire(path.join(root, 'bench/peers/package.json'));
const { EventStoreDBClient } = load('@eventstore/db-client') as {
  readonly EventStoreDBClient: { connectionString(text: string): KurrentDBClient };
};
const reader = byHand('@eventstore/db-client alone', EventStoreDBClient.connectionString(connection));

parentPort?.on(
  'message',
  ({ id, what, args }: { id: number; what: 'event' | 'game' | 'everything'; args: [string, number] }) => {
    void reader[what](...args).then((answer) => parentPort?.postMessage({ id, answer }));
  },
);
