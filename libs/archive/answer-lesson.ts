import { answerFormat, lessonStream, type LessonAnswered } from '#coaching';
import { EntryStreams, lastRevision, WrongExpectedRevisionError, type ReadEntries } from '#event-store';
import { coachingBounds, fail, ok, type Author, type Authorship, type Result } from '#record';
import type { Archive } from './archive.js';
import type { ArchiveProblem } from './refusal.js';

/**
 * Stores an answer to a lesson. Fails with `LESSONS_TOO_MANY` if the learner has stored the maximum number of answers.
 */
export async function answerLesson(
  { store }: Pick<Archive, 'store'>,
  learner: Authorship & { readonly author: Author },
  answer: Omit<LessonAnswered, 'kind' | keyof Authorship>,
): Promise<Result<null, ArchiveProblem>> {
  const stream = lessonStream(learner.author);
  const entry = { kind: 'LessonAnswered', ...answer, ...learner } as const;
  for (;;) {
    const last = await lastRevision(store, stream);
    if (last + 1 >= coachingBounds.answers) return fail(tooMany);
    try {
      await new EntryStreams(store, answerFormat).append(stream, [entry], last === -1 ? 'no-stream' : last);
      return ok(null);
    } catch (error) {
      // Another answer was stored first. It counts towards the maximum, so the number of answers is checked again.
      if (!(error instanceof WrongExpectedRevisionError)) throw error;
    }
  }
}

/** Reads a learner's answers, starting at a revision of the learner's stream. */
export const answersIn = (
  { store }: Pick<Archive, 'store'>,
  stream: string,
  from = 0,
): Promise<ReadEntries<LessonAnswered>> => new EntryStreams(store, answerFormat).readFrom(stream, from);

const tooMany: ArchiveProblem = {
  code: 'LESSONS_TOO_MANY',
  message: `You have answered lessons ${coachingBounds.answers} times, which is the limit.`,
  advice: 'Use another account.',
};
