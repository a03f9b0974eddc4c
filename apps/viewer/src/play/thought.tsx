import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { errorMessage } from '../api/problems.js';
import { AnnotateDocument } from '../generated/notes.js';
import { useSay } from '../words/language.js';

interface Props {
  readonly game: string;
  readonly seat: number;
  /** The revision of the pending decision. */
  readonly decision: number;
}

/** Saves a note about the pending decision. Only the note's author can read it until the game is over. */
export function Thought({ game, seat, decision }: Props) {
  const say = useSay();
  const [text, setText] = useState('');
  const [outcome, setOutcome] = useState<string | null>(null);
  const [annotate, { loading }] = useMutation(AnnotateDocument);
  const save = async (): Promise<void> => {
    const at = `${decision}`;
    const remark = { from: at, to: at, as: `${seat}`, text, mark: null, arrows: [], highlights: [] };
    try {
      await annotate({ variables: { game, ...remark, sealed: true } });
      setText('');
      setOutcome(say('play.thought-saved'));
    } catch (error) {
      setOutcome(errorMessage(error));
    }
  };
  return (
    <details className="thought" data-testid="thought">
      <summary>{say('play.thought')}</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <textarea
          rows={2}
          maxLength={4000}
          value={text}
          aria-label={say('play.thought')}
          data-testid="thought-text"
          onChange={({ target }) => {
            setText(target.value);
            setOutcome(null);
          }}
        />
        <p className="choice-note">{say('play.thought-sealed')}</p>
        <button
          type="submit"
          className="button button-quiet"
          data-testid="thought-save"
          disabled={loading || text.trim() === ''}
        >
          {say('play.thought-save')}
        </button>
        <p role="status" data-testid="thought-outcome">
          {outcome}
        </p>
      </form>
    </details>
  );
}
