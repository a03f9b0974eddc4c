/**
 * The server of a benchmark as a process: says how to connect to it, and serves until it is killed. A line that it is sent tells it of
 * its cluster (`Cluster`), and is answered by a line.
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
