import type { ReceivedTaskFragment } from '../generated/graphql.js';
import { useSay } from '../words/language.js';

interface Props {
  readonly tasks: readonly ReceivedTaskFragment[];
  readonly shown: number;
  readonly show: (number: number) => void;
}

/**
 * Links to every position of an assignment, and marks those that have been answered. Renders nothing if there is only
 * one position.
 */
export function TaskSteps({ tasks, shown, show }: Props) {
  const say = useSay();
  if (tasks.length < 2) return null;
  return (
    <div className="task-steps segments" role="group" aria-label={say('assignments.positions')}>
      {tasks.map(({ number, reply }) => (
        <button
          key={number}
          type="button"
          aria-pressed={number === shown}
          data-testid="task-step"
          onClick={() => show(number)}
        >
          {number + 1}
          {reply !== null && (
            <>
              {' ✓'}
              <span className="visually-hidden">{say('assignments.answered')}</span>
            </>
          )}
        </button>
      ))}
    </div>
  );
}
