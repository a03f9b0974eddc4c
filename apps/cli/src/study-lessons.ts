import {
  learntChapters,
  noStudyLesson,
  studyLessonsFrom,
  studyLessonsIn,
  type LearntChapter,
} from '#archive';
import {
  blindOptions,
  chapterDecision,
  studyLessonsInOrder,
  studyLessonStream,
  type StudyLesson,
} from '#coaching';
import type { Choice } from '#record';
import { alikeChoices } from '#reviews';
import { owner, type Archive } from './archive.js';
import { exitCodes, failure } from './failure.js';
import { openChapter, type OpenChapter } from './studies.js';

/** A study position among the owner's lessons. */
export interface ListedStudyLesson {
  readonly lesson: StudyLesson;
  readonly isDue: boolean;
  /** The chapter of the position. Null if the chapter no longer exists. */
  readonly learnt: LearntChapter | null;
}

/** Returns the study positions among the owner's lessons, due positions first. */
export async function studyLessonsOf(archive: Archive, now: Date): Promise<readonly ListedStudyLesson[]> {
  const { entries } = await studyLessonsIn(archive, studyLessonStream(owner));
  const all = studyLessonsInOrder(studyLessonsFrom(entries), now);
  const found = await learntChapters(archive, owner, all);
  return found.map(({ lesson: { isDue, ...lesson }, learnt }) => ({ lesson, isDue, learnt }));
}

/** Whether an id belongs to a study position. */
export const isStudyLesson = (id: string): boolean => /^study-\d+$/.test(id);

/** A study position with its opened chapter. */
export interface OpenStudyLesson {
  readonly lesson: StudyLesson;
  readonly learnt: LearntChapter;
  readonly open: OpenChapter;
  /** The options of the decision, without duplicates. */
  readonly choices: readonly Choice[];
}

/**
 * Opens a study position. Throws a `Failure` with code `STUDY_LESSON_NOT_FOUND` if the position does not exist or its
 * chapter cannot be shown.
 */
export async function openStudyLesson(archive: Archive, id: string, now: Date): Promise<OpenStudyLesson> {
  const found = (await studyLessonsOf(archive, now)).find(({ lesson }) => lesson.id === id);
  if (!found?.learnt)
    throw failure(exitCodes.notFound, 'STUDY_LESSON_NOT_FOUND', noStudyLesson.message, {
      advice: 'Use `retrace lessons --all` to list your lessons.',
    });
  const { lesson, learnt } = found;
  const open = await openChapter(archive, learnt.chapter);
  if (typeof open === 'string')
    throw failure(exitCodes.notFound, 'STUDY_LESSON_NOT_FOUND', `The position cannot be shown (${open}).`, {
      advice: `Remove the lesson with \`retrace lessons remove ${id}\`.`,
    });
  const decision = chapterDecision(open.replay.events, open.chapter);
  const alike = alikeChoices(open.replay, open.chapter.from);
  return { lesson, learnt, open, choices: decision === null ? [] : blindOptions({ decision }, alike) };
}
