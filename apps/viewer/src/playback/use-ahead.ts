import { useEffect, useRef } from 'react';
import type { Ahead } from '../cursor/ahead.js';
import { formatPosition, type Position } from '../cursor/position.js';
import type { StateAt } from './use-state-at.js';
import { useAtRest } from './use-at-rest.js';

/** If fewer steps than this are loaded in a direction, more are fetched. */
const FEW = 4;
/**
 * The time for which the cursor must remain at a position before the surrounding positions are fetched, in
 * milliseconds.
 */
const STILL = 200;

/**
 * Fetches the positions that the user is likely to open next. Begins after the first board is drawn. Before the first
 * move, fetches only the next steps, because users usually move forward at first. After that, fetches positions in both
 * directions.
 */
export function useAhead({ states, stale }: StateAt, { steps, others }: Ahead, at: Position | null): void {
  const isAtRest = useAtRest(!stale);
  const isReady = isAtRest && !stale;
  const opened = useRef<string | null>(null);
  const position = at && formatPosition(at);
  useEffect(() => {
    if (!isReady) return;
    const isThere = (position: Position): boolean => states.has(formatPosition(position));
    opened.current ??= position;
    const isFirst = opened.current === position;
    for (const run of isFirst ? steps.slice(0, 1) : steps)
      if (!run.slice(0, FEW).every(isThere)) states.fetchAll(run);
    if (isFirst) return;
    const timer = setTimeout(() => states.fetchAll(others), STILL);
    return () => clearTimeout(timer);
  }, [states, steps, others, isReady, position]);
}
