import { lazy, Suspense } from 'react';
import type { Annotation } from '../api/shapes.js';
import { formatPosition } from '../cursor/position.js';
import { JumpButtons } from '../panels/jump-buttons.js';
import type { PanelProps } from '../panels/panel.js';
import { fetchPageTexts, useSay } from '../words/language.js';
import { draftOf } from '../notes/draft.js';
import { MarkBadge } from '../notes/mark-badge.js';
import { beginning } from '../notes/moments.js';
import { NoteEntry } from '../notes/note-entry.js';
import { NoteForm } from '../notes/note-form.js';
import { noteWords } from '../notes/note-words.js';
import { NoteFiles } from './note-files.js';
import '../notes/note-writing.css';
import '../notes/notes.css';

const AddToStudy = lazy(async () => {
  const [{ AddToStudy }] = await Promise.all([import('./add-to-study.js'), fetchPageTexts()]);
  return { default: AddToStudy };
});

/** Shows the notes about the current position, a form for a new one, and a list of all notes of the game. */
export function NotesPanel({ replay, noting, open }: PanelProps) {
  const say = useSay();
  const { writable } = replay.game;
  const { here, draft, problem, change } = noting;
  return (
    <section className="notes panel-scroll" data-testid="notes">
      {here.length > 0 && (
        <ul className="note-list">
          {here.map((note) =>
            note.id === draft?.id ? null : (
              <NoteEntry
                key={note.id}
                note={note}
                edit={() => change(draftOf(note))}
                remove={() => noting.remove(note.id)}
              />
            ),
          )}
        </ul>
      )}
      {draft !== null && (
        <NoteForm
          draft={draft}
          here={formatPosition(replay.at)}
          problem={problem}
          change={(next) => {
            change(next);
            // Closes the panel if the window cannot show it and the board at the same time. Otherwise, the user could
            // not draw on the board.
            if (next.tool !== 'none' && next.tool !== draft.tool && noting.isCramped) open(null);
          }}
          save={noting.save}
          close={() => change(null)}
        />
      )}
      {draft === null && problem !== null && (
        <p className="note-problem" role="alert">
          {problem}
        </p>
      )}
      {draft === null && here.length === 0 && <p className="panel-nothing">{say('notes.none-here')}</p>}
      {draft === null && writable && (
        <button type="button" className="note-begin" data-testid="note-begin" onClick={noting.begin}>
          {say(here.length > 0 ? 'notes.add-another' : 'notes.add')}
        </button>
      )}
      <Suspense>{writable && draft === null && <AddToStudy replay={replay} noting={noting} />}</Suspense>
      {noting.all.length > 0 && <AllNotes replay={replay} notes={noting.all} here={here} />}
      <NoteFiles game={replay.game.id} tags={replay.game.tags} notes={noting.whole} writable={writable} />
    </section>
  );
}

interface AllNotesProps {
  readonly replay: PanelProps['replay'];
  readonly notes: readonly Annotation[];
  readonly here: readonly Annotation[];
}

/** Lists all notes about the game as links to their positions. Also shows buttons for the previous and next note. */
function AllNotes({ replay, notes, here }: AllNotesProps) {
  const say = useSay();
  const { at, go } = replay;
  const before = notes.findLast((note) => beginning(note).revision < at.revision);
  const after = notes.find((note) => beginning(note).revision > at.revision);
  return (
    <section className="all-notes" aria-labelledby="all-notes">
      <header>
        <h3 id="all-notes">{say('notes.all', { count: notes.length })}</h3>
        <JumpButtons
          id="note"
          backName={say('controls.jump-back.note')}
          forwardName={say('controls.jump-forward.note')}
          before={before && beginning(before)}
          after={after && beginning(after)}
          go={go}
        />
      </header>
      <ol>
        {notes.map((note) => (
          <li key={note.id} className={here.includes(note) ? 'is-current' : ''}>
            <button type="button" data-testid="note-link" onClick={() => go(beginning(note))}>
              <span className="log-number">{note.from}</span>
              <MarkBadge mark={note.mark} />
              <span>{noteWords(note, say)}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
