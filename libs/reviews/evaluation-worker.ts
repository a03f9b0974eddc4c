import { standingAt, type ReviewRequest, type Standing } from '#analysis';
import { replayed, type JudgedRecord } from './judged-record.js';

/** A moment of a record at which somebody decides. */
export interface EvaluationTask extends JudgedRecord {
  readonly position: number;
  readonly request: ReviewRequest;
}

/** How likely seats are to win from a moment of a record. */
export default ({ module, events, position, request }: EvaluationTask): Standing =>
  standingAt(replayed({ module, events }), position, request);
