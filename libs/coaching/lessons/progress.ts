import { createEmptyCard, fsrs, Rating as Recall, type Card, type Grade } from 'ts-fsrs';
import type { LessonAnswered } from './answered.js';
import type { Rating } from './answer.js';
import { lessonId } from './lesson.js';

/** The progress of a learner with a lesson. */
export interface LessonProgress {
  /** When it should be answered again, ISO 8601. */
  readonly due: string;
  readonly answers: number;
  readonly last: LessonAnswered;
  readonly card: Card;
}

/** By the ids of lessons. */
export type Progress = ReadonlyMap<string, LessonProgress>;

export const noProgress: Progress = new Map();

/** Repeats a bad answer after ten minutes and a good one after days, but after a year at most. */
const scheduler = fsrs({
  enable_fuzz: false,
  learning_steps: ['10m'],
  relearning_steps: ['10m'],
  maximum_interval: 365,
});

const recalls: Readonly<Record<Rating, Grade>> = {
  best: Recall.Good,
  close: Recall.Hard,
  worse: Recall.Again,
};

/** Adds an answer to the progress. The due time depends only on the answers and their times. */
export function takeAnswer(progress: Progress, answer: LessonAnswered): Progress {
  const id = lessonId(answer);
  const before = progress.get(id);
  const at = new Date(answer.at);
  const card: Card = before?.card ?? createEmptyCard(at);
  // The clocks of two machines may differ.
  const last = card.last_review;
  const now = last !== undefined && last > at ? last : at;
  const { card: next } = scheduler.next(card, now, recalls[answer.rating]);
  const answers = (before?.answers ?? 0) + 1;
  return new Map(progress).set(id, { due: next.due.toISOString(), answers, last: answer, card: next });
}

/** Whether a lesson is new, or its due time has come. */
export const isDue = (progress: LessonProgress | undefined, now: Date): boolean =>
  progress === undefined || new Date(progress.due) <= now;
