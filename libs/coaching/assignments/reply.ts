import { coachingBounds, fail, ok, type Choice, type Decision, type Problem, type Result } from '#record';
import type { CoachingErrorCode } from '../error-codes.js';

/** What a recipient answers: options, words, or both. */
export interface Reply {
  readonly choice: Choice | null;
  readonly text: string | null;
}

const invalid = (message: string): Result<never, Problem<CoachingErrorCode>> =>
  fail({
    code: 'ASSIGNMENT_ANSWER_INVALID',
    message,
    advice: 'Send options of the task as `choice`, or a `text`.',
  });

/** Checks an answer against what the task asks; null: it asks for words. Problem `ASSIGNMENT_ANSWER_INVALID`. */
export function checkedReply(
  { choice, text }: Reply,
  asked: Pick<Decision, 'options' | 'min' | 'max'> | null,
): Result<Reply, Problem<CoachingErrorCode>> {
  if (choice === null && text === null) return invalid('The answer is empty.');
  if (text !== null && text.length > coachingBounds.text)
    return invalid(`The text is longer than ${coachingBounds.text} characters.`);
  if (choice === null) return ok({ choice, text });
  if (asked === null) return invalid('The task asks for words: nothing is to be chosen there.');
  const keys = new Set(asked.options.map(({ key }) => key));
  if (new Set(choice).size !== choice.length || !choice.every((key) => keys.has(key)))
    return invalid('The choice has keys that the task does not offer, or has one twice.');
  if (choice.length < asked.min || choice.length > asked.max)
    return invalid(`Choose ${asked.min === asked.max ? asked.min : `${asked.min} to ${asked.max}`}.`);
  return ok({ choice, text });
}
