import { standingAt, type ReviewRequest, type Standing } from '#analysis';
import { replayed, type JudgedRecord } from './judged-record.js';

/** A position of a record to evaluate. */
export interface EvaluationTask extends JudgedRecord {
  readonly position: number;
  readonly request: ReviewRequest;
}

/** Evaluates the chances of the seats at a position of a record. */
export default ({ module, events, position, request }: EvaluationTask): Standing =>
  standingAt(replayed({ module, events }), position, request);
