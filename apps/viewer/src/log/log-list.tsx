import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useRef, type KeyboardEvent } from 'react';
import type { Annotation } from '../api/shapes.js';
import type { Perspective } from '../cursor/address.js';
import type { Position } from '../cursor/position.js';
import { dayName } from '../design/word-labels.js';
import { useWords } from '../look/game-look.js';
import { LogRowView } from './log-row.js';
import { isEvent, rowAt, type LogRow } from './log-rows.js';

interface Props {
  readonly rows: readonly LogRow[];
  readonly names: readonly string[];
  /** The revision of the current row. */
  readonly current: number;
  readonly action: number | undefined;
  readonly as: Perspective;
  readonly go: (at: Position, dragging?: boolean) => void;
  readonly notes: ReadonlyMap<number, readonly Annotation[]>;
  /** The signs shown next to rows, such as `??`, by the row's revision. */
  readonly marks: ReadonlyMap<number, string>;
  /** Whether to show the rules of all lines instead of only those of the current line. */
  readonly rules: boolean;
  /** The text below the rows. */
  readonly ending: string | null;
}

const none: readonly Annotation[] = [];
/** The estimated height of each kind of row before it is measured, in pixels. */
const heights: Readonly<Record<LogRow['kind'], number>> = { day: 38, phase: 30, turn: 28, line: 26 };

/** Renders only the visible rows and a few around them. Scrolls to the current row. */
export function LogList(props: Props) {
  const { rows, names, current, action, as, go, notes, marks, rules, ending } = props;
  const words = useWords();
  const box = useRef<HTMLDivElement>(null);
  /** Whether the current line gets the focus after the next rendering. */
  const focused = useRef(false);
  const keyOf = useCallback((index: number) => `${rows[index]?.kind} ${rows[index]?.revision}`, [rows]);
  // The lint rule does not apply, because only this component uses the result, and it does not use `memo`.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: (index) => heights[rows[index]?.kind ?? 'line'],
    getItemKey: keyOf,
    overscan: 10,
  });
  const index = rowAt(rows, current);

  useEffect(() => {
    if (index < 0) return;
    const { startIndex = 0, endIndex = 0 } = virtualizer.range ?? {};
    if (index <= startIndex + 1 || index >= endIndex - 1)
      virtualizer.scrollToIndex(index, { align: 'center' });
  }, [virtualizer, index, action]);

  /** Moves the cursor up and down through all lines, even those that do not change the board. */
  const onKeyDown = (event: KeyboardEvent): void => {
    const to =
      event.key === 'ArrowDown'
        ? rows.slice(index + 1).find(isEvent)
        : event.key === 'ArrowUp'
          ? rows.slice(0, Math.max(0, index)).findLast(isEvent)
          : undefined;
    if (!to) return;
    event.preventDefault();
    focused.current = true;
    go({ revision: to.revision }, true);
  };
  useEffect(() => {
    if (!focused.current) return;
    focused.current = false;
    box.current?.querySelector<HTMLElement>('.is-current .log-text')?.focus({ preventScroll: true });
  });

  const drawn = virtualizer.getVirtualItems();
  const top = rows[virtualizer.range?.startIndex ?? 0];
  const here =
    top && rows.slice(0, (virtualizer.range?.startIndex ?? 0) + 1).findLast((row) => row.kind === 'day');
  return (
    <>
      {here?.kind === 'day' && (
        <button type="button" className="log-here" onClick={() => go({ revision: here.revision })}>
          {dayName(here.day, words)}
        </button>
      )}
      <div
        className={rules ? 'log has-rules' : 'log'}
        ref={box}
        data-testid="log"
        tabIndex={-1}
        onKeyDown={onKeyDown}
      >
        <ol className="log-rows" style={{ height: virtualizer.getTotalSize() }}>
          {drawn.map(({ key, index: each, start }) => {
            const row = rows[each];
            if (!row) return null;
            const isCurrent = each === index && row.revision === current;
            return (
              <li
                key={key}
                ref={virtualizer.measureElement}
                data-index={each}
                aria-setsize={rows.length}
                aria-posinset={each + 1}
                style={{ transform: `translateY(${start}px)` }}
              >
                <LogRowView
                  row={row}
                  names={names}
                  current={isCurrent}
                  action={isCurrent ? action : undefined}
                  as={as}
                  go={go}
                  notes={row.kind === 'day' ? none : (notes.get(row.revision) ?? none)}
                  mark={row.kind === 'day' ? null : (marks.get(row.revision) ?? null)}
                  rules={rules || isCurrent}
                />
              </li>
            );
          })}
        </ol>
        {ending !== null && <p className="log-ending">{ending}</p>}
      </div>
    </>
  );
}
