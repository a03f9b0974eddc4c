import { skipToken, useQuery } from '@apollo/client/react';
import type { Starts } from '../cursor/game-line.js';
import { StartsDocument } from '../generated/replay.js';

/**
 * Fetches the places where the days, phases and turns of a game begin. Null while they load. The client's cache would take
 * hundreds of places apart, and put them together again.
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
