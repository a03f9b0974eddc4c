import { useQuery } from '@apollo/client/react';
import { messageOf, problemTitle } from '../api/problems.js';
import { useAttempt } from '../api/use-attempt.js';
import {
  AnswerStudyLessonDocument,
  RemoveStudyLessonDocument,
  StudyLessonDocument,
} from '../generated/studies.js';
import { navigate } from '../shell/location.js';
import { PageFrame } from '../shell/page-frame.js';
import { ChapterText } from './chapter-text.js';
import { frontOf } from './chapter-page.js';
import { dateAndTime } from '../words/dates.js';
import { useLocale, useSay } from '../words/language.js';
import { ExerciseTable } from '../lessons/exercise-table.js';
import { NextLesson } from '../lessons/next-lesson.js';
import '../games/games.css';
import './studies.css';

/** Shows a lesson from a study: first the question, then the author's answer. */
export function StudyLessonPage({ id }: { readonly id: string }) {
  const say = useSay();
  const locale = useLocale();
  const { data, error } = useQuery(StudyLessonDocument, {
    variables: { id, locale },
    fetchPolicy: 'no-cache',
  });
  const [answer, answering] = useAttempt(AnswerStudyLessonDocument);
  const [remove, removing] = useAttempt(RemoveStudyLessonDocument);
  const lesson = data?.studyLesson;
  const result = answering.answer?.answerStudyLesson;
  const back = { to: '/lessons', label: say('lessons.all-lessons') };
  if (!lesson)
    return (
      <PageFrame className="lessons-page" title={say('lessons.lesson')} back={back} error={error}>
        {error == null && <p aria-busy="true">{say('lessons.loading')}</p>}
      </PageFrame>
    );
  const shown = result?.chapter ?? lesson.chapter;
  const panel = (
    <section
      className="exercise-question chapter study-lesson"
      data-testid="study-lesson"
      data-rating={result?.rating}
    >
      <h2>{lesson.title}</h2>
      <p className="review-hint">{say('lessons.chapter', { place: lesson.place, name: lesson.by })}</p>
      {shown.code !== null && (
        <p role="alert" data-testid="chapter-problem" data-code={shown.code}>
          <b>{problemTitle(shown.code, say)}.</b>{' '}
          {messageOf(shown.code, say('studies.not-shown', { code: shown.code }))}
        </p>
      )}
      <ChapterText
        shown={shown}
        written={null}
        at={null}
        setAt={null}
        study=""
        attempt={{
          loading: answering.loading,
          error: answering.error,
          hint: null,
          send: async (choice) => (await answer({ id, choice, locale })) !== undefined,
        }}
        end={() =>
          result && (
            <>
              <p className="review-hint">{say('lessons.again', { when: dateAndTime(result.due, locale) })}</p>
              <NextLesson after={id} />
            </>
          )
        }
      />
      <button
        type="button"
        className="button button-quiet"
        data-testid="study-lesson-remove"
        disabled={removing.loading}
        onClick={() => void remove({ id }).then((removed) => removed && navigate('/lessons'))}
      >
        {say('lessons.remove')}
      </button>
    </section>
  );
  if (!shown.position)
    return (
      <PageFrame className="lessons-page" title={lesson.title} back={back} error={null}>
        {panel}
      </PageFrame>
    );
  return (
    <ExerciseTable
      exercise={{ ...shown.position, seat: frontOf(shown.position.as) }}
      title={lesson.title}
      back={back}
      drawings={[{ mark: null, ...shown, start: null }]}
    >
      {panel}
    </ExerciseTable>
  );
}
