import { useId, useState } from 'react';
import type { Annotation } from '../api/shapes.js';
import { save } from '../picture/saved-files.js';
import { useSay } from '../words/language.js';
import { noteFile } from './note-file.js';
import { useNoteImport, type ImportOutcome } from './use-note-import.js';

interface Props {
  readonly game: string;
  readonly tags: readonly string[];
  readonly notes: readonly Annotation[];
  readonly writable: boolean;
}

/** Exports the notes about a game to a file, and imports notes from such a file. */
export function NoteFiles({ game, tags, notes, writable }: Props) {
  const say = useSay();
  const input = useId();
  const { outcome, take } = useNoteImport(game, tags, notes);
  const [withThoughts, setWithThoughts] = useState(false);
  const exported = withThoughts ? notes : notes.filter(({ sealed }) => !sealed);
  const reading = outcome?.kind === 'reading';
  return (
    <div className="note-files">
      {notes.some(({ sealed }) => sealed) && (
        <label>
          <input
            type="checkbox"
            data-testid="notes-with-thoughts"
            checked={withThoughts}
            onChange={({ target }) => setWithThoughts(target.checked)}
          />
          {say('notes.with-thoughts')}
        </label>
      )}
      {exported.length > 0 && (
        <button
          type="button"
          className="button"
          data-testid="notes-export"
          onClick={() =>
            save(
              `notes-${game}.json`,
              new Blob([noteFile(game, tags, exported)], { type: 'application/json' }),
            )
          }
        >
          {say('notes.export')}
        </button>
      )}
      {writable && (
        <label className="button" htmlFor={input} aria-disabled={reading}>
          {say('notes.import')}
          <input
            id={input}
            className="visually-hidden"
            type="file"
            accept=".json,application/json"
            data-testid="notes-import"
            disabled={reading}
            onChange={(event) => {
              const file = event.target.files?.[0];
              event.target.value = '';
              if (file) void take(file);
            }}
          />
        </label>
      )}
      <p className="note-files-outcome" role="status" data-testid="notes-imported">
        {outcome && <Outcome outcome={outcome} />}
      </p>
    </div>
  );
}

function Outcome({ outcome }: { readonly outcome: ImportOutcome }) {
  const say = useSay();
  switch (outcome.kind) {
    case 'reading':
      return say('notes.importing');
    case 'unreadable':
      return say('notes.import-unreadable');
    case 'other-game':
      return say('notes.import-other-game');
    case 'done': {
      const { added, known, refused, problem } = outcome;
      const parts = [
        say('notes.import-added', { count: added }),
        ...(known > 0 ? [say('notes.import-known', { count: known })] : []),
        ...(refused > 0 ? [say('notes.import-refused', { count: refused })] : []),
        ...(problem === null ? [] : [problem]),
      ];
      return parts.join(' ');
    }
  }
}
