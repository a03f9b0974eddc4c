import { useCallback, useEffect, useState } from 'react';
import { useResults } from '../shell/results.js';

const KEY = 'retrace-reached';
/** The maximum number of games whose position is remembered. The least recently viewed games are dropped. */
const GAMES = 300;
/** The time for which the cursor must remain still before the browser stores the position, in milliseconds. */
const STILL = 400;

export interface Reached {
  /** The last revision that the user has seen. Later events are hidden. */
  readonly reached: number;
  /** Shows the whole game, as if the user had reached its end. */
  readonly reveal: () => void;
}

/**
 * Tracks the last revision of a game that the user has seen, and stores it in the browser. Later events remain hidden
 * unless the user has turned results on.
 */
export function useReached(game: string, at: number, last: number): Reached {
  const isShown = useResults();
  const [found, setFound] = useState(() => ({ game, reached: read().get(game) ?? 0 }));
  const before = found.game === game ? found.reached : (read().get(game) ?? 0);
  const reached = Math.max(before, at);
  if (found.game !== game || found.reached !== reached) setFound({ game, reached });
  useEffect(() => {
    const timer = setTimeout(() => keep(game, reached), STILL);
    return () => clearTimeout(timer);
  }, [game, reached]);
  const reveal = useCallback(() => setFound({ game, reached: last }), [game, last]);
  return { reached: isShown ? last : Math.min(reached, last), reveal };
}

function read(): Map<string, number> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return new Map(Array.isArray(found) ? (found as [string, number][]) : []);
  } catch {
    return new Map();
  }
}

function keep(game: string, reached: number): void {
  const games = read();
  games.delete(game);
  games.set(game, reached);
  try {
    localStorage.setItem(KEY, JSON.stringify([...games].slice(-GAMES)));
  } catch {
    // If storage is forbidden, the position is remembered until the page is closed.
  }
}
