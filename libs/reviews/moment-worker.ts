import { workerData } from 'node:worker_threads';
import { endOf, findingAt, type Finding, type Moment, type ReviewPoint, type ReviewRequest } from '#analysis';
import { gameModules } from '#games';
import { Replay, verified } from '#projections';
import { invariant, type CheckStatus, type RecordedEvent } from '#record';

/** The record that a thread judges moments of. */
export interface JudgedRecord {
  readonly module: string;
  readonly events: readonly RecordedEvent[];
}

/** What a thread does: it judges a moment (null: how it stands at the end), or checks the record against the rules. */
export type ReviewTask =
  | { readonly does: 'judge'; readonly moment: Moment | null; readonly request: ReviewRequest }
  | { readonly does: 'check' };

const { module, events } = workerData as JudgedRecord;
const known = gameModules.get(module);
invariant(known !== undefined, `there is a game "${module}"`);
const replay = new Replay(known, events);

/** Works on the record of the thread. */
export default (task: ReviewTask): Finding | ReviewPoint | CheckStatus => {
  if (task.does === 'check') return verified(replay.module, events).status;
  const { moment, request } = task;
  return moment === null ? endOf(replay, request) : findingAt(replay, moment, request);
};
