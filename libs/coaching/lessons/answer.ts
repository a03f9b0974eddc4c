import type { ReviewedDecision } from '#analysis';
import { fail, isSameChoice, ok, type Choice, type Problem, type Result } from '#record';
import type { CoachingErrorCode } from '../error-codes.js';
import type { Lesson } from './lesson.js';

/** How good an answer was. Close: not the best, but the difference does not exceed its error. */
export const ratings = ['best', 'close', 'worse'] as const;
export type Rating = (typeof ratings)[number];

export interface RatedAnswer {
  readonly choice: Choice;
  readonly rating: Rating;
  /** Win probability that the choice gives away; 0 where it is the best. */
  readonly loss: number;
  /** Standard error of the loss. */
  readonly error: number;
}

/** A difference is believed from so many standard errors on. */
const CERTAIN = 2;

/** Rates an answer by what the review says of its choices; problem `LESSON_CHOICE_INVALID`. */
export function rated(
  { decision: { choices, best, taken, loss, lossError } }: Pick<Lesson, 'decision'>,
  choice: Choice,
): Result<RatedAnswer, Problem<CoachingErrorCode>> {
  const valued = (one: Choice): ReviewedDecision['choices'][number] | undefined =>
    choices.find((other) => isSameChoice(other.choice, one));
  const [own, top] = [valued(choice), valued(best)];
  if (own === undefined || top === undefined)
    return fail({
      code: 'LESSON_CHOICE_INVALID',
      message: 'The lesson does not offer that choice.',
      advice: 'Use one of its `choices`, with all of its keys.',
    });
  if (isSameChoice(choice, best)) return ok({ choice, rating: 'best', loss: 0, error: 0 });
  // How much the choice of the game lost was measured with playouts of its own.
  const isTaken = isSameChoice(choice, taken);
  const lost = isTaken ? loss : Math.max(0, top.value - own.value);
  const error = isTaken ? lossError : Math.hypot(top.error, own.error);
  return ok({ choice, rating: lost > CERTAIN * error ? 'worse' : 'close', loss: lost, error });
}
