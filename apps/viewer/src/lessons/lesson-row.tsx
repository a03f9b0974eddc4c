import { useLookOf } from '../boards.js';
import type { LessonsQuery } from '../generated/graphql.js';
import { plainLook, wordsOf } from '../look/game-look.js';
import { dayName } from '../design/word-labels.js';
import { PageLink } from '../shell/page-link.js';
import { dateAndTime, listed } from '../words/dates.js';
import { useLocale, useSay } from '../words/language.js';
import { lessonPath, type LessonsAbout } from './lesson-path.js';

interface Props {
  readonly lesson: LessonsQuery['lessons']['lessons'][number];
  /** The kind of decision to which the list is restricted. Null if it is not restricted. */
  readonly about: LessonsAbout | null;
}

/**
 * Shows a lesson in the list: the players, the kind of decision, the date of the game, and the time when the lesson is
 * due next.
 */
export function LessonRow({ lesson, about }: Props) {
  const say = useSay();
  const locale = useLocale();
  const words = wordsOf(useLookOf(lesson.module) ?? plainLook, locale);
  const { id, player, opponents, day, kind, startedAt, due, isDue, rating } = lesson;
  const when = due === null ? say('lessons.new') : isDue ? say('lessons.now') : dateAndTime(due, locale);
  return (
    <li data-testid="lesson-row" data-lesson={id}>
      <PageLink to={lessonPath(id, about)} className="lesson-link">
        <b>{say('lessons.who', { player, opponents: listed(opponents, locale) })}</b>
        <span>{`${dayName(day, words)}: ${words(kind)}`}</span>
        <time dateTime={startedAt}>{dateAndTime(startedAt, locale)}</time>
        <span className={`lesson-when ${isDue ? 'is-due' : ''}`}>
          {rating !== null && <small>{say(`lessons.last.${rating}`)}</small>} {when}
        </span>
      </PageLink>
    </li>
  );
}
