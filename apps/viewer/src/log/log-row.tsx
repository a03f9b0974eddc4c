import { memo, useState } from 'react';
import type { Annotation, Entry } from '../api/shapes.js';
import type { Perspective } from '../cursor/address.js';
import { parsePosition, type Position } from '../cursor/position.js';
import { ChevronIcon } from '../design/icons.js';
import { RuleChips } from '../design/rule-chips.js';
import { dayName } from '../design/word-labels.js';
import { useWords } from '../look/game-look.js';
import { LogNotes } from '../notes/log-notes.js';
import { MarkBadge } from '../notes/mark-badge.js';
import { useSay } from '../words/language.js';
import type { LogRow } from './log-rows.js';
import { PositionLink } from './position-link.js';

interface Props {
  readonly row: LogRow;
  readonly names: readonly string[];
  readonly current: boolean;
  /** The index of the atomic action at the cursor, if the cursor is within this row. */
  readonly action: number | undefined;
  readonly as: Perspective;
  readonly go: (at: Position) => void;
  readonly notes: readonly Annotation[];
  /** The sign shown next to the text, such as `??`. Null if there is none. */
  readonly mark: string | null;
  /** Whether the rules of the row are always shown, instead of only while the row is pointed at. */
  readonly rules: boolean;
}

/** Shows one row of the log, with its notes. */
export const LogRowView = memo(function LogRowView(props: Props) {
  const { row, names, go, notes } = props;
  const words = useWords();
  const say = useSay();
  switch (row.kind) {
    case 'day':
      return (
        <h3 className="log-day">
          <button type="button" tabIndex={-1} onClick={() => go({ revision: row.revision })}>
            {dayName(row.day, words)}
          </button>
        </h3>
      );
    case 'phase':
      return (
        <>
          <h3 className="log-phase">
            <Heading {...props} head={row.head} text={words(row.phase)} />
          </h3>
          <LogNotes notes={notes} go={go} />
        </>
      );
    case 'turn': {
      const player = names[row.seat] ?? `${row.seat}`;
      return (
        <div className={`log-turn seat-${row.seat}`}>
          <h3>
            <Heading {...props} head={row.head} text={say('controls.turn', { turn: row.turn, player })} />
          </h3>
          <LogNotes notes={notes} go={go} />
        </div>
      );
    }
    case 'line':
      return (
        <div className={row.seat === null ? '' : `log-turn seat-${row.seat}`}>
          <Line {...props} entry={row.entry} leads={row.leads} />
          <LogNotes notes={notes} go={go} />
        </div>
      );
  }
});

/** Shows a log heading. If an event only begins the phase or turn, the heading links to that event. */
function Heading({ head, text, current, as, go, mark, rules }: Props & { head: Entry | null; text: string }) {
  if (!head) return <span className="log-heading">{text}</span>;
  return (
    <span
      className={current ? 'log-heading is-current' : 'log-heading'}
      data-testid={current ? 'log-line-current' : 'log-line'}
      data-revision={head.revision}
      aria-current={current ? 'step' : undefined}
    >
      <PositionLink at={{ revision: head.revision }} as={as} go={go} className="log-text" isStop={current}>
        {text}
      </PositionLink>
      {mark !== null && <MarkBadge mark={mark} />}
      <RuleChips rules={head.rules} shown={rules} />
    </span>
  );
}

type LineProps = Props & { readonly entry: Entry; readonly leads: boolean };

/** Shows one event with its rules and, if expanded, its atomic actions. */
function Line({ entry, leads, current, action, as, go, mark, rules }: LineProps) {
  const say = useSay();
  const [unfolded, setUnfolded] = useState(false);
  const foldable = entry.actions.length > 1;
  const open = foldable && (unfolded || action !== undefined);
  const names = ['log-line', `log-${entry.kind}`];
  if (current) names.push('is-current');
  if (leads) names.push('is-leading');
  return (
    <div
      className={names.join(' ')}
      data-testid={current ? 'log-line-current' : 'log-line'}
      data-revision={entry.revision}
      aria-current={current ? 'step' : undefined}
    >
      <div className="log-row">
        <span className="log-number">{entry.revision}</span>
        <span className="log-body">
          <PositionLink
            at={{ revision: entry.revision }}
            as={as}
            go={go}
            className="log-text"
            isStop={current}
          >
            {entry.text}
          </PositionLink>{' '}
          {mark !== null && <MarkBadge mark={mark} />} <RuleChips rules={entry.rules} shown={rules} />
        </span>
        {foldable && (
          <button
            type="button"
            className="log-unfold"
            tabIndex={current ? 0 : -1}
            aria-expanded={open}
            aria-label={say('log.actions', { count: entry.actions.length })}
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
    </div>
  );
}
