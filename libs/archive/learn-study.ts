import {
  checkedTry,
  noStudyLessons,
  studyLessonFormat,
  studyLessonStream,
  studyLessonWith,
  takeStudyLesson,
  type Chapter,
  type Rating,
  type Study,
  type StudyLesson,
  type StudyLessonEntry,
  type StudyLessons,
} from '#coaching';
import { EntryStreams, type ReadEntries } from '#event-store';
import {
  coachingBounds,
  isSameAuthor,
  ok,
  type Author,
  type Authorship,
  type Choice,
  type Decision,
  type Result,
} from '#record';
import type { Archive } from './archive.js';
import { studyIn } from './decide-study.js';
import { decideWhole, type Whole } from './decide-whole.js';
import { Refusal, type ArchiveProblem } from './refusal.js';

type Store = Pick<Archive, 'store'>;
type Learner = Authorship & { readonly author: Author };

export interface LearntChapter {
  readonly study: Study;
  readonly chapter: Chapter;
  readonly question: NonNullable<Chapter['question']>;
  /** The number of the chapter in the study, counting from 1. */
  readonly place: number;
}

/** An answer with its rating, and the decision at the chapter's first position. */
export interface LearntAnswer {
  /** The choice. Null if the person viewed the answer without choosing. */
  readonly choice: Choice | null;
  readonly rating: Rating;
  readonly decision: Decision | null;
  readonly at: string;
}

/** Reads a person's entries, starting at a revision of the person's stream. */
export const studyLessonsIn = (
  { store }: Store,
  stream: string,
  from = 0,
): Promise<ReadEntries<StudyLessonEntry>> =>
  new EntryStreams<StudyLessonEntry>(store, studyLessonFormat).readFrom(stream, from);

export const studyLessonsFrom = (entries: readonly StudyLessonEntry[]): StudyLessons =>
  entries.reduce(takeStudyLesson, noStudyLessons);

type LessonPlace = Pick<StudyLesson, 'study' | 'chapter' | 'link'>;

/**
 * Returns a lesson's chapter. Null if the study or chapter was deleted, the link was revoked, or the chapter's question
 * no longer has an accepted option.
 */
export const learntChapter = async (
  archive: Store,
  learner: Author,
  lesson: LessonPlace,
): Promise<LearntChapter | null> => learntIn(await studyIn(archive, lesson.study), learner, lesson);

/** Like `learntChapter`, for several lessons. Opens each study only once. */
export async function learntChapters<Lesson extends LessonPlace>(
  archive: Store,
  learner: Author,
  lessons: readonly Lesson[],
): Promise<readonly { readonly lesson: Lesson; readonly learnt: LearntChapter | null }[]> {
  const ids = [...new Set(lessons.map(({ study }) => study))];
  const studies = new Map(
    await Promise.all(ids.map(async (id) => [id, await studyIn(archive, id)] as const)),
  );
  return lessons.map((lesson) => ({
    lesson,
    learnt: learntIn(studies.get(lesson.study) ?? null, learner, lesson),
  }));
}

function learntIn(study: Study | null, learner: Author, lesson: LessonPlace): LearntChapter | null {
  if (study === null) return null;
  const isOpen = lesson.link === null ? isSameAuthor(study.author, learner) : study.link === lesson.link;
  const at = study.chapters.findIndex(({ chapter }) => chapter === lesson.chapter);
  const chapter = study.chapters[at];
  const question = chapter?.question ?? null;
  if (!isOpen || chapter === undefined || question === null || question.accepted.length === 0) return null;
  return { study, chapter, question, place: at + 1 };
}

/**
 * Adds a chapter's question to a person's lessons, together with the person's first answer if there is one. Returns the
 * lesson's id. Changes nothing if the lesson already exists with the same link. Fails with `STUDY_QUESTION_EMPTY` or
 * `STUDY_LESSONS_TOO_MANY`. Also fails for the same reasons as `checkedTry`.
 */
