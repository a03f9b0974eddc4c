import { standing, type ReviewRequest } from '#analysis';
import { gameModules } from '#games';
import { Replay } from '#projections';
import { invariant } from '#record';
import type { JudgedRecord } from './moment-worker.js';

/** A moment of a record at which somebody decides. */
export interface EvaluationTask extends JudgedRecord {
  readonly position: number;
  readonly request: ReviewRequest;
}

export type Standing = ReturnType<typeof standing>;

/** How likely seats are to win from a moment of a record. */
export default ({ module, events, position, request }: EvaluationTask): Standing => {
  const known = gameModules.get(module);
  invariant(known !== undefined, `there is a game "${module}"`);
  const { viewer, lists, seed, playouts } = request;
  const state = new Replay(known, events).before(position + 1);
  return standing(known, state, { viewer, lists }, { seed, playouts });
};
