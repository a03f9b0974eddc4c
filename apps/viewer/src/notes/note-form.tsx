import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { comparePositions, parsePosition } from '../cursor/position.js';
import { ArrowIcon, HighlightIcon } from '../design/icons.js';
import { useSay } from '../words/language.js';
import { hasContent, type Draft } from './draft.js';
import { marks } from './marks.js';

/** The keys that save the note, as an alternative to the button. */
const saveKeys = 'Ctrl Enter';

interface Props {
  readonly draft: Draft;
  /** The current position. */
  readonly here: string;
  readonly problem: string | null;
  readonly change: (draft: Draft) => void;
  readonly save: () => Promise<boolean>;
  readonly close: () => void;
}

export function NoteForm({ draft, here, problem, change, save, close }: Props) {
  const say = useSay();
  const words = useRef<HTMLTextAreaElement>(null);
  const [saving, setSaving] = useState(false);
  useEffect(() => words.current?.focus(), [draft.id]);
  // Listens on the window, because the form could have lost the focus when the clicked button was removed.
  useEffect(() => {
    const leave = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') close();
    };
    addEventListener('keydown', leave);
    return () => removeEventListener('keydown', leave);
  }, [close]);
  const submit = (event: Pick<SyntheticEvent, 'preventDefault'>): void => {
    event.preventDefault();
    if (saving || !hasContent(draft)) return;
    setSaving(true);
    void save().finally(() => setSaving(false));
  };
  const drawn = draft.highlights.length + draft.arrows.length;
  return (
    <form
      className="note-form"
      data-testid="note-form"
      aria-label={say(draft.id === null ? 'notes.new' : 'notes.edit')}
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
      }}
    >
      <div className="note-marks" role="group" aria-label={say('notes.marks')}>
        {marks.map(({ mark, name }) => (
          <button
            key={mark}
            type="button"
            className={`mark-${name}`}
            aria-pressed={draft.mark === mark}
            aria-label={say(`notes.mark.${name}`)}
            title={say(`notes.mark.${name}`)}
            data-testid={`mark-${name}`}
            onClick={() => change({ ...draft, mark: draft.mark === mark ? null : mark })}
          >
            {mark}
          </button>
        ))}
      </div>
      <textarea
        ref={words}
        rows={3}
        maxLength={4000}
        value={draft.text}
        placeholder={say('notes.placeholder')}
        aria-label={say('notes.text')}
        data-testid="note-text"
        onChange={(event) => change({ ...draft, text: event.target.value })}
      />
      <div className="note-tools">
        <Tool draft={draft} tool="highlight" change={change} />
        <Tool draft={draft} tool="arrow" change={change} />
        {drawn > 0 && (
          <button
            type="button"
            className="button button-quiet"
            onClick={() => change({ ...draft, highlights: [], arrows: [], start: null })}
          >
            {say('notes.clear', { count: drawn })}
          </button>
        )}
      </div>
      <p className="note-span">
        {draft.from === draft.to
          ? say('notes.about', { at: draft.from })
          : say('notes.about-span', { from: draft.from, to: draft.to })}
        {here !== draft.to && isAfter(here, draft.from) && (
          <button type="button" onClick={() => change({ ...draft, to: here })}>
            {say('notes.up-to', { at: here })}
          </button>
        )}
        {draft.from !== draft.to && (
          <button type="button" onClick={() => change({ ...draft, to: draft.from })}>
            {say('notes.one-moment')}
          </button>
        )}
      </p>
      {problem !== null && (
        <p className="note-problem" role="alert">
          {problem}
        </p>
      )}
      <div className="note-ends">
        <button type="button" className="button button-quiet" onClick={close}>
          {say('app.cancel')}
        </button>
        <button
          type="submit"
          className="button button-main"
          data-testid="note-save"
          disabled={saving || !hasContent(draft)}
          title={`${say('app.save')} (${saveKeys})`}
        >
          {say('app.save')}
        </button>
      </div>
    </form>
  );
}

function isAfter(here: string, from: string): boolean {
  const [later, earlier] = [parsePosition(here), parsePosition(from)];
  return later !== null && earlier !== null && comparePositions(later, earlier) > 0;
}

const tools = {
  highlight: HighlightIcon,
  arrow: ArrowIcon,
} as const;

interface ToolProps {
  readonly draft: Draft;
  readonly tool: 'highlight' | 'arrow';
  readonly change: (draft: Draft) => void;
}

/** A button that selects a tool for drawing on the board. */
function Tool({ draft, tool, change }: ToolProps) {
  const say = useSay();
  const Icon = tools[tool];
  const chosen = draft.tool === tool;
  return (
    <button
      type="button"
      className="button note-tool"
      aria-pressed={chosen}
      title={say(`notes.tool-hint.${tool}`)}
      data-testid={`tool-${tool}`}
      onClick={() => change({ ...draft, tool: chosen ? 'none' : tool, start: null })}
    >
      <Icon />
      {say(`notes.tool.${tool}`)}
    </button>
  );
}
