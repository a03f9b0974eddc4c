import { skipToken, useQuery } from '@apollo/client/react';
import type { Starts } from '../cursor/game-line.js';
import { StartsDocument } from '../generated/replay.js';

/**
 * Fetches where the days, phases and turns of a game begin. Null while it loads. Bypasses the client's cache, which
 * would normalise and reassemble hundreds of landmarks.
 */
export function useStarts(id: string | undefined): {
  readonly starts: Starts | null;
  readonly error: unknown;
} {
  const { data, error } = useQuery(
    StartsDocument,
    id === undefined ? skipToken : { variables: { id }, fetchPolicy: 'no-cache' },
  );
  return { starts: data?.game.id === id ? (data?.game ?? null) : null, error };
}
