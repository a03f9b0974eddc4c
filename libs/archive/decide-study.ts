import {
  studiesStream,
  studyFormat,
  studyOf,
  studyStream,
  type Chapter,
  type Study,
  type StudyEntry,
} from '#coaching';
import { EntryStreams } from '#event-store';
import { coachingBounds, type Author, type Result } from '#record';
import type { Archive } from './archive.js';
import { decideWhole, existing, wholeIn, type Whole } from './decide-whole.js';
import { Refusal, type ArchiveProblem } from './refusal.js';

export const studyStreams = ({ store }: Pick<Archive, 'store'>): EntryStreams<StudyEntry> =>
  new EntryStreams(store, studyFormat);

const wholeStudies: Whole<Study, StudyEntry> = {
  format: studyFormat,
  of: studyOf,
  absent: {
    code: 'STUDY_NOT_FOUND',
    message: 'The study does not exist, or you did not create it.',
    advice: 'Use `studies` to list your own studies.',
  },
  bounds: {
    entries: coachingBounds.studyEntries,
    full: {
      code: 'STUDY_TOO_LARGE',
      message: `The study has been changed ${coachingBounds.studyEntries} times, which is the limit.`,
      advice: 'Begin another study.',
    },
    removals: ['StudyUnshared', 'ChapterRemoved', 'StudyDeleted'],
  },
};
export const noStudy = wholeStudies.absent;

/** Returns a study. Null if it does not exist or was deleted. */
export async function studyIn(archive: Pick<Archive, 'store'>, id: string): Promise<Study | null> {
  const study = await storedStudyIn(archive, id);
  return study?.isDeleted === false ? study : null;
}

/** Like `studyIn`, but also returns a study whose deletion has begun. */
export async function storedStudyIn(archive: Pick<Archive, 'store'>, id: string): Promise<Study | null> {
  return wholeIn(archive, wholeStudies, studyStream(id));
}

/** Returns an author's studies, starting with the latest. */
export async function studiesOf(archive: Pick<Archive, 'store'>, author: Author): Promise<readonly Study[]> {
  const { entries } = await studyStreams(archive).readFrom(studiesStream(author), 0);
  const ids = entries.flatMap((entry) => (entry.kind === 'StudyListed' ? [entry.study] : []));
  const found = await Promise.all(ids.map((id) => studyIn(archive, id)));
  return found.filter((study) => study !== null).reverse();
}

/** Like `decideWhole`, for a study. Fails with `STUDY_NOT_FOUND` or `STUDY_TOO_LARGE`. */
export const decideStudy = (
  archive: Pick<Archive, 'store'>,
  id: string,
  decide: (study: Study) => readonly StudyEntry[],
): Promise<Result<Study, ArchiveProblem>> =>
  decideWhole(archive, wholeStudies, studyStream(id), (before) => {
    const study = existing(wholeStudies, before);
    const more = decide(study);
    if (study.isDeleted && more.length > 0) throw new Refusal(noStudy);
    return more;
  });

/** Returns a chapter of a study by its id. Throws a `Refusal` with code `STUDY_CHAPTER_NOT_FOUND` if there is none. */
export function chapterIn({ chapters }: Study, id: string): Chapter {
  const found = chapters.find(({ chapter }) => chapter === id);
  if (found === undefined) throw new Refusal(noChapter);
  return found;
}

export const noChapter: ArchiveProblem = {
  code: 'STUDY_CHAPTER_NOT_FOUND',
  message: 'The study has no chapter with this id.',
  advice: "Use an id from the study's `chapters`.",
};
