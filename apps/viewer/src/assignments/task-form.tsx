import { useState, type ReactNode } from 'react';
import { errorMessage } from '../api/problems.js';
import type { ReceivedTaskFragment } from '../generated/graphql.js';
import { ChoiceList } from '../lessons/choice-list.js';
import { RecentLines } from '../lessons/recent-lines.js';
import { usePicked } from '../lessons/use-picked.js';
import { useSay } from '../words/language.js';
import { ReplyWords } from './reply-words.js';

interface Props {
  /** The coach's name. */
  readonly by: string;
  readonly question: string;
  readonly position: NonNullable<ReceivedTaskFragment['position']>;
  /** The last answer. Null before the first answer. */
  readonly reply: ReceivedTaskFragment['reply'];
  /** Links to the other positions. */
  readonly steps: ReactNode;
  readonly isSending: boolean;
  readonly error: unknown;
  readonly send: (choice: readonly string[] | null, text: string | null) => void;
}

/**
 * Asks an assignment's question about one position. Always shows a text field. If the player makes a decision at the
 * position, also offers its options.
 */
export function TaskForm({ by, question, position, reply, steps, isSending, error, send }: Props) {
  const say = useSay();
  const [text, setText] = useState('');
  const { name, asking, recent, choices, min, max } = position;
  const { picked, isPicked, isEnough, isFull, press, clear } = usePicked({ min: Math.max(min, 1), max });
  const isChoice = choices.length > 0 && isEnough;
  const words = text.trim();
  return (
    <form
      className="exercise-question"
      data-testid="task"
      onSubmit={(event) => {
        event.preventDefault();
        send(isChoice ? picked : null, words === '' ? null : words);
        setText('');
        clear();
      }}
    >
      {steps}
      <p className="play-state is-yours">{say('lessons.as', { player: name })}</p>
      <p className="task-by">{by}</p>
      <h2 className="task-question">{question}</h2>
      <p>{asking}</p>
      <RecentLines lines={recent} />
      {choices.length > 0 && (
        <ChoiceList
          choices={choices}
          isPicked={isPicked}
          isDisabled={(offered) => isSending || isFull(offered)}
          press={press}
        />
      )}
      <label className="task-text">
        {say('assignments.in-words')}
        <textarea
          rows={4}
          maxLength={2000}
          value={text}
          data-testid="task-text"
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      {error != null && (
        <p className="choice-problem" role="alert">
          {errorMessage(error)}
        </p>
      )}
      <div className="choice-send">
        <button
          type="submit"
          className="button button-strong"
          data-testid="task-send"
          disabled={isSending || (!isChoice && words === '')}
        >
          {say(reply === null ? 'assignments.answer' : 'assignments.answer-again')}
        </button>
      </div>
      {reply && (
        <div role="status">
          <p className="task-sent">{say('assignments.sent')}</p>
          <ReplyWords reply={reply} />
        </div>
      )}
    </form>
  );
}
