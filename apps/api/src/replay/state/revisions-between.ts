import { fail, formatPosition, ok, parsePosition, type Result } from '#record';
import type { Problem } from '../../errors/problem.js';
import type { OpenedGame } from '../opened-game.js';

/** The maximum number of states per response. */
const MOST_STATES = 50;

const revisionIn = (text: unknown): number | null => {
  const position = parsePosition(String(text));
  return position.ok ? position.value.revision : null;
};

/**
 * Returns the number of requested states, for estimating the cost of a query. Clamps the number, because invalid ranges
 * are refused only later.
 */
export function requestedStates({ from, to }: Readonly<Record<string, unknown>>): number {
  const [first, last] = [revisionIn(from), revisionIn(to)];
  if (first === null || last === null) return 1;
  return Math.max(1, Math.min(last - first + 1, MOST_STATES));
}

/**
 * Returns the revisions from one position to another. Fails with `POSITION_INVALID`, `POSITION_OUT_OF_RANGE` or
 * `STATES_TOO_MANY`. Fails with `RANGE_INVALID` if the range is reversed or a position is inside an event.
 */
export function revisionsBetween(
  game: OpenedGame,
  from: string,
  to: string,
): Result<readonly number[], Problem> {
  const [first, last] = [parsePosition(from), parsePosition(to)];
  if (!first.ok) return first;
  if (!last.ok) return last;
  for (const position of [first.value, last.value]) {
    const found = game.replay.at(position);
    if (!found.ok) return found;
    if (position.action !== undefined)
      return invalid(
        `${formatPosition(position)} is inside an event.`,
        'Use event positions, such as `142`.',
      );
  }
  const count = last.value.revision - first.value.revision + 1;
  if (count < 1) return invalid(`The position ${from} is after ${to}.`, 'Swap `from` and `to`.');
  if (count > MOST_STATES)
    return fail({
      code: 'STATES_TOO_MANY',
      message: `The range from ${from} to ${to} has ${count} states. The limit is ${MOST_STATES}.`,
      advice: `Request at most ${MOST_STATES} states at a time.`,
    });
  return ok(Array.from({ length: count }, (_, index) => first.value.revision + index));
}

const invalid = (message: string, advice: string): Result<never, Problem> =>
  fail({ code: 'RANGE_INVALID', message, advice });
