import type { Lesson } from './lesson.js';
import type { LessonProgress, Progress } from './progress.js';
import { isDue } from './schedule.js';

export interface LessonStanding {
  readonly lesson: Lesson;
  /** Null if the lesson has never been answered. */
  readonly progress: LessonProgress | null;
  readonly isDue: boolean;
}

/**
 * Returns lessons with a learner's progress. Due lessons come first, then new ones, then lessons that are due later.
 */
export function standingsOf(
  lessons: readonly Lesson[],
  progress: Progress,
  now: Date,
): readonly LessonStanding[] {
  const standings = lessons.map((lesson): LessonStanding => {
    const own = progress.get(lesson.id) ?? null;
    return { lesson, progress: own, isDue: isDue(own ?? undefined, now) };
  });
  const rank = ({ progress: own, isDue: due }: LessonStanding): number => (own === null ? 1 : due ? 0 : 2);
  const dueAt = ({ progress: own }: LessonStanding): string => own?.due ?? '';
  // Sorting is stable, so lessons of equal rank remain in the given order, newer games first.
  return standings.sort(
    (a, b) => rank(a) - rank(b) || (dueAt(a) < dueAt(b) ? -1 : dueAt(a) > dueAt(b) ? 1 : 0),
  );
}
