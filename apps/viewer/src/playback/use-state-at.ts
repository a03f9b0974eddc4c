import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { GameState } from '../api/shapes.js';
import type { Perspective } from '../cursor/address.js';
import { formatPosition, type Position } from '../cursor/position.js';
import { useLocale } from '../words/language.js';
import { withEqualParts } from './equal-parts.js';
import { statesOf, type StateCache } from './state-cache.js';

/** The state shown on the board, with the game, position and perspective that it belongs to. */
interface Shown {
  readonly id: string;
  readonly found: GameState | undefined;
  readonly state: GameState | null;
}

interface Failure {
  readonly states: StateCache;
  readonly position: string;
  readonly error: unknown;
}

export interface StateAt {
  readonly state: GameState | null;
  /** Whether the state belongs to an earlier position because the new one is still loading. */
  readonly stale: boolean;
  readonly error: unknown;
  /** The cache of fetched states. It can also fetch more states. */
  readonly states: StateCache;
}

/**
 * Fetches the state at a position. While it is loading, returns the previous state marked as `stale`, so that the board
 * does not flicker. Unchanged parts remain the same objects and need not be rendered again.
 */
export function useStateAt(id: string, at: Position | null, as: Perspective): StateAt {
  const client = useApolloClient();
  const locale = useLocale();
  const states = useMemo(() => statesOf(client, { id, as, locale }), [client, id, as, locale]);
  const position = at ? formatPosition(at) : null;
  const found = useSyncExternalStore(states.subscribe, () =>
    position === null ? undefined : states.get(position),
  );
  const isMissing = found === undefined;
  const [failure, setFailure] = useState<Failure | null>(null);
  useEffect(() => {
    if (position === null || !isMissing) return;
    let isGone = false;
    states.fetch(position).catch((error: unknown) => {
      if (!isGone) setFailure({ states, position, error });
    });
    return () => {
      isGone = true;
    };
  }, [states, position, isMissing]);

  const [shown, setShown] = useState<Shown>({ id, found: undefined, state: null });
  if (found !== undefined && found !== shown.found)
    setShown({ id, found, state: shown.id === id ? withEqualParts(shown.state, found) : found });
  const isFailed = isMissing && failure?.states === states && failure.position === position;
  return {
    state: shown.id === id ? shown.state : null,
    stale: isMissing,
    error: isFailed ? failure.error : undefined,
    states,
  };
}
