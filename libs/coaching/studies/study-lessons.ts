import { hash } from 'node:crypto';
import { z } from 'zod';
import {
  authorKey,
  authorShape,
  coachingBounds,
  readAs,
  type Author,
  type Authorship,
  type Choice,
  type StoredEntry,
} from '#record';
import { ratings, type Rating } from '../lessons/answer.js';
import { isDue, repeated, type Repetition } from '../lessons/schedule.js';
import type { ChapterQuestion } from './study-entry.js';

/** Recorded when a person puts the question of a chapter among the own lessons. */
export interface StudyLessonAdded extends Authorship {
  readonly kind: 'StudyLessonAdded';
  /** From 1. A number is used once. */
  readonly number: number;
  readonly study: string;
  readonly chapter: string;
  /** The link with which the person reads the study. Null for its author. */
  readonly link: string | null;
}

/** Recorded when a person answers the question of a chapter. */
export interface StudyLessonAnswered extends Authorship {
  readonly kind: 'StudyLessonAnswered';
  readonly number: number;
  /** Null if the person asked for the answer without a choice. */
  readonly choice: Choice | null;
  readonly rating: Rating;
  /** When, ISO 8601. */
  readonly at: string;
}

/** Recorded when a person takes the question of a chapter out of the own lessons. */
export interface StudyLessonRemoved extends Authorship {
  readonly kind: 'StudyLessonRemoved';
  readonly number: number;
}

export type StudyLessonEntry = StudyLessonAdded | StudyLessonAnswered | StudyLessonRemoved;

/** A position from a study among the lessons of a person. */
export interface StudyLesson extends Pick<StudyLessonAdded, 'number' | 'study' | 'chapter' | 'link'> {
  /** `study-<number>`. */
  readonly id: string;
  /** Null if it was never answered. */
  readonly progress: Repetition<StudyLessonAnswered> | null;
}

/** The positions from studies among the lessons of a person. */
export interface StudyLessons {
  /** By number. */
  readonly lessons: ReadonlyMap<number, StudyLesson>;
  /** The number of the latest. 0 before the first. */
  readonly last: number;
  /** The number of entries. */
  readonly length: number;
}

export const noStudyLessons: StudyLessons = { lessons: new Map(), last: 0, length: 0 };

/** Adds an entry. The due times depend only on the answers and their times. */
export function takeStudyLesson(
  { lessons, last, length }: StudyLessons,
  entry: StudyLessonEntry,
): StudyLessons {
  const after = new Map(lessons);
  const { number } = entry;
  const before = lessons.get(number);
  if (entry.kind === 'StudyLessonAdded') {
    const { study, chapter, link } = entry;
    after.set(number, { id: `study-${number}`, number, study, chapter, link, progress: null });
  } else if (entry.kind === 'StudyLessonRemoved') after.delete(number);
  else if (before !== undefined)
    after.set(number, { ...before, progress: repeated(before.progress ?? undefined, entry) });
  return { lessons: after, last: Math.max(last, number), length: length + 1 };
}

/** Finds a lesson by its id. */
export const studyLessonWith = ({ lessons }: StudyLessons, id: string): StudyLesson | undefined =>
  [...lessons.values()].find((lesson) => lesson.id === id);

/** The lessons, those that are due first, each group by the time when they are due. A new one is due at once. */
export function studyLessonsInOrder(
  { lessons }: StudyLessons,
  now: Date,
): readonly (StudyLesson & { readonly isDue: boolean })[] {
  const dueAt = ({ progress }: StudyLesson): string => progress?.due ?? '';
  return [...lessons.values()]
    .map((lesson) => ({ ...lesson, isDue: isDue(lesson.progress ?? undefined, now) }))
    .sort((a, b) => (dueAt(a) < dueAt(b) ? -1 : dueAt(a) > dueAt(b) ? 1 : a.number - b.number));
}

/**
 * Rates a choice by the options that the author accepts: best if all its options are among them. `alike` returns the same text for options
 * that are alike.
 */
export function rateByAuthor(
  { accepted }: Pick<ChapterQuestion, 'accepted'>,
  choice: Choice | null,
  alike: (choice: Choice) => string,
): Rating {
  const right = new Set(accepted.map((key) => alike([key])));
  const isRight = choice !== null && choice.length > 0 && choice.every((key) => right.has(alike([key])));
  return isRight ? 'best' : 'worse';
}

const KEY_LENGTH = 24;

/** The stream of one person's positions from studies. */
export const studyLessonStream = (learner: Author): string =>
  `studied-${hash('sha256', authorKey(learner), 'hex').slice(0, KEY_LENGTH)}`;

/** The schema version of entries about positions from studies that this program writes. */
const STUDY_LESSON_SCHEMA_VERSION = 1;

const common = {
  number: z.int().min(1).max(coachingBounds.studyLessonEntries),
  by: z.string(),
  author: authorShape.optional(),
};

const entryShape = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('StudyLessonAdded'),
    study: z.string(),
    chapter: z.string(),
    link: z.string().nullable(),
    ...common,
  }) satisfies z.ZodType<StudyLessonAdded>,
  z.object({
    kind: z.literal('StudyLessonAnswered'),
    choice: z.array(z.string()).nullable(),
    rating: z.enum(ratings),
    at: z.iso.datetime(),
    ...common,
  }) satisfies z.ZodType<StudyLessonAnswered>,
  z.object({ kind: z.literal('StudyLessonRemoved'), ...common }) satisfies z.ZodType<StudyLessonRemoved>,
]);

const metadata = z.object({ schema: z.literal(STUDY_LESSON_SCHEMA_VERSION) });

/** The format of positions from studies in a store. */
export const studyLessonFormat = {
  schema: STUDY_LESSON_SCHEMA_VERSION,
  /** Reads an entry. Null if this program cannot read it; the lesson is then due sooner. */
  read: ({ data, metadata: beside }: StoredEntry): StudyLessonEntry | null =>
    readAs(metadata, beside).success ? (readAs(entryShape, data).data ?? null) : null,
} as const;
