import type { Annotation } from '../api/shapes.js';
import { EditIcon, RemoveIcon } from '../design/icons.js';
import { dateAndTime } from '../words/dates.js';
import { useLocale, useSay } from '../words/language.js';
import { MarkBadge } from './mark-badge.js';

interface Props {
  readonly note: Annotation;
  readonly edit: () => void;
  readonly remove: () => void;
}

export function NoteEntry({ note, edit, remove }: Props) {
  const say = useSay();
  const locale = useLocale();
  const { from, to, mark, text, sealed, by, writtenAt, changedAt, changeable } = note;
  return (
    <li className="note-entry" data-testid="note-entry">
      <MarkBadge mark={mark} />
      <div>
        {text !== '' && <p className="note-text">{text}</p>}
        <p className="note-facts">
          {`${by} · `}
          <time dateTime={writtenAt}>{dateAndTime(writtenAt, locale)}</time>
          {sealed && ` · ${say('notes.thought')}`}
          {changedAt !== null && ` · ${say('notes.changed')}`}
          {` · ${from === to ? from : say('notes.span', { from, to })}`}
        </p>
      </div>
      {changeable && (
        <span className="note-ways">
          <button
            type="button"
            className="icon-button"
            aria-label={say('notes.edit')}
            title={say('notes.edit')}
            onClick={edit}
          >
            <EditIcon />
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label={say('notes.remove')}
            title={say('notes.remove')}
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
