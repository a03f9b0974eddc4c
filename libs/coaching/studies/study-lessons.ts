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

/** Recorded when a person adds a chapter's question to their lessons. */
export interface StudyLessonAdded extends Authorship {
  readonly kind: 'StudyLessonAdded';
  /** The lesson's number, counting from 1. Numbers are never reused. */
  readonly number: number;
  readonly study: string;
  readonly chapter: string;
  /** The id of the link with which the person reads the study. Null for the study's author. */
  readonly link: string | null;
}

/** Recorded when a person answers a chapter's question. */
export interface StudyLessonAnswered extends Authorship {
  readonly kind: 'StudyLessonAnswered';
  readonly number: number;
  /** Null if the person viewed the answer without choosing. */
  readonly choice: Choice | null;
  readonly rating: Rating;
  /** When the question was answered, in ISO 8601 format. */
  readonly at: string;
}

/** Recorded when a person removes a chapter's question from their lessons. */
export interface StudyLessonRemoved extends Authorship {
  readonly kind: 'StudyLessonRemoved';
  readonly number: number;
}

export type StudyLessonEntry = StudyLessonAdded | StudyLessonAnswered | StudyLessonRemoved;

/** A chapter's question as one of a person's lessons. */
export interface StudyLesson extends Pick<StudyLessonAdded, 'number' | 'study' | 'chapter' | 'link'> {
  /** In the format `study-<number>`. */
  readonly id: string;
  /** Null if the lesson has never been answered. */
  readonly progress: Repetition<StudyLessonAnswered> | null;
}

/** A person's lessons from studies. */
export interface StudyLessons {
  readonly lessons: ReadonlyMap<number, StudyLesson>;
  /** The highest number used so far, or 0. */
  readonly last: number;
  /** The number of entries. */
  readonly length: number;
}

export const noStudyLessons: StudyLessons = { lessons: new Map(), last: 0, length: 0 };

/** Applies an entry. The due times depend only on the answers and their times. */
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

export const studyLessonWith = ({ lessons }: StudyLessons, id: string): StudyLesson | undefined =>
  [...lessons.values()].find((lesson) => lesson.id === id);

/**
 * Returns the lessons that are due, followed by the other lessons. Each group is sorted by due time. New lessons are
 * due immediately.
 */
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
 * Rates a choice by the options that the author accepts. The rating is `best` if all chosen options are accepted.
 * `alike` returns the same key for equivalent options.
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

/** Returns the name of the stream that contains a person's lessons from studies. */
export const studyLessonStream = (learner: Author): string =>
  `studied-${hash('sha256', authorKey(learner), 'hex').slice(0, KEY_LENGTH)}`;

/** The schema version of the entries about lessons from studies that this version of Retrace writes. */
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

export const studyLessonFormat = {
  schema: STUDY_LESSON_SCHEMA_VERSION,
  /** Parses an entry. Null if this version of Retrace cannot read it. Without the entry, the lesson is due sooner. */
  read: ({ data, metadata: beside }: StoredEntry): StudyLessonEntry | null =>
    readAs(metadata, beside).success ? (readAs(entryShape, data).data ?? null) : null,
} as const;
