import { createEmptyCard, fsrs, Rating as Recall, type Card, type Grade } from 'ts-fsrs';
import type { LessonAnswered } from './answered.js';
import type { Rating } from './answer.js';
import { lessonId } from './lesson.js';

/** How far somebody is with a lesson. */
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

/** A bad answer comes again after ten minutes, a good one after days; nothing waits for more than a year. */
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

/** Takes one answer in: what is due follows from the answers and their times alone. */
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

/** True when a lesson is to be answered: it never was, or its time has come. */
export const isDue = (progress: LessonProgress | undefined, now: Date): boolean =>
  progress === undefined || new Date(progress.due) <= now;