export async function addStudyLesson(
  archive: Store,
  learner: Learner,
  place: LessonPlace,
  first: LearntAnswer | null,
): Promise<Result<string, ArchiveProblem>> {
  const { study, chapter, link } = place;
  const learnt = await learntChapter(archive, learner.author, place);
  const known = ({ lessons }: StudyLessons): StudyLesson | undefined =>
    [...lessons.values()].find((lesson) => lesson.study === study && lesson.chapter === chapter);
  const decided = await decide(archive, learner.author, (before) => {
    if (learnt === null) throw new Refusal(noQuestion);
    const earlier = known(before);
    // Changes nothing if the chapter is already a lesson with the same link. A lesson with an older link is replaced,
    // because that link might have been revoked.
    if (earlier?.link === link) return [];
    if (before.lessons.size >= coachingBounds.studyLessons && earlier === undefined)
      throw new Refusal(tooMany);
    const number = before.last + 1;
    return [
      ...(earlier ? [{ kind: 'StudyLessonRemoved', number: earlier.number, ...learner } as const] : []),
      { kind: 'StudyLessonAdded', number, study, chapter, link, ...learner },
      ...(first === null ? [] : [answered(learner, number, first)]),
    ];
  });
  return decided.ok ? ok(known(decided.value)?.id ?? '') : decided;
}

/**
 * Stores an answer to a lesson. Fails with `STUDY_LESSON_NOT_FOUND` or `STUDY_LESSONS_TOO_MANY`, or for the same
 * reasons as `checkedTry`.
 */
export async function answerStudyLesson(
  archive: Store,
  learner: Learner,
  id: string,
  answer: LearntAnswer,
): Promise<Result<null, ArchiveProblem>> {
  const decided = await decide(archive, learner.author, (before) => [
    answered(learner, lessonWith(before, id).number, answer),
  ]);
  return decided.ok ? ok(null) : decided;
}

/** Removes a lesson from a person's lessons. Fails with `STUDY_LESSON_NOT_FOUND` if the person has no such lesson. */
export async function removeStudyLesson(
  archive: Store,
  learner: Learner,
  id: string,
): Promise<Result<null, ArchiveProblem>> {
  const decided = await decide(archive, learner.author, (before) => [
    { kind: 'StudyLessonRemoved', number: lessonWith(before, id).number, ...learner },
  ]);
  return decided.ok ? ok(null) : decided;
}

const decide = (
  archive: Store,
  learner: Author,
  entries: (before: StudyLessons) => readonly StudyLessonEntry[],
): Promise<Result<StudyLessons, ArchiveProblem>> =>
  decideWhole(archive, studyLessons, studyLessonStream(learner), (before) =>
    entries(before ?? noStudyLessons),
  );

function answered(
  learner: Learner,
  number: number,
  { choice, rating, decision, at }: LearntAnswer,
): StudyLessonEntry {
  const checked = checkedTry(decision, choice);
  if (!checked.ok) throw new Refusal(checked.error);
  return { kind: 'StudyLessonAnswered', number, choice, rating, at, ...learner };
}

function lessonWith(before: StudyLessons, id: string): StudyLesson {
  const found = studyLessonWith(before, id);
  if (found === undefined) throw new Refusal(noStudyLesson);
  return found;
}

export const noStudyLesson: ArchiveProblem = {
  code: 'STUDY_LESSON_NOT_FOUND',
  message:
    'The lesson is not available. Its study, chapter or question may have been removed, or its link revoked.',
  advice: 'Use `studyLessons` to list your lessons.',
};
const noQuestion: ArchiveProblem = {
  code: 'STUDY_QUESTION_EMPTY',
  message: 'The chapter has no question with a correct option.',
  advice: "Mark the correct options of the chapter's question, or use another chapter.",
};
const tooMany: ArchiveProblem = {
  code: 'STUDY_LESSONS_TOO_MANY',
  message:
    `You have reached the limit of ${coachingBounds.studyLessons} positions from studies, or of ` +
    `${coachingBounds.studyLessonEntries} changes and answers.`,
  advice: 'Remove some of these positions, or use another account.',
};

const studyLessons: Whole<StudyLessons, StudyLessonEntry> = {
  format: studyLessonFormat,
  of: studyLessonsFrom,
  absent: noStudyLesson,
  bounds: {
    entries: coachingBounds.studyLessonEntries,
    full: tooMany,
    removals: ['StudyLessonRemoved'],
  },
};
