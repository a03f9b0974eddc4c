import {
  studiesStream,
  studyFormat,
  studyOf,
  studyStream,
  type Chapter,
  type Study,
  type StudyEntry,
} from '#coaching';
import { EntryStreams, StreamDeletedError } from '#event-store';
import { coachingBounds, type Author, type Result } from '#record';
import type { Archive } from './archive.js';
import { outcomeOf, Refusal, type ArchiveProblem } from './refusal.js';

export const studyStreams = ({ store }: Pick<Archive, 'store'>): EntryStreams<StudyEntry> =>
  new EntryStreams(store, studyFormat);

/** Returns a study. Null if there is none, or it was deleted. */
export async function studyIn(archive: Pick<Archive, 'store'>, id: string): Promise<Study | null> {
  const study = await storedStudyIn(archive, id);
  return study?.isDeleted === false ? study : null;
}

/** Like `studyIn`, with a study whose deletion was begun. */
export async function storedStudyIn(archive: Pick<Archive, 'store'>, id: string): Promise<Study | null> {
  return studyOf((await studyStreams(archive).readFrom(studyStream(id), 0)).entries);
}

/** The studies of an author, latest first. */
export async function studiesOf(archive: Pick<Archive, 'store'>, author: Author): Promise<readonly Study[]> {
  const { entries } = await studyStreams(archive).readFrom(studiesStream(author), 0);
  const ids = entries.flatMap((entry) => (entry.kind === 'StudyListed' ? [entry.study] : []));
  const found = await Promise.all(ids.map((id) => studyIn(archive, id)));
  return found.filter((study) => study !== null).reverse();
}

const takesBack = ({ kind }: StudyEntry): boolean =>
  kind === 'StudyUnshared' || kind === 'ChapterRemoved' || kind === 'StudyDeleted';

/**
 * Appends the entries that follow from a study, computed again whenever another writer was faster. Returns the new study. Problems
 * `STUDY_NOT_FOUND` and `STUDY_TOO_LARGE`; removals are always possible.
 */
export async function decideStudy(
  archive: Pick<Archive, 'store'>,
  id: string,
  decide: (study: Study) => readonly StudyEntry[],
): Promise<Result<Study, ArchiveProblem>> {
  const found = (entries: readonly StudyEntry[]): Study => {
    const study = studyOf(entries);
    if (study === null) throw new Refusal(noStudy);
    return study;
  };
  const decided = studyStreams(archive).decide(studyStream(id), (before) => {
    const study = found(before);
    const more = decide(study);
    if (study.isDeleted && more.length > 0) throw new Refusal(noStudy);
    if (study.length + more.length <= coachingBounds.studyEntries || more.every(takesBack)) return more;
    throw new Refusal(tooLarge);
  });
  return outcomeOf(
    decided.then(found).catch((error: unknown) => {
      throw error instanceof StreamDeletedError ? new Refusal(noStudy) : error;
    }),
  );
}

/** Throws a `Refusal` `STUDY_CHAPTER_NOT_FOUND`. */
export function chapterIn({ chapters }: Study, id: string): Chapter {
  const found = chapters.find(({ chapter }) => chapter === id);
  if (found === undefined) throw new Refusal(noChapter);
  return found;
}

export const noStudy: ArchiveProblem = {
  code: 'STUDY_NOT_FOUND',
  message: "There is no such study, or you didn't write it.",
  advice: '`studies` lists yours.',
};
const tooLarge: ArchiveProblem = {
  code: 'STUDY_TOO_LARGE',
  message: `The study was changed ${coachingBounds.studyEntries} times.`,
  advice: 'Begin another study.',
};
export const noChapter: ArchiveProblem = {
  code: 'STUDY_CHAPTER_NOT_FOUND',
  message: 'The study has no such chapter.',
  advice: 'Use an id in its `chapters`.',
};
