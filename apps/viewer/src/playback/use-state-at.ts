import { skipToken, useApolloClient, useQuery } from '@apollo/client/react';
import type { ApolloClient } from '@apollo/client';
import { useEffect, useRef } from 'react';
import type { GameState } from '../api/shapes.js';
import type { Perspective } from '../cursor/address.js';
import { formatPosition, type Position } from '../cursor/position.js';
import { StateAtDocument, type Locale } from '../generated/graphql.js';
import { useLocale } from '../words/language.js';
import { useAtRest } from './use-at-rest.js';

/** How many moments stay in the cache; a moment is some tens of kilobytes. */
const KEPT = 300;

/**
 * The state at a position. The state before stays until the new one is there, so the board never flickers;
 * `stale` says so. The neighbours are fetched ahead, once the first board is drawn: what happened does not change, so the cache
 * always answers.
 */
export function useStateAt(
  id: string,
  at: Position | null,
  as: Perspective,
  neighbours: readonly Position[],
): { state: GameState | null; stale: boolean; error: unknown } {
  const client = useApolloClient();
  const locale = useLocale();
  const position = at ? formatPosition(at) : '';
  const { data, previousData, error } = useQuery(
    StateAtDocument,
    at ? { variables: { id, at: position, as, locale } } : skipToken,
  );
  useForgetting(client, id, data ? position : null, as, locale);

  const ahead = neighbours.map(formatPosition).join(' ');
  const isAtRest = useAtRest(data !== undefined);
  useEffect(() => {
    if (!data || !isAtRest) return;
    for (const next of ahead.split(' ').filter(Boolean))
      client
        .query({ query: StateAtDocument, variables: { id, at: next, as, locale } })
        .catch(() => undefined);
  }, [client, id, as, locale, ahead, data, isAtRest]);

  const earlier = previousData?.game.id === id ? previousData : undefined;
  const shown = data ?? earlier;
  return { state: shown?.game.state ?? null, stale: !data, error };
}

function useForgetting(
  client: ApolloClient,
  id: string,
  position: string | null,
  as: Perspective,
  locale: Locale,
): void {
  const visited = useRef<string[]>([]);
  useEffect(() => {
    if (position === null) return;
    const key = JSON.stringify({ at: position, as, locale });
    visited.current = [...visited.current.filter((other) => other !== key), key];
    if (visited.current.length <= KEPT) return;
    const oldest = visited.current.shift();
    if (oldest) {
      const { cache } = client;
      cache.evict({
        id: cache.identify({ __typename: 'Game', id }) ?? '',
        fieldName: 'state',
        args: JSON.parse(oldest) as Record<string, unknown>,
        broadcast: false,
      });
    }
  }, [client, id, position, as, locale]);
}
