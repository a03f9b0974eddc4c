import { memo } from 'react';
import type { Annotation } from '../api/shapes.js';
import type { Position } from '../cursor/position.js';
import { useSay } from '../words/language.js';
import { MarkBadge } from './mark-badge.js';
import { beginning } from './moments.js';
import { noteWords } from './note-words.js';

interface Props {
  readonly notes: readonly Annotation[];
  readonly go: (at: Position) => void;
}

/** Shows the notes about a log line below that line. */
export const LogNotes = memo(function LogNotes({ notes, go }: Props) {
  const say = useSay();
  if (notes.length === 0) return null;
  return (
    <ul className="log-notes">
      {notes.map((note) => (
        <li key={note.id}>
          <button type="button" data-testid="log-note" onClick={() => go(beginning(note))}>
            <MarkBadge mark={note.mark} />
            <span className="log-note-text">{note.text || <i>{noteWords(note, say)}</i>}</span>
          </button>
        </li>
      ))}
    </ul>
  );
});
