import { randomUUID } from 'node:crypto';
import { checkedTry, triesStream, tryFormat, type ChapterTried } from '#coaching';
import { EntryStreams, StreamDeletedError } from '#event-store';
import { coachingBounds, type Choice, type Decision, type Result } from '#record';
import type { Archive } from './archive.js';
import type { ChapterPlace } from './change-study.js';
import { noChapter } from './decide-study.js';
import { outcomeOf, Refusal, type ArchiveProblem } from './refusal.js';

type Store = Pick<Archive, 'store'>;

const streamsOf = ({ store }: Store): EntryStreams<ChapterTried> => new EntryStreams(store, tryFormat);

export const triesIn = async (
  archive: Store,
  { study, chapter }: ChapterPlace,
): Promise<readonly ChapterTried[]> =>
  (await streamsOf(archive).readFrom(triesStream(study, chapter), 0)).entries;

/**
 * A reader's choice, and the decision at the chapter's first position. The choice is null if the reader views the
 * answer without choosing.
 */
export interface ChapterAttempt {
  readonly choice: Choice | null;
  readonly decision: Decision | null;
  readonly at: string;
}

/**
 * Records an attempt to answer the question of a chapter. Returns the id that gives access to the answer. If the
 * chapter has the maximum number of attempts, records nothing and returns the id of the last attempt. Fails with
 * `STUDY_CHAPTER_NOT_FOUND` if the chapter was deleted. Also fails for the same reasons as `checkedTry`.
 */
export function tryChapter(
  archive: Store,
  { study, chapter }: ChapterPlace,
  { choice, decision, at }: ChapterAttempt,
): Promise<Result<string, ArchiveProblem>> {
  const decided = streamsOf(archive).decide(triesStream(study, chapter), ({ length }) => {
    const checked = checkedTry(decision, choice);
    if (!checked.ok) throw new Refusal(checked.error);
    const isFull = length >= coachingBounds.tries;
    return isFull ? [] : [{ kind: 'ChapterTried', id: randomUUID(), choice: checked.value, at }];
  });
  return outcomeOf(
    decided
      .then((entries) => entries.at(-1)?.id ?? '')
      .catch((error: unknown) => {
        throw error instanceof StreamDeletedError ? new Refusal(noChapter) : error;
      }),
  );
}
