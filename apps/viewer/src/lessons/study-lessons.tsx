import { useAttempt } from '../api/use-attempt.js';
import { RemoveStudyLessonDocument } from '../generated/studies.js';
import type { StudyLessonsQuery } from '../generated/graphql.js';
import { PageLink } from '../shell/page-link.js';
import { dateAndTime } from '../words/dates.js';
import { useLocale, useSay } from '../words/language.js';
import { lessonPath } from './lesson-path.js';

interface Props {
  readonly found: StudyLessonsQuery['studyLessons'];
  /** Whether to list only due lessons. */
  readonly due: boolean;
  /** Called after lessons whose chapters no longer exist are removed. */
  readonly removed: () => void;
}

/** Lists the lessons from studies, and shows how many lessons have lost their chapter. */
export function StudyLessons({ found, due: isOnlyDue, removed }: Props) {
  const say = useSay();
  const locale = useLocale();
  const [remove, { loading }] = useAttempt(RemoveStudyLessonDocument);
  const { lessons, gone, due } = found;
  if (lessons.length + gone.length === 0) return null;
  const removeGone = async (): Promise<void> => {
    for (const id of gone) await remove({ id });
    removed();
  };
  return (
    <section className="study-lessons" data-testid="study-lessons">
      <h2>{say('lessons.from-studies')}</h2>
      {lessons.length > 0 && (
        <p className="lessons-about" data-testid="study-lessons-due">
          {say('lessons.studied-due', { count: due, total: lessons.length })}
        </p>
      )}
      <ul className="lesson-list">
        {lessons
          .filter(({ isDue }) => isDue || !isOnlyDue)
          .map(({ id, title, by, place, rating, due: at, isDue }) => (
            <li key={id} data-testid="study-lesson-row" data-lesson={id}>
              <PageLink to={lessonPath(id)} className="lesson-link">
                <b>{title}</b>
                <span>{say('lessons.chapter', { place, name: by })}</span>
                <span className={`lesson-when ${isDue ? 'is-due' : ''}`}>
                  {rating !== null && (
                    <small>{say(rating === 'BEST' ? 'lessons.last-right' : 'lessons.last-wrong')}</small>
                  )}{' '}
                  {at === null ? say('lessons.new') : isDue ? say('lessons.now') : dateAndTime(at, locale)}
                </span>
              </PageLink>
            </li>
          ))}
      </ul>
      {gone.length > 0 && (
        <div className="study-lessons-gone" data-testid="study-lessons-gone">
          <p>{say('lessons.gone', { count: gone.length })}</p>
          <button
            type="button"
            className="button"
            data-testid="study-lessons-remove"
            disabled={loading}
            onClick={() => void removeGone()}
          >
            {say('lessons.remove')}
          </button>
        </div>
      )}
    </section>
  );
}
