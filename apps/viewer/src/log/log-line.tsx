import { memo, useState } from 'react';
import type { Annotation, Entry } from '../api/shapes.js';
import type { Perspective } from '../cursor/address.js';
import { parsePosition, type Position } from '../cursor/position.js';
import { ChevronIcon } from '../design/icons.js';
import { LogNotes } from '../notes/log-notes.js';
import { PositionLink } from './position-link.js';
import { RuleChips } from './rule-chips.js';

interface Props {
  readonly entry: Entry;
  readonly current: boolean;
  /** The atomic action the cursor is at, when it is inside this entry. */
  readonly action: number | undefined;
  readonly as: Perspective;
  readonly go: (at: Position) => void;
  readonly notes: readonly Annotation[];
}

/** One event in the log, with its rules and, unfolded, its atomic actions. */
export const LogLine = memo(function LogLine({ entry, current, action, as, go, notes }: Props) {
  const [unfolded, setUnfolded] = useState(false);
  const foldable = entry.actions.length > 1;
  const open = foldable && (unfolded || action !== undefined);
  const names = ['log-line', `log-${entry.kind}`];
  if (current) names.push('is-current');
  return (
    <li
      className={names.join(' ')}
      data-testid={current ? 'log-line-current' : 'log-line'}
      data-revision={entry.revision}
      aria-current={current ? 'step' : undefined}
    >
      <div className="log-row">
        <span className="log-number">{entry.revision}</span>
        <span className="log-body">
          <PositionLink at={{ revision: entry.revision }} as={as} go={go} className="log-text">
            {entry.text}
          </PositionLink>{' '}
          <RuleChips rules={entry.rules} />
        </span>
        {foldable && (
          <button
            type="button"
            className="log-unfold"
            aria-expanded={open}
            aria-label={`${entry.actions.length} atomic actions`}
            onClick={() => setUnfolded(!open)}
          >
            {entry.actions.length}
            <ChevronIcon />
          </button>
        )}
      </div>
      {open && (
        <ol className="log-actions">
          {entry.actions.map((line, index) => (
            <li key={line.position} className={action === index + 1 ? 'is-current' : ''}>
              <button
                type="button"
                aria-current={action === index + 1 ? 'step' : undefined}
                onClick={() =>
                  go(
                    index + 1 === entry.actions.length
                      ? { revision: entry.revision }
                      : (parsePosition(line.position) ?? { revision: entry.revision }),
                  )
                }
              >
                {line.text}
              </button>
            </li>
          ))}
        </ol>
      )}
      <LogNotes notes={notes} go={go} />
    </li>
  );
});
