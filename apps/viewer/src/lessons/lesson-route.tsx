import { useParams } from 'react-router';
import { LessonPage } from './lesson-page.js';

/** The lesson that the address names. */
export function LessonRoute() {
  const { id = '' } = useParams();
  return <LessonPage key={id} id={id} />;
}
