import { useApolloClient } from '@apollo/client/react';
import { useRef, useState, type DragEvent, type ReactNode } from 'react';
import { CloseIcon, ImportIcon } from '../design/icons.js';
import { PageLink } from '../shell/page-link.js';
import { useSay } from '../words/language.js';
import { DeckBox } from './deck-box.js';
import type { Before, Outcome, Taking } from './take-given.js';

/** The id of the file input. Clicking on its label opens the file chooser. */
export const importInput = 'import-file';

interface Progress {
  readonly name: string;
  /** The proportion sent, from 0 to 1. */
  readonly share: number;
}

interface Props {
  readonly imported: () => void;
  /** Renders the page around the file input and the deck field. */
  readonly children: (input: ReactNode, deckBox: ReactNode) => ReactNode;
}

/**
 * Imports logs, card files, decks and exported games that the user drops onto the page, chooses or pastes. Shows the
 * result of each import.
 */
export function ImportGame({ imported, children }: Props) {
  const say = useSay();
  const client = useApolloClient();
  /** The file that is being sent, and its progress. Null if no file is being sent. */
  const [sending, setSending] = useState<Progress | null>(null);
  const [over, setOver] = useState(false);
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const [pasted, setPasted] = useState('');
  const before = useRef<Before>({ logs: [], decks: [] });
  const taking: Taking = { client, say, progress: (name, share) => setSending({ name, share }) };

  const show = (found: readonly Outcome[]): void => {
    setOutcomes(found);
    if (found.some(({ kind }) => kind === 'imported')) imported();
  };
  const take = async (chosen: readonly File[]): Promise<void> => {
    const files = pasted.trim() === '' ? chosen : [...chosen, new File([pasted], say('games.deck-box'))];
    const [first] = files;
    if (first === undefined || sending !== null) return;
    setSending({ name: first.name, share: 0 });
    try {
      const { takeGiven } = await import('./take-given.js');
      const taken = await takeGiven(files, before.current, taking);
      before.current = taken.before;
      // If a deck cannot be parsed, its text remains so that the user can correct it.
      if (taken.outcomes.every(({ kind }) => kind !== 'refused')) setPasted('');
      show(taken.outcomes);
    } finally {
      setSending(null);
    }
  };
  const keepBoth = async (refusal: Outcome): Promise<void> => {
    if (refusal.rival === null) return;
    try {
      const { takeBoth } = await import('./take-given.js');
      const found = await takeBoth(refusal.rival, taking);
      show(outcomes.flatMap((outcome) => (outcome === refusal ? found : outcome)));
    } finally {
      setSending(null);
    }
  };
  const hasFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files');

  return (
    <div
      className="import-area"
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (event.currentTarget === event.target || event.relatedTarget === null) setOver(false);
      }}
      onDrop={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(false);
        void take([...event.dataTransfer.files]);
      }}
    >
      {children(
        <input
          id={importInput}
          className="visually-hidden import-input"
          type="file"
          multiple
          accept=".json,.har,.html,.htm,.gz,.zip,.txt,.csv,application/json,application/gzip,application/zip,text/html,text/plain,text/csv"
          data-testid="import-file"
          onChange={(event) => {
            void take([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />,
        <DeckBox text={pasted} change={setPasted} isBusy={sending !== null} give={() => void take([])} />,
      )}
      {over && (
        <div className="drop-here" aria-hidden="true">
          <ImportIcon />
          <p>{say('games.drop-here')}</p>
        </div>
      )}
      {(sending !== null || outcomes.length > 0) && (
        <div className="toasts" role="status" data-testid="import-outcome">
          {sending !== null && (
            <p>
              {say(sending.share < 1 ? 'games.sending' : 'games.checking', { file: sending.name })}
              <progress aria-label={sending.name} {...(sending.share < 1 ? { value: sending.share } : {})} />
            </p>
          )}
          {outcomes.map((outcome, index) => (
            <p key={index} className={`toast-${outcome.kind}`}>
              {outcome.text}{' '}
              {outcome.address !== null && <PageLink to={outcome.address}>{say('games.view')}</PageLink>}
              {outcome.rival !== null && (
                <button
                  type="button"
                  className="button"
                  data-testid="keep-both"
                  disabled={sending !== null}
                  onClick={() => void keepBoth(outcome)}
                >
                  {say('games.keep-both')}
                </button>
              )}
            </p>
          ))}
          <button
            type="button"
            className="icon-button"
            aria-label={say('app.close')}
            onClick={() => setOutcomes([])}
          >
            <CloseIcon />
          </button>
        </div>
      )}
    </div>
  );
}
