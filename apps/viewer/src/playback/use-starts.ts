import { skipToken, useQuery } from '@apollo/client/react';
import type { Starts } from '../cursor/game-line.js';
import { StartsDocument } from '../generated/replay.js';

/**
 * Fetches the starts of a game's days, phases and turns. Null while loading. Bypasses the client's cache, because it
 * would normalise and reassemble hundreds of starts.
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
