import { skipToken, useQuery } from '@apollo/client/react';
import { LessonsDocument } from '../generated/lessons.js';
import { StudyLessonsDocument } from '../generated/studies.js';
import { useQueryOfPage } from '../shell/location.js';
import { PageLink } from '../shell/page-link.js';
import { useSay } from '../words/language.js';
import { storedLearner } from './learner.js';
import { aboutIn, lessonPath, lessonsPath } from './lesson-path.js';

/**
 * Links to the next due lesson. If no lesson is due, links to the list. Includes lessons from studies unless the
 * lessons are restricted to one kind of decision.
 */
export function NextLesson({ after }: { readonly after: string }) {
  const say = useSay();
  const about = aboutIn(useQueryOfPage());
  const reviewed = useQuery(LessonsDocument, {
    variables: { player: storedLearner(), ...about, due: true, first: 2 },
    fetchPolicy: 'network-only',
  });
  const studied = useQuery(
    StudyLessonsDocument,
    about === null ? { fetchPolicy: 'network-only' } : skipToken,
  );
  if (!reviewed.data || (about === null && !studied.data)) return null;
  const ofReviews = reviewed.data.lessons;
  const ofStudies = studied.data?.studyLessons;
  const due = [...ofReviews.lessons, ...(ofStudies?.lessons.filter(({ isDue }) => isDue) ?? [])];
  const next = due.find(({ id }) => id !== after);
  return (
    <PageLink
      to={next ? lessonPath(next.id, about) : lessonsPath(about)}
      className="button button-strong lessons-start"
    >
      <span data-testid="lesson-next">
        {next ? say('lessons.next', { count: ofReviews.due + (ofStudies?.due ?? 0) }) : say('lessons.done')}
      </span>
    </PageLink>
  );
}
