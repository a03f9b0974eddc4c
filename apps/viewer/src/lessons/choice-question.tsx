import { useState } from 'react';
import { errorMessage } from '../api/problems.js';
import { useSay } from '../words/language.js';
import { ChoiceList, type OfferedChoice } from './choice-list.js';
import { RecentLines } from './recent-lines.js';

interface Props {
  /** The name of the deciding player. */
  readonly name: string;
  readonly asking: string;
  readonly recent: readonly string[];
  readonly choices: readonly OfferedChoice[];
  readonly isSending: boolean;
  readonly error: unknown;
  readonly send: (choice: readonly string[]) => void;
}

/** Shows a question, the events before it, and its choices. The user selects a choice and then sends it. */
export function ChoiceQuestion({ name, asking, recent, choices, isSending, error, send }: Props) {
  const say = useSay();
  const [picked, pick] = useState<OfferedChoice | null>(null);
  return (
    <section className="exercise-question" data-testid="question">
      <p className="play-state is-yours">{say('lessons.as', { player: name })}</p>
      <h2>{asking}</h2>
      <RecentLines lines={recent} />
      <h3>{say('lessons.choose')}</h3>
      <ChoiceList
        choices={choices}
        isPicked={(choice) => choice === picked}
        isDisabled={() => isSending}
        press={pick}
      />
      {error != null && (
        <p className="choice-problem" role="alert">
          {errorMessage(error)}
        </p>
      )}
      <div className="choice-send">
        <button
          type="button"
          className="button button-strong"
          data-testid="send-answer"
          disabled={picked === null || isSending}
          onClick={() => picked && send(picked.choice)}
        >
          {say('lessons.answer')}
        </button>
      </div>
    </section>
  );
}
