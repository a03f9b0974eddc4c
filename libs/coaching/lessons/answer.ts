import { gradeOf, type ReviewedDecision } from '#analysis';
import { fail, isSameChoice, ok, type Choice, type Problem, type Result } from '#record';
import type { CoachingErrorCode } from '../error-codes.js';
import type { Lesson } from './lesson.js';

/**
 * The quality of an answer. A `close` answer is not the best, but its loss would be too small for a grade in a review.
 */
export const ratings = ['best', 'close', 'worse'] as const;
export type Rating = (typeof ratings)[number];

export interface RatedAnswer {
  readonly choice: Choice;
  readonly rating: Rating;
  /** The win probability that the choice loses, 0 for the best choice. */
  readonly loss: number;
  /** The standard error of the loss. */
  readonly error: number;
}

/** The parts of a decision that determine the rating of an answer. */
export type RatedDecision = Pick<Lesson['decision'], 'choices' | 'best' | 'taken' | 'loss' | 'lossError'>;

/**
 * Rates an answer by the values that a review gave the choices. Fails with `LESSON_CHOICE_INVALID` if the review did
 * not evaluate the choice.
 */
export function rated(
  { decision: { choices, best, taken, loss, lossError } }: { readonly decision: RatedDecision },
  choice: Choice,
): Result<RatedAnswer, Problem<CoachingErrorCode>> {
  const valued = (candidate: Choice): ReviewedDecision['choices'][number] | undefined =>
    choices.find((other) => isSameChoice(other.choice, candidate));
  const [own, top] = [valued(choice), valued(best)];
  if (own === undefined || top === undefined)
    return fail({
      code: 'LESSON_CHOICE_INVALID',
      message: 'The lesson does not offer this choice.',
      advice: "Send every key of one entry in the lesson's `choices`.",
    });
  if (isSameChoice(choice, best)) return ok({ choice, rating: 'best', loss: 0, error: 0 });
  // Separate playouts measured the loss of the choice that was made in the game, so it is not computed from the
  // choices' values.
  const isTaken = isSameChoice(choice, taken);
  const lost = isTaken ? loss : Math.max(0, top.value - own.value);
  // The error of a choice is the error of its distance from the best choice.
  const error = isTaken ? lossError : own.error;
  // The rating depends only on the displayed loss and ignores its error. Otherwise, an answer with a loss of 15 points
  // could count as “close”.
  return ok({ choice, rating: gradeOf(lost, 0) === null ? 'close' : 'worse', loss: lost, error });
}
