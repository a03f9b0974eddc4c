import { constants, setPriority } from 'node:os';
import { deserialize, setFlagsFromString } from 'node:v8';
import { LRUCache } from 'lru-cache';
import {
  endOf,
  findingAt,
  modelEstimates,
  type Finding,
  type ModelEstimates,
  type ReviewPosition,
  type ReviewPoint,
  type ReviewRequest,
} from '#analysis';
import { verified, type Replay } from '#projections';
import type { CheckStatus, RecordedEvent } from '#record';
import { replayed } from './thread-record.js';

// Reviews keep all cores busy for a while. On Linux, a priority can apply to a single thread, so review threads get a
// lower priority than the server's other threads.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

// Each thread optimises the rules separately, and most reviews end before V8 has optimised all of them. With less
// inlining and later optimisation, a review takes a quarter less time in new threads. It takes another tenth less in
// threads that have already run a review.
setFlagsFromString('--max-inlined-bytecode-size-cumulative=200');
setFlagsFromString('--invocation-count-for-turbofan=10000');

/** A record as threads share it: its number in the pool, and its events as `v8.serialize` returns them. */
export interface SharedRecord {
  readonly number: number;
  readonly module: string;
  readonly events: Uint8Array;
}

/**
 * A task for a thread. `evaluate` evaluates a position, or the end of the record if `position` is null. `look` applies
 * the value model to the whole record, and `check` checks the record against the rules.
 */
export type Work =
  | { readonly does: 'evaluate'; readonly position: ReviewPosition | null; readonly request: ReviewRequest }
  | { readonly does: 'look'; readonly request: ReviewRequest }
  | { readonly does: 'check' };

export interface ReviewTask {
  readonly record: SharedRecord;
  readonly work: Work;
}

/** The records that the thread has read. Two are enough, because few reviews run at the same time. */
const read = new LRUCache<number, Replay>({ max: 2 });

function replayOf({ number, module, events }: SharedRecord): Replay {
  const there = read.get(number);
  if (there !== undefined) return there;
  const replay = replayed({ module, events: deserialize(events) as readonly RecordedEvent[] });
  read.set(number, replay);
  return replay;
}

export default ({ record, work }: ReviewTask): Finding | ReviewPoint | ModelEstimates | CheckStatus => {
  const replay = replayOf(record);
  if (work.does === 'check') return verified(replay.module, replay.events).status;
  if (work.does === 'look') return modelEstimates(replay, work.request);
  const { position, request } = work;
  return position === null ? endOf(replay, request) : findingAt(replay, position, request);
};
