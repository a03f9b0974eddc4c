import { useState } from 'react';
import { errorMessage } from '../api/problems.js';
import { useAttempt } from '../api/use-attempt.js';
import { formatAddress, newAddress } from '../cursor/address.js';
import { parsePosition } from '../cursor/position.js';
import { AssignDocument } from '../generated/assignments.js';
import { PageLink } from '../shell/page-link.js';
import { useSay } from '../words/language.js';
import { chosenTasks, dropTask } from '../decisions/chosen-tasks.js';

/** Lets the user send the chosen positions with a question to a player. Renders nothing if no position is chosen. */
export function AssignForm({ sent }: { readonly sent: () => void }) {
  const say = useSay();
  const [tasks, setTasks] = useState(chosenTasks);
  const [to, setTo] = useState('');
  const [question, setQuestion] = useState('');
  const [assign, { loading, error }] = useAttempt(AssignDocument);
  if (tasks.length === 0) return null;
  const send = async (): Promise<void> => {
    const positions = tasks.map(({ game, position, seat }) => ({ game, position, seat }));
    const answer = await assign({ to, question, tasks: positions });
    if (!answer) return;
    setTasks(dropTask(null));
    sent();
  };
  return (
    <form
      className="assign-form"
      data-testid="assign-form"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <h2>{say('assignments.new')}</h2>
      <ol>
        {tasks.map((task) => (
          <li key={`${task.game} ${task.position} ${task.seat}`} data-testid="chosen-task">
            <PageLink
              to={formatAddress({
                ...newAddress(task.game),
                as: `${task.seat}`,
                at: parsePosition(task.position),
              })}
            >
              {task.asking}
            </PageLink>
            <button
              type="button"
              className="button button-quiet"
              aria-label={say('assignments.drop', { asking: task.asking })}
              onClick={() => setTasks(dropTask(task))}
            >
              ✕
            </button>
          </li>
        ))}
      </ol>
      <label>
        {say('assignments.to')}
        <input
          required
          maxLength={60}
          value={to}
          data-testid="assign-to"
          onChange={({ target }) => setTo(target.value)}
        />
      </label>
      <label>
        {say('assignments.question')}
        <textarea
          required
          rows={3}
          maxLength={2000}
          value={question}
          data-testid="assign-question"
          onChange={({ target }) => setQuestion(target.value)}
        />
      </label>
      {error && (
        <p className="assign-problem" role="alert">
          {errorMessage(error)}
        </p>
      )}
      <button type="submit" className="button button-strong" data-testid="assign-send" disabled={loading}>
        {say('assignments.send')}
      </button>
    </form>
  );
}
