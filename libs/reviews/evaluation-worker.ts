import { standing, type ReviewRequest } from '#analysis';
import { replayed, type JudgedRecord } from './judged-record.js';

/** A moment of a record at which somebody decides. */
export interface EvaluationTask extends JudgedRecord {
  readonly position: number;
  readonly request: ReviewRequest;
}

export type Standing = ReturnType<typeof standing>;

/** How likely seats are to win from a moment of a record. */
export default ({ module, events, position, request }: EvaluationTask): Standing => {
  const { viewer, lists, seed, playouts } = request;
  const replay = replayed({ module, events });
  return standing(replay.module, replay.before(position + 1), { viewer, lists }, { seed, playouts });
};
