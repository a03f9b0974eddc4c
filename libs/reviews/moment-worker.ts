import { workerData } from 'node:worker_threads';
import { endOf, findingAt, type Finding, type Moment, type ReviewPoint, type ReviewRequest } from '#analysis';
import { gameModules } from '#games';
import { Replay } from '#projections';
import { invariant, type RecordedEvent } from '#record';

/** The record that a thread judges moments of. */
export interface JudgedRecord {
  readonly module: string;
  readonly events: readonly RecordedEvent[];
}

/** A moment to judge; null: how it stands at the end. */
export interface MomentTask {
  readonly moment: Moment | null;
  readonly request: ReviewRequest;
}

const { module, events } = workerData as JudgedRecord;
const known = gameModules.get(module);
invariant(known !== undefined, `there is a game "${module}"`);
const replay = new Replay(known, events);

/** Judges one moment of the record of the thread. */
export default ({ moment, request }: MomentTask): Finding | ReviewPoint =>
  moment === null ? endOf(replay, request) : findingAt(replay, moment, request);
