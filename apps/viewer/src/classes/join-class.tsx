import { useState } from 'react';
import { keepClassSeat } from '../api/class-seats.js';
import { errorMessage } from '../api/problems.js';
import { useAttempt } from '../api/use-attempt.js';
import { JoinClassDocument } from '../generated/classes.js';
import { useSay } from '../words/language.js';

interface Props {
  readonly title: string;
  readonly joined: () => void;
}

/** Asks pupils for their names. They can also watch without entering a name. */
export function JoinClass({ title, joined }: Props) {
  const say = useSay();
  const [name, setName] = useState('');
  const [join, { loading, error }] = useAttempt(JoinClassDocument);
  const send = async (): Promise<void> => {
    const answer = await join({ name });
    if (answer === undefined) return;
    keepClassSeat(answer.joinClass.token);
    joined();
  };
  return (
    <form
      className="class-join"
      data-testid="class-join"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <h1>{title}</h1>
      <p>{say('classes.about')}</p>
      <div className="study-new">
        <label>
          {say('classes.name')}
          <input
            required
            maxLength={40}
            value={name}
            autoComplete="nickname"
            data-testid="class-name"
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        <button type="submit" className="button button-strong" data-testid="class-enter" disabled={loading}>
          {say('classes.join')}
        </button>
      </div>
      {error && (
        <p className="study-problem" role="alert">
          {errorMessage(error)}
        </p>
      )}
      <button type="button" className="button button-quiet" data-testid="class-watch" onClick={joined}>
        {say('classes.watch')}
      </button>
    </form>
  );
}
