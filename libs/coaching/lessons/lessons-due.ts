import type { Lesson } from './lesson.js';
import { isDue, type LessonProgress, type Progress } from './progress.js';

/** A lesson and how far somebody is with it. */
export interface LessonStanding {
  readonly lesson: Lesson;
  /** Null: it was never answered. */
  readonly progress: LessonProgress | null;
  readonly isDue: boolean;
}

/** Lessons with what somebody has answered: those that are overdue first, then those that are new, then what comes later. */
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
  // Where nothing else tells them apart they stay as they were: newer games first.
  return standings.sort(
    (a, b) => rank(a) - rank(b) || (dueAt(a) < dueAt(b) ? -1 : dueAt(a) > dueAt(b) ? 1 : 0),
  );
}
