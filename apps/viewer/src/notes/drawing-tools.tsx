import { ArrowIcon, HighlightIcon } from '../design/icons.js';
import { useSay } from '../words/language.js';
import type { Marking } from './draft.js';
import './note-writing.css';

interface Props {
  readonly marking: Marking;
  readonly mark: (marking: Marking) => void;
  /** The prefix of the buttons' test ids. */
  readonly name: string;
}

const tools = { highlight: HighlightIcon, arrow: ArrowIcon } as const;

/** Shows the highlight and arrow tools for drawing on the board, and a button for removing all marks. */
export function DrawingTools({ marking, mark, name }: Props) {
  const say = useSay();
  const drawn = marking.arrows.length + marking.highlights.length;
  return (
    <div className="note-tools">
      {(['highlight', 'arrow'] as const).map((tool) => {
        const Icon = tools[tool];
        return (
          <button
            key={tool}
            type="button"
            className="button note-tool"
            aria-pressed={marking.tool === tool}
            title={say(`notes.tool-hint.${tool}`)}
            data-testid={`${name}-${tool}`}
            onClick={() => mark({ ...marking, tool: marking.tool === tool ? 'none' : tool, start: null })}
          >
            <Icon />
            {say(`notes.tool.${tool}`)}
          </button>
        );
      })}
      {drawn > 0 && (
        <button
          type="button"
          className="button button-quiet"
          data-testid={`${name}-clear`}
          onClick={() => mark({ ...marking, arrows: [], highlights: [], start: null })}
        >
          {say('notes.clear', { count: drawn })}
        </button>
      )}
      {marking.tool !== 'none' && <p role="status">{say(`notes.tool-hint.${marking.tool}`)}</p>}
    </div>
  );
}
