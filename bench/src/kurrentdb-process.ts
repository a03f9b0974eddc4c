/**
 * Runs a benchmark's substitute for KurrentDB in a separate process until it is killed. Prints the connection string.
 * Then reads a `Cluster` as JSON from each line of standard input, joins this cluster, and prints a line.
 */
import { createInterface } from 'node:readline';
import { KurrentFacade } from '#event-store/testing';
import { maxAppendSize, type Cluster } from './kurrentdb-server.js';

const facade = await KurrentFacade.start({ maxAppendSize });
console.log(facade.connection);
for await (const line of createInterface({ input: process.stdin })) {
  const { leader, members } = JSON.parse(line) as Cluster;
  facade.follow(leader);
  facade.gossip(members);
  console.log('told');
}
