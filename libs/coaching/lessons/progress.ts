import type { LessonAnswered } from './answered.js';
import { lessonId } from './lesson.js';
import { repeated, type Repetition } from './schedule.js';

export type LessonProgress = Repetition<LessonAnswered>;

/** A learner's progress by lesson id. */
export type Progress = ReadonlyMap<string, LessonProgress>;

export const noProgress: Progress = new Map();

export function takeAnswer(progress: Progress, answer: LessonAnswered): Progress {
  const id = lessonId(answer);
  return new Map(progress).set(id, repeated(progress.get(id), answer));
}
