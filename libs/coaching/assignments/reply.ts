import { coachingBounds, fail, ok, type Choice, type Decision, type Problem, type Result } from '#record';
import type { CoachingErrorCode } from '../error-codes.js';

/** A recipient's answer: a choice, a text or both. */
export interface Reply {
  readonly choice: Choice | null;
  readonly text: string | null;
}

const invalid = (message: string): Result<never, Problem<CoachingErrorCode>> =>
  fail({
    code: 'ASSIGNMENT_ANSWER_INVALID',
    message,
    advice: 'Send options of the task as `choice`, or send a `text`.',
  });

/**
 * Validates an answer to a task. `decision` is null if the task only accepts text. Fails with
 * `ASSIGNMENT_ANSWER_INVALID` if the answer is invalid.
 */
export function checkedReply(
  { choice, text }: Reply,
  decision: Pick<Decision, 'options' | 'min' | 'max'> | null,
): Result<Reply, Problem<CoachingErrorCode>> {
  if (choice === null && text === null) return invalid('The answer is empty.');
  if (text !== null && text.length > coachingBounds.text)
    return invalid(`The text is longer than ${coachingBounds.text} characters.`);
  if (choice === null) return ok({ choice, text });
  if (decision === null) return invalid('The task asks for a text answer and offers no options.');
  const keys = new Set(decision.options.map(({ key }) => key));
  if (new Set(choice).size !== choice.length || !choice.every((key) => keys.has(key)))
    return invalid(
      'The choice contains an option that the task does not offer, or the same option more than once.',
    );
  if (choice.length < decision.min || choice.length > decision.max)
    return invalid(
      `Choose ${decision.min === decision.max ? decision.min : `${decision.min} to ${decision.max}`} ` +
        'options.',
    );
  return ok({ choice, text });
}
