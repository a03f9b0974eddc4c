import { useEffect, useState } from 'react';
import type { GameLine } from '../cursor/game-line.js';

/** How long each event is shown before the next one, in milliseconds. */
const PACE = 450;
/**
 * The maximum number of visible events that are shown one by one. If there are more, the board shows the last position
 * immediately.
 */
const MOST_BEHIND = 40;

/**
 * Returns the revision to show. Starts at the end of the line. Then shows new visible events one by one, so that the
 * user can see what other players do.
 */
export function usePaced(line: GameLine | null, complete: boolean, atOnce: boolean): number | null {
  const [seen, setSeen] = useState<number | null>(null);
  const last = complete && line ? line.last : null;
  const shown = last === null ? null : atOnce || seen === null ? last : Math.min(seen, last);

  useEffect(() => {
    if (last === null || line === null || seen === last) return;
    const behind = line.entries.filter((entry) => entry.shows && entry.revision > (seen ?? last));
    const isNext = seen !== null && !atOnce && behind.length > 0 && behind.length <= MOST_BEHIND;
    const next = isNext ? (behind[0]?.revision ?? last) : last;
    const timer = setTimeout(() => setSeen(next), isNext ? PACE : 0);
    return () => clearTimeout(timer);
  }, [line, last, seen, atOnce]);
  return shown;
}
