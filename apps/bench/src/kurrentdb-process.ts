/** The server of a benchmark as a process: says how to connect to it, and serves until it is killed. */
import { kurrentInside } from './kurrentdb-server.js';

const { connection } = await kurrentInside('');
console.log(connection);
