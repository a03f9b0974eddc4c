import { blindProgress, checkBlindAnswer, type BlindEntry, type BlindQuestion } from '#coaching';
import { invariant, ok, type Result } from '#record';
import type { Archive } from './archive.js';
import { decideBlindReview, foundIn } from './decide-blind-review.js';
import { Refusal, type ArchiveProblem } from './refusal.js';

/**
 * An answer in a blind review. `questions` are all of the review's questions, and `events` is the number of events in
 * the reviewed game.
 */
export interface BlindAnswering extends Omit<Extract<BlindEntry, { kind: 'BlindChoiceMade' }>, 'kind'> {
  readonly id: string;
  readonly questions: readonly BlindQuestion[];
  readonly events: number;
}

/**
 * Stores a reader's answer to the current question, and returns that question. Fails with `BLIND_REVIEW_NOT_FOUND` if
 * the review does not exist. Also fails for the same reasons as `checkBlindAnswer`.
 */
export async function answerBlindReview(
  archive: Pick<Archive, 'store'>,
  { id, questions, events, ...made }: BlindAnswering,
): Promise<Result<BlindQuestion, ArchiveProblem>> {
  const decided = await decideBlindReview(archive, id, (before) => {
    const reading = foundIn(before).readers.get(made.reader) ?? { choices: new Map() };
    const checked = checkBlindAnswer(blindProgress(questions, reading, events), made.requested, made.choice);
    if (!checked.ok) throw new Refusal(checked.error);
    return [{ kind: 'BlindChoiceMade', ...made }];
  });
  if (!decided.ok) return decided;
  const question = questions.find(({ requested }) => requested === made.requested);
  invariant(question !== undefined, 'an answer belongs to a question');
  return ok(question);
}
