import type { ProjectionErrorCode } from './error-codes.js';
import {
  fail,
  formatPosition,
  ok,
  type Position,
  type Problem,
  type RecordedEvent,
  type Result,
} from '#record';

const asks = ({ event }: RecordedEvent): boolean => event.kind === 'DecisionRequested';

/**
 * The revision that a branch continues from: of an event that asks for a decision, because only there the record tells all
 * that play needs. Problems `POSITION_OUT_OF_RANGE`, `DECISION_NOT_FOUND` with the nearest positions where one is asked for.
 */
export function branchPoint(
  events: readonly RecordedEvent[],
  position: Position,
): Result<number, Problem<ProjectionErrorCode>> {
  const at = events[position.revision];
  if (at !== undefined && position.action === undefined && asks(at)) return ok(position.revision);
  const asked = events.filter(asks).map(({ revision }) => revision);
  const before = asked.findLast((revision) => revision < position.revision);
  const after = asked.find((revision) => revision > position.revision);
  const nearest = [before, at && asks(at) ? position.revision : undefined, after]
    .filter((revision) => revision !== undefined)
    .map(String);
  const advice =
    nearest.length === 0
      ? 'This game never had a pending decision.'
      : `The nearest positions with a decision are ${nearest.join(' and ')}.`;
  const data = { nearest };
  if (at === undefined)
    return fail({
      code: 'POSITION_OUT_OF_RANGE',
      message: `The game has no position ${formatPosition(position)}.`,
      advice,
      data,
    });
  return fail({
    code: 'DECISION_NOT_FOUND',
    message: `Position ${formatPosition(position)} has no pending decision to continue from.`,
    advice,
    data,
  });
}
