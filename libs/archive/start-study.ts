import { randomUUID } from 'node:crypto';
import { checkedTitle, studiesStream, studyOf, studyStream, type Study } from '#coaching';
import { lastRevision, WrongExpectedRevisionError } from '#event-store';
import { coachingBounds, fail, invariant, ok, type Author, type Authorship, type Result } from '#record';
import type { Archive } from './archive.js';
import { studiesOf, studyStreams } from './decide-study.js';
import type { ArchiveProblem } from './refusal.js';

/**
 * Stores a study without chapters, and lists it last, so that every listed study exists. Problems `STUDY_INVALID`,
 * `STUDIES_TOO_MANY`.
 */
export async function startStudy(
  archive: Pick<Archive, 'store'>,
  author: Authorship & { readonly author: Author },
  { title: text, at }: Pick<Study, 'title' | 'at'>,
): Promise<Result<Study, ArchiveProblem>> {
  const title = checkedTitle(text);
  if (!title.ok) return title;
  const streams = studyStreams(archive);
  const [study, list] = [randomUUID(), studiesStream(author.author)];
  const started = { kind: 'StudyStarted', study, title: title.value, at, ...author } as const;
  for (let isStored = false; ; isStored = true) {
    // Read first: a study that is listed after it lets the append fail.
    const last = await lastRevision(archive.store, list);
    if ((await studiesOf(archive, author.author)).length >= coachingBounds.studies) {
      if (isStored) await archive.store.delete(studyStream(study), 'any');
      return fail(tooMany);
    }
    if (!isStored) await streams.append(studyStream(study), [started], 'no-stream');
    try {
      await streams.append(list, [{ kind: 'StudyListed', study }], last === -1 ? 'no-stream' : last);
      const made = studyOf([started]);
      invariant(made !== null, 'the study was begun');
      return ok(made);
    } catch (error) {
      // Another study came first: it counts too.
      if (!(error instanceof WrongExpectedRevisionError)) throw error;
    }
  }
}

const tooMany: ArchiveProblem = {
  code: 'STUDIES_TOO_MANY',
  message: `You have ${coachingBounds.studies} studies.`,
  advice: 'Delete some.',
};
