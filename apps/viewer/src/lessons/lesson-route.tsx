import type { PageProps } from '../shell/location.js';
import { LessonPage } from './lesson-page.js';

/** The lesson that the address names. */
export function LessonRoute({ id = '' }: PageProps) {
  return <LessonPage key={id} id={id} />;
}
