import type { AnswerLessonMutation, LessonQuery } from '../generated/graphql.js';
import { MarkBadge } from '../notes/mark-badge.js';
import { signOf } from '../review/shown-review.js';
import { usePercent, usePlusMinus } from '../words/use-percent.js';
import { dateAndTime } from '../words/dates.js';
import { useLocale, useSay } from '../words/language.js';
import { LineButton } from './line-button.js';
import { NextLesson } from './next-lesson.js';
import { WorthList } from './worth-list.js';
import '../notes/notes.css';
import { useReadHeading } from './use-read-heading.js';

interface Props {
  readonly lesson: LessonQuery['lesson'];
  readonly result: AnswerLessonMutation['answerLesson'];
}

/** Shows the values of the choices in an answered lesson. Links to the better line of play and to the next lesson. */
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
