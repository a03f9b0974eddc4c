import { useState, type DragEvent, type ReactNode } from 'react';
import { sendGame } from '../api/send-game.js';
import { CloseIcon, ImportIcon } from '../design/icons.js';
import { plural } from '../design/words.js';
import { PageLink } from '../shell/page-link.js';

/** Id of the file input: a label for it chooses files. */
export const importInput = 'import-file';

type Outcome =
  | { readonly kind: 'imported'; readonly id: string; readonly text: string }
  | { readonly kind: 'refused'; readonly text: string };

interface Props {
  readonly imported: () => void;
  readonly children: ReactNode;
}

/** Takes exported games that are dropped on the page or chosen, and says what became of them. */
export function ImportGame({ imported, children }: Props) {
  const [loading, setLoading] = useState(false);
  const [over, setOver] = useState(false);
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);

  const take = async (files: readonly File[]): Promise<void> => {
    const found: Outcome[] = [];
    setLoading(true);
    for (const file of files) found.push(await takeOne(file));
    setLoading(false);
    setOutcomes(found);
    if (found.some(({ kind }) => kind === 'imported')) imported();
  };
  const takeOne = async (file: File): Promise<Outcome> => {
    const sent = await sendGame(file);
    if (!sent.ok) return { kind: 'refused', text: `${file.name}: ${sent.message}` };
    const { id, events, alreadyThere } = sent;
    const text = alreadyThere
      ? `${file.name} exists already.`
      : `${file.name}: ${plural(events, 'event')} imported.`;
    return { kind: 'imported', id, text };
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
      {children}
      <input
        id={importInput}
        className="visually-hidden import-input"
        type="file"
        multiple
        accept=".json,application/json"
        data-testid="import-file"
        onChange={(event) => {
          void take([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      {over && (
        <div className="drop-here" aria-hidden="true">
          <ImportIcon />
          <p>Drop the exported game here</p>
        </div>
      )}
      {(loading || outcomes.length > 0) && (
        <div className="toasts" role="status" data-testid="import-outcome">
          {loading && <p>Reading the file …</p>}
          {outcomes.map((outcome) => (
            <p key={outcome.text} className={`toast-${outcome.kind}`}>
              {outcome.text}{' '}
              {outcome.kind === 'imported' && (
                <PageLink to={{ id: outcome.id, at: null, as: 'spectator', bottom: null }}>View it</PageLink>
              )}
            </p>
          ))}
          <button type="button" className="icon-button" aria-label="Close" onClick={() => setOutcomes([])}>
            <CloseIcon />
          </button>
        </div>
      )}
    </div>
  );
}
