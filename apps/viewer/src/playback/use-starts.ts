import { skipToken, useQuery } from '@apollo/client/react';
import type { Starts } from '../cursor/game-line.js';
import { StartsDocument } from '../generated/replay.js';

/**
 * Where the days, phases and turns of a game begin; null: that is still fetched. The cache of the client would take hundreds of
 * places apart, and put them together again.
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
