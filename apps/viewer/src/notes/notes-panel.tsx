import type { Annotation } from '../api/shapes.js';
import { ChevronIcon } from '../design/icons.js';
import { draftOf, type Draft } from './draft.js';
import { NoteEntry } from './note-entry.js';
import { NoteForm } from './note-form.js';
import './notes.css';

interface Props {
  /** Those about the moment that is shown. */
  readonly notes: readonly Annotation[];
  readonly count: number;
  readonly writable: boolean;
  readonly here: string;
  readonly draft: Draft | null;
  readonly problem: string | null;
  readonly open: boolean;
  readonly toggle: () => void;
  readonly begin: () => void;
  readonly change: (draft: Draft | null) => void;
  readonly save: () => Promise<boolean>;
  readonly remove: (id: string) => void;
}

/** What was said about the current moment, and a place to say more; nothing where there is nothing and no right to. */
export function NotesPanel(props: Props) {
  const { notes, count, writable, here, draft, problem, open, toggle, begin, change, save, remove } = props;
  if (count === 0 && !writable) return null;
  return (
    <section className="notes" data-testid="notes" aria-label="Notes">
      <button
        type="button"
        className="why-toggle"
        data-testid="notes-toggle"
        aria-expanded={open}
        aria-controls="notes-body"
        aria-keyshortcuts="n"
        title="Notes (N)"
        onClick={toggle}
      >
        <span>
          Notes
          {notes.length > 0 && <span className="notes-count">{notes.length}</span>}
        </span>
        <ChevronIcon />
      </button>
      <div id="notes-body" className="notes-body" hidden={!open}>
        {open && (
          <>
            {notes.length > 0 && (
              <ul className="note-list">
                {notes.map((note) =>
                  note.id === draft?.id ? null : (
                    <NoteEntry
                      key={note.id}
                      note={note}
                      edit={() => change(draftOf(note))}
                      remove={() => remove(note.id)}
                    />
                  ),
                )}
              </ul>
            )}
            {draft !== null && (
              <NoteForm
                draft={draft}
                here={here}
                problem={problem}
                change={change}
                save={save}
                close={() => change(null)}
              />
            )}
            {draft === null && problem !== null && (
              <p className="note-problem" role="alert">
                {problem}
              </p>
            )}
            {draft === null && writable && (
              <button type="button" className="note-begin" data-testid="note-begin" onClick={begin}>
                {notes.length > 0 ? 'Add another note' : 'Add a note'}
              </button>
            )}
            {draft === null && !writable && notes.length === 0 && (
              <p className="why-nothing">No notes about this moment.</p>
            )}
          </>
        )}
      </div>
    </section>
  );
}
