import { deserialize } from 'node:v8';
import { LRUCache } from 'lru-cache';
import { endOf, findingAt, type Finding, type Moment, type ReviewPoint, type ReviewRequest } from '#analysis';
import { verified, type Replay } from '#projections';
import type { CheckStatus, RecordedEvent } from '#record';
import { replayed } from './judged-record.js';

/** A record as threads share it: its number among those of a pool, its events as `v8.serialize` writes them. */
export interface SharedRecord {
  readonly number: number;
  readonly module: string;
  readonly events: Uint8Array;
}

/** What a thread does: it judges a moment (null: how it stands at the end), or checks the record against the rules. */
export type Work =
  | { readonly does: 'judge'; readonly moment: Moment | null; readonly request: ReviewRequest }
  | { readonly does: 'check' };

export interface ReviewTask {
  readonly record: SharedRecord;
  readonly work: Work;
}

/** Records that a thread works on at once are few: reviews that are made at the same time. */
const read = new LRUCache<number, Replay>({ max: 2 });

function replayOf({ number, module, events }: SharedRecord): Replay {
  const there = read.get(number);
  if (there !== undefined) return there;
  const replay = replayed({ module, events: deserialize(events) as readonly RecordedEvent[] });
  read.set(number, replay);
  return replay;
}

export default ({ record, work }: ReviewTask): Finding | ReviewPoint | CheckStatus => {
  const replay = replayOf(record);
  if (work.does === 'check') return verified(replay.module, replay.events).status;
  const { moment, request } = work;
  return moment === null ? endOf(replay, request) : findingAt(replay, moment, request);
};
