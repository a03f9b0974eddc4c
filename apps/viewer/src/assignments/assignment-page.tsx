import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { sentWith } from '../api/credentials.js';
import { messageOf } from '../api/problems.js';
import { AnswerAssignmentDocument, AssignmentDocument } from '../generated/assignments.js';
import { ExerciseTable } from '../lessons/exercise-table.js';
import { PageFrame } from '../shell/page-frame.js';
import { useLocale, useSay } from '../words/language.js';
import { TaskForm } from './task-form.js';
import { TaskSteps } from './task-steps.js';
import '../games/games.css';
import './assignments.css';

const sign = '#assignment=';
/**
 * Returns the assignment's token. Browsers do not send the token to the server, because it follows the `#` in the
 * address.
 */
const tokenHere = (): string | null =>
  location.hash.startsWith(sign) ? location.hash.slice(sign.length) : null;

/** Shows an assignment to its recipient, one position at a time, with the question. */
export function AssignmentPage() {
  const say = useSay();
  const locale = useLocale();
  const [token] = useState(tokenHere);
  const [number, show] = useState(0);
  const context = { headers: sentWith(token) };
  const { data, error } = useQuery(AssignmentDocument, { variables: { locale }, context });
  const [answer, answering] = useMutation(AnswerAssignmentDocument, { context });
  const title = say('assignments.assignment');
  const assignment = data?.assignment;
  const task = assignment?.tasks[number];
  if (!assignment || !task)
    return (
      <PageFrame
        className="assignments-page"
        title={title}
        back={{ to: '/', label: say('app.all-games') }}
        error={error}
      >
        {error == null && <p aria-busy="true">{say('assignments.loading')}</p>}
      </PageFrame>
    );
  const steps = <TaskSteps tasks={assignment.tasks} shown={number} show={show} />;
  const asking = say('assignments.asks', { name: assignment.by });
  if (!task.position)
    return (
      <PageFrame
        className="assignments-page"
        title={title}
        back={{ to: '/', label: say('app.all-games') }}
        error={null}
      >
        {steps}
        <p role="alert">
          {messageOf(task.code ?? '', say('assignments.not-shown', { code: task.code ?? '' }))}
        </p>
      </PageFrame>
    );
  return (
    <ExerciseTable exercise={task.position} title={title} back={null}>
      <TaskForm
        key={number}
        by={asking}
        question={assignment.question}
        position={task.position}
        reply={task.reply}
        steps={steps}
        isSending={answering.loading}
        error={answering.error}
        send={(choice, text) =>
          void answer({
            variables: { task: number, choice, text, locale },
            // Updates the cache here, because the cache cannot identify a task by its number, which is unique only
            // within its assignment.
            update: (cache, { data: answer }) => {
              if (!answer) return;
              const tasks = assignment.tasks.map((entry) =>
                entry.number === number ? answer.answerAssignment : entry,
              );
              const changed = { assignment: { ...assignment, tasks } };
              cache.writeQuery({ query: AssignmentDocument, variables: { locale }, data: changed });
            },
          }).catch(() => undefined)
        }
      />
    </ExerciseTable>
  );
}
