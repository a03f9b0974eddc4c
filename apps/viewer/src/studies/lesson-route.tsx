import type { PageProps } from '../shell/location.js';
import { LessonPage } from '../lessons/lesson-page.js';
import { StudyLessonPage } from './study-lesson-page.js';

/** Matches the ids of lessons from studies. */
const isStudyLesson = /^study-\d+$/;

export function LessonRoute({ id = '' }: PageProps) {
  if (isStudyLesson.test(id)) return <StudyLessonPage key={id} id={id} />;
  return <LessonPage key={id} id={id} />;
}
