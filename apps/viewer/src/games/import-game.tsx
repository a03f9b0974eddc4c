import { useState, type DragEvent, type ReactNode } from 'react';
import { sendGame } from '../api/send-game.js';
import { unzipped } from '../api/unpacked.js';
import { CloseIcon, ImportIcon } from '../design/icons.js';
import { formatAddress, newAddress } from '../cursor/address.js';
import { PageLink } from '../shell/page-link.js';
import { useSay } from '../words/language.js';

/** Id of the file input: a label for it chooses files. */
export const importInput = 'import-file';

type Outcome =
  | { readonly kind: 'imported'; readonly address: string; readonly text: string }
  | {
      readonly kind: 'refused';
      readonly text: string;
      /** What can be kept beside the game that has its id; null: it cannot. */
      readonly rival: File | null;
    };

interface Sending {
  readonly name: string;
  /** 0 to 1. */
  readonly share: number;
}

interface Props {
  readonly imported: () => void;
  /** The page, with the input that chooses files where it wants it. */
  readonly children: (input: ReactNode) => ReactNode;
}

/** Takes exported games that are dropped on the page or chosen, and says what became of them. */
export function ImportGame({ imported, children }: Props) {
  const say = useSay();
  /** The file that is sent, and how much of it is; null: none. */
  const [sending, setSending] = useState<Sending | null>(null);
  const [over, setOver] = useState(false);
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);

  const take = async (given: readonly File[]): Promise<void> => {
    const found: Outcome[] = [];
    const files = (await Promise.all(given.map(unzipped))).flat();
    if (files.length < 2) for (const file of files) found.push(...(await takeOne(file)));
    else {
      const { byTable, joined } = await import('./tables.js');
      for (const group of await byTable(files)) found.push(...(await takeOne(await joined(group))));
    }
    setSending(null);
    setOutcomes(found);
    if (found.some(({ kind }) => kind === 'imported')) imported();
  };
  const takeOne = async (file: File, keepsBoth = false): Promise<readonly Outcome[]> => {
    setSending({ name: file.name, share: 0 });
    const sent = await sendGame(file, keepsBoth, (share) => setSending({ name: file.name, share }));
    if (!sent.ok) {
      const text = `${file.name}: ${sent.message}`;
      return [{ kind: 'refused', text, rival: sent.canKeepBoth ? file : null }];
    }
    return [sent, ...sent.others].map(({ id, events, alreadyThere }) => {
      const text = alreadyThere
        ? say('games.exists', { file: file.name })
        : say('games.taken-in', { file: file.name, count: events });
      const isDraft = sent.games !== null;
      const address = isDraft ? `/draft/${encodeURIComponent(id)}` : formatAddress(newAddress(id));
      return { kind: 'imported', address, text };
    });
  };
  const keepBoth = async (refusal: Outcome, file: File): Promise<void> => {
    const found = await takeOne(file, true);
    setSending(null);
    setOutcomes(outcomes.flatMap((one) => (one === refusal ? found : one)));
    if (found.some(({ kind }) => kind === 'imported')) imported();
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
          accept=".json,.har,.html,.htm,.gz,.zip,application/json,application/gzip,application/zip,text/html"
          data-testid="import-file"
          onChange={(event) => {
            void take([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />,
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
          {outcomes.map((outcome) => (
            <p
              key={outcome.kind === 'imported' ? outcome.address : outcome.text}
              className={`toast-${outcome.kind}`}
            >
              {outcome.text}{' '}
              {outcome.kind === 'imported' && <PageLink to={outcome.address}>{say('games.view')}</PageLink>}
              {outcome.kind === 'refused' && outcome.rival && (
                <button
                  type="button"
                  className="button"
                  data-testid="keep-both"
                  disabled={sending !== null}
                  onClick={() => outcome.rival && void keepBoth(outcome, outcome.rival)}
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
