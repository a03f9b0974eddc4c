import type { Annotation } from '../api/shapes.js';
import { EditIcon, RemoveIcon } from '../design/icons.js';
import { MarkBadge } from './mark-badge.js';

const when = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

interface Props {
  readonly note: Annotation;
  readonly edit: () => void;
  readonly remove: () => void;
}

/** One annotation with all that it says. */
export function NoteEntry({ note, edit, remove }: Props) {
  const { from, to, mark, text, by, writtenAt, changedAt, changeable } = note;
  return (
    <li className="note-entry" data-testid="note-entry">
      <MarkBadge mark={mark} />
      <div>
        {text !== '' && <p className="note-text">{text}</p>}
        <p className="note-facts">
          {`${by} · `}
          <time dateTime={writtenAt}>{when.format(new Date(writtenAt))}</time>
          {changedAt !== null && ' · changed'}
          {` · ${from === to ? from : `${from} to ${to}`}`}
        </p>
      </div>
      {changeable && (
        <span className="note-ways">
          <button
            type="button"
            className="icon-button"
            aria-label="Edit the note"
            title="Change"
            onClick={edit}
          >
            <EditIcon />
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label="Remove the note"
            title="Remove"
            data-testid="note-remove"
            onClick={remove}
          >
            <RemoveIcon />
          </button>
        </span>
      )}
    </li>
  );
}
