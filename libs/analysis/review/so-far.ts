import type { Replay } from '#projections';
import type { AtomicAction } from '#record';
import { byModel, knowledgeOf, type Finding, type ReviewRequest } from './evaluate-position.js';
import type { ReviewPosition } from './positions.js';
import { endOf, planOf } from './plan.js';
import { reviewOf, type Review, type ReviewPoint } from './review.js';

/** The value model's results along a record, before any playouts. */
export interface ModelEstimates {
  /** The results, one for each position of the plan. */
  readonly findings: readonly Finding[];
  readonly end: ReviewPoint;
}

/**
 * Evaluates each position of a record with the value model and the viewer's knowledge, without playouts. For the end of
 * a finished game, returns the result instead.
 */
export function modelEstimates<State, A extends AtomicAction>(
  replay: Replay<State, A>,
  request: ReviewRequest,
): ModelEstimates {
  const known = knowledgeOf(request.viewer, request.lists, null);
  const at = (revision: number): ReviewPoint => ({
    revision,
    ...byModel(replay.module, replay.before(revision + 1), known),
  });
  const last = replay.events.length - 1;
  const isOver = replay.module.see.result(replay.before(last + 1)) !== null;
  return {
    findings: planOf(replay, request).positions.map(({ revision }) => ({ ...at(revision), valued: null })),
    end: isOver ? endOf(replay, request) : at(last),
  };
}

/**
 * Returns the review of a game that is still being evaluated. Positions without a result get the value model's result,
 * and there is no summary.
 */
export const reviewSoFar = (
  positions: readonly ReviewPosition[],
  found: readonly (Finding | undefined)[],
  { findings, end }: ModelEstimates,
): Review => ({
  ...reviewOf(
    positions,
    findings.map((finding, index) => found[index] ?? finding),
    end,
  ),
  seats: [],
  turningPoints: [],
});
