import { useQuery } from '@apollo/client/react';
import type { AnswerLessonMutation, LessonQuery } from '../generated/graphql.js';
import { LessonsDocument } from '../generated/lessons.js';
import { MarkBadge } from '../notes/mark-badge.js';
import { signOf } from '../review/shown-review.js';
import { usePercent, usePlusMinus } from '../words/use-percent.js';
import { useQueryOfPage } from '../shell/location.js';
import { PageLink } from '../shell/page-link.js';
import { dateAndTime } from '../words/dates.js';
import { useLocale, useSay } from '../words/language.js';
import { storedLearner } from './learner.js';
import { aboutIn, lessonPath, lessonsPath } from './lesson-path.js';
import { LineButton } from './line-button.js';
import { WorthList } from './worth-list.js';
import '../notes/notes.css';
import { useReadHeading } from './use-read-heading.js';

interface Props {
  readonly lesson: LessonQuery['lesson'];
  readonly result: AnswerLessonMutation['answerLesson'];
}

/** Shows the values of an answered lesson's choices, and links to the better line and the next lesson. */
export function LessonResult({ lesson, result }: Props) {
  const say = useSay();
  const locale = useLocale();
  const percent = usePercent();
  const plusMinus = usePlusMinus();
  const heading = useReadHeading();
  const { rating, loss, error, worth, choice, taken, grade, due } = result;
  return (
    <section className="exercise-question review" data-testid="lesson-result" data-rating={rating}>
      <h2 ref={heading} tabIndex={-1} className={`lesson-rating is-${rating.toLowerCase()}`}>
        {say(`lessons.rating.${rating}`)}
      </h2>
      {rating !== 'BEST' && <p>{say('lessons.lost', { loss: percent(loss), error: plusMinus(error) })}</p>}
      <h3>{say('lessons.worth')}</h3>
      <WorthList worth={worth} own={choice} taken={taken} seat={lesson.seat} />
      <p className="lesson-grade">
        <MarkBadge mark={signOf(grade)} /> {say('lessons.in-game', { player: lesson.name })}
      </p>
      <LineButton game={lesson.game} review={result.review} at={lesson.position} />
      <p className="review-hint">{say('lessons.again', { when: dateAndTime(due, locale) })}</p>
      <NextLesson after={lesson.id} />
    </section>
  );
}

/** Links to the next due lesson, or to the list if none is due. */
function NextLesson({ after }: { readonly after: string }) {
  const say = useSay();
  const about = aboutIn(useQueryOfPage());
  const { data } = useQuery(LessonsDocument, {
    variables: { player: storedLearner(), ...about, due: true, first: 2 },
    fetchPolicy: 'network-only',
  });
  const next = data?.lessons.lessons.find(({ id }) => id !== after);
  if (!data) return null;
  return (
    <PageLink
      to={next ? lessonPath(next.id, about) : lessonsPath(about)}
      className="button button-strong lessons-start"
    >
      <span data-testid="lesson-next">
        {next ? say('lessons.next', { count: data.lessons.due }) : say('lessons.done')}
      </span>
    </PageLink>
  );
}
