import { gradeOf, type ReviewedDecision } from '#analysis';
import { fail, isSameChoice, ok, type Choice, type Problem, type Result } from '#record';
import type { CoachingErrorCode } from '../error-codes.js';
import type { Lesson } from './lesson.js';

/** How good an answer was. Close: not the best, but it loses less than an inaccuracy of a review does. */
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
  // That of an option is of its distance to the best already.
  const error = isTaken ? lossError : own.error;
  // By the lines of reviews, and by the loss that is shown: "close" and a loss of 15 points contradict each other, however unsure it is.
  return ok({ choice, rating: gradeOf(lost, 0) === null ? 'close' : 'worse', loss: lost, error });
}
