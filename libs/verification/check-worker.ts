import { parentPort, workerData } from 'node:worker_threads';
import type { RecordedEvent } from '#record';
import { checkOf, unverified, type Check } from './check.js';

/** The thread in which a record is decided again: `workerData` holds its events, as JSON; the answer is a `Check`. */
function answer(): Check {
  try {
    return checkOf(JSON.parse(String(workerData)) as readonly RecordedEvent[]);
  } catch {
    // Rules that throw confirm nothing.
    return unverified;
  }
}

parentPort?.postMessage(answer());
