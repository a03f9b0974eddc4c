/**
 * A thread that reads with the client of before, which reads with gRPC-JS. Both clients put their messages under the same names
 * into what all modules of a thread share, so that they cannot live in one.
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
const reader = byHand('@eventstore/db-client by hand', EventStoreDBClient.connectionString(connection));

parentPort?.on(
  'message',
  ({ id, what, args }: { id: number; what: 'event' | 'game' | 'everything'; args: [string, number] }) => {
    void reader[what](...args).then((answer) => parentPort?.postMessage({ id, answer }));
  },
);
