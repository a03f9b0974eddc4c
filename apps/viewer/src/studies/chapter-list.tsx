import { useState, type DragEvent } from 'react';
import { errorMessage } from '../api/problems.js';
import { useAttempt } from '../api/use-attempt.js';
import { RemoveIcon } from '../design/icons.js';
import { MoveChapterDocument, RemoveChapterDocument } from '../generated/studies.js';
import type { StudyPartsFragment } from '../generated/graphql.js';
import { useSay } from '../words/language.js';

interface Props {
  readonly study: StudyPartsFragment;
  /** The id of the shown chapter. */
  readonly shown: string;
  readonly show: (chapter: string) => void;
}

/**
 * Links to the chapters. Readers move between chapters by their numbers. The author sees the first line of each chapter
 * and can reorder chapters by dragging them.
 */
export function ChapterList(props: Props) {
  const say = useSay();
  const { study, shown, show } = props;
  const at = study.chapters.findIndex(({ id }) => id === shown);
  const [before, after] = [study.chapters[at - 1], study.chapters[at + 1]];
  if (study.isYours) return <OwnChapters {...props} />;
  if (study.chapters.length < 2) return null;
  return (
    <nav className="chapter-steps" aria-label={say('studies.order')}>
      <button
        type="button"
        className="button"
        aria-label={say('studies.previous')}
        data-testid="chapter-previous"
        disabled={before === undefined}
        onClick={() => before && show(before.id)}
      >
        ←
      </button>
      <span aria-live="polite">
        {say('studies.chapter-of', { number: at + 1, count: study.chapters.length })}
      </span>
      <button
        type="button"
        className="button"
        aria-label={say('studies.next')}
        data-testid="chapter-next"
        disabled={after === undefined}
        onClick={() => after && show(after.id)}
      >
        →
      </button>
    </nav>
  );
}

function OwnChapters({ study, shown, show }: Props) {
  const say = useSay();
  const [move, moving] = useAttempt(MoveChapterDocument);
  const [remove, removing] = useAttempt(RemoveChapterDocument);
  const [dragged, drag] = useState<string | null>(null);
  /** The index of the chapter over which another chapter is being dragged. */
  const [over, setOver] = useState<number | null>(null);
  const { chapters } = study;
  const moveTo = (chapter: string, place: number): void => void move({ study: study.id, chapter, place });
  const drop = (event: DragEvent, place: number): void => {
    event.preventDefault();
    if (dragged !== null) moveTo(dragged, place);
    drag(null);
    setOver(null);
  };
  const error = moving.error ?? removing.error;
  return (
    <section aria-label={say('studies.order')}>
      <ol className="chapter-list" data-testid="chapter-list">
        {chapters.map(({ id, written }, place) => (
          <li
            key={id}
            draggable
            className={`${id === dragged ? 'is-dragged' : ''} ${place === over ? 'is-over' : ''}`}
            data-testid="chapter-row"
            data-chapter={id}
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move';
              event.dataTransfer.setData('text/plain', id);
              drag(id);
            }}
            onDragOver={(event) => {
              if (dragged === null) return;
              event.preventDefault();
              setOver(place);
            }}
            onDragEnd={() => {
              drag(null);
              setOver(null);
            }}
            onDrop={(event) => drop(event, place)}
          >
            <button
              type="button"
              className="chapter-name"
              aria-pressed={id === shown}
              data-testid="chapter-show"
              onClick={() => show(id)}
            >
              <b>{place + 1}</b> {outlineOf(written) || <i>{say('studies.no-text')}</i>}
            </button>
            <button
              type="button"
              className="icon-button"
              aria-label={say('studies.up', { number: place + 1 })}
              data-testid="chapter-up"
              disabled={place === 0 || moving.loading}
              onClick={() => moveTo(id, place - 1)}
            >
              ↑
            </button>
            <button
              type="button"
              className="icon-button"
              aria-label={say('studies.down', { number: place + 1 })}
              data-testid="chapter-down"
              disabled={place === chapters.length - 1 || moving.loading}
              onClick={() => moveTo(id, place + 1)}
            >
              ↓
            </button>
            <button
              type="button"
              className="icon-button"
              aria-label={say('studies.remove', { number: place + 1 })}
              data-testid="chapter-remove"
              disabled={removing.loading}
              onClick={() => void remove({ study: study.id, chapter: id })}
            >
              <RemoveIcon />
            </button>
          </li>
        ))}
      </ol>
      {chapters.length > 1 && <p className="chapter-hint">{say('studies.drag')}</p>}
      {error && (
        <p className="study-problem" role="alert">
          {errorMessage(error)}
        </p>
      )}
    </section>
  );
}

const OUTLINE = 80;

/** Returns the first line of a chapter's text or, if it has no text, of its question. */
export const outlineOf = (written: Props['study']['chapters'][number]['written']): string =>
  [written?.text ?? '', written?.question?.text ?? '']
    .find((text) => text !== '')
    ?.split('\n')[0]
    ?.slice(0, OUTLINE) ?? '';
