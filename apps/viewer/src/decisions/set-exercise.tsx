import { useState } from 'react';
import { shareFragment } from '../api/credentials.js';
import type { OpenReplay } from '../panels/panel.js';
import { PageLink } from '../shell/page-link.js';
import { useSay } from '../words/language.js';
import { chosenTasks, chooseTask, isSameTask } from './chosen-tasks.js';

interface Props {
  readonly replay: OpenReplay;
  /** The event that requests the decision. */
  readonly question: OpenReplay['line']['entries'][number];
}

/** Lets the user add a decision to the next assignment, and links to the page for sending the assignment. */
export function SetExercise({ replay: { game }, question: { revision, seat, text } }: Props) {
  const say = useSay();
  const [chosen, setChosen] = useState(chosenTasks);
  if (!game.writable || shareFragment !== '' || seat === null) return null;
  const task = { game: game.id, position: `${revision}`, seat, asking: text };
  const isChosen = chosen.some((entry) => isSameTask(entry, task));
  return (
    <p className="set-exercise">
      {!isChosen && (
        <button
          type="button"
          className="button"
          data-testid="set-exercise"
          onClick={() => setChosen(chooseTask(task))}
        >
          {say('decisions.set-exercise')}
        </button>
      )}
      {chosen.length > 0 && (
        <PageLink to="/assignments">
          <span data-testid="chosen-exercises">{say('decisions.exercises', { count: chosen.length })}</span>
        </PageLink>
      )}
    </p>
  );
}
