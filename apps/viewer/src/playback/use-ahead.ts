import { useEffect } from 'react';
import type { Ahead } from '../cursor/ahead.js';
import { formatPosition, type Position } from '../cursor/position.js';
import type { StateAt } from './use-state-at.js';
import { useAtRest } from './use-at-rest.js';

/** With fewer steps than that in a direction more are fetched. */
const FEW = 4;
/** What is beside the steps is fetched once one stays for so long, in milliseconds. */
const STILL = 200;

/** Fetches ahead where one is likely to go, once the first board is drawn. */
export function useAhead({ states, stale }: StateAt, { steps, others }: Ahead): void {
  const isAtRest = useAtRest(!stale);
  const isReady = isAtRest && !stale;
  useEffect(() => {
    if (!isReady) return;
    const isThere = (position: Position): boolean => states.has(formatPosition(position));
    for (const run of steps) if (!run.slice(0, FEW).every(isThere)) states.fetchAll(run);
    const timer = setTimeout(() => states.fetchAll(others), STILL);
    return () => clearTimeout(timer);
  }, [states, steps, others, isReady]);
}
