import { useQuery } from '@apollo/client/react';
import { useAttempt } from '../api/use-attempt.js';
import { AnswerLessonDocument, LessonDocument } from '../generated/lessons.js';
import { PageFrame } from '../shell/page-frame.js';
import { useLocale, useSay } from '../words/language.js';
import { ChoiceQuestion } from './choice-question.js';
import { ExerciseTable } from './exercise-table.js';
import { LessonResult } from './lesson-result.js';
import '../games/games.css';

/**
 * Shows a lesson: the position as its player saw it, and the choices. Once the user has answered, also shows the value
 * of each choice.
 */
export function LessonPage({ id }: { readonly id: string }) {
  const say = useSay();
  const locale = useLocale();
  const { data, error } = useQuery(LessonDocument, { variables: { id, locale } });
  const [answer, answering] = useAttempt(AnswerLessonDocument);
  const result = answering.answer?.answerLesson;
  const title = say('lessons.lesson');
  const back = { to: '/lessons', label: say('lessons.all-lessons') };
  const lesson = data?.lesson;
  if (!lesson)
    return (
      <PageFrame className="lessons-page" title={title} back={back} error={error}>
        {error == null && <p aria-busy="true">{say('lessons.loading')}</p>}
      </PageFrame>
    );
  return (
    <ExerciseTable exercise={lesson} title={title} back={back}>
      {result ? (
        <LessonResult lesson={lesson} result={result} />
      ) : (
        <ChoiceQuestion
          name={lesson.name}
          asking={lesson.asking}
          recent={lesson.recent}
          choices={lesson.choices}
          isSending={answering.loading}
          error={answering.error}
          send={(choice) => void answer({ id, choice, locale })}
        />
      )}
    </ExerciseTable>
  );
}
