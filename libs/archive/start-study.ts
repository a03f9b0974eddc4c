import { randomUUID } from 'node:crypto';
import { checkedTitle, studiesStream, studyOf, studyStream, type Study } from '#coaching';
import { coachingBounds, invariant, ok, type Author, type Authorship, type Result } from '#record';
import type { Archive } from './archive.js';
import { beginListed } from './begin-listed.js';
import { studiesOf, studyStreams } from './decide-study.js';
import type { ArchiveProblem } from './refusal.js';

/**
 * Stores a study without chapters and then lists it, so that every listed study exists. Fails with `STUDY_INVALID` or
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
  const begun = await beginListed(archive, streams, {
    ...{
      stream: studyStream(study),
      started: [started],
      list,
      listed: { kind: 'StudyListed', study },
      tooMany,
    },
    hasRoom: async () => (await studiesOf(archive, author.author)).length < coachingBounds.studies,
  });
  if (!begun.ok) return begun;
  const made = studyOf([started]);
  invariant(made !== null, 'the study was begun');
  return ok(made);
}

const tooMany: ArchiveProblem = {
  code: 'STUDIES_TOO_MANY',
  message: `You have ${coachingBounds.studies} studies, which is the limit.`,
  advice: 'Delete the studies that you no longer need.',
};
