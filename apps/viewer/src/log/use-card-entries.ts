import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import type { Perspective } from '../cursor/address.js';
import type { EntriesOfCardQuery } from '../generated/graphql.js';
import { EntriesOfCardDocument } from '../generated/replay.js';

/**
 * Fetches the events about a card with a given name. Includes only events that the viewer is allowed to see. Null while
 * loading or if no card is chosen.
 */
export function useCardEntries(
  game: string,
  card: string,
  as: Perspective,
  last: number,
): ReadonlySet<number> | null {
  const client = useApolloClient();
  const [found, setFound] = useState<{ readonly key: string; readonly entries: ReadonlySet<number> } | null>(
    null,
  );
  const key = JSON.stringify([game, card, as, last]);
  useEffect(() => {
    if (card === '') return;
    let stopped = false;
    const read = async (): Promise<void> => {
      const entries = new Set<number>();
      for (let after: string | null = null; ;) {
        const { data }: ApolloClient.QueryResult<EntriesOfCardQuery> = await client.query({
          query: EntriesOfCardDocument,
          variables: { id: game, card, as, after },
          fetchPolicy: 'no-cache',
        });
        if (!data || stopped) break;
        const { edges, pageInfo }: EntriesOfCardQuery['game']['timeline'] = data.game.timeline;
        for (const { node } of edges) entries.add(node.revision);
        if (!pageInfo.hasNextPage) break;
        after = pageInfo.endCursor;
      }
      if (!stopped) setFound({ key, entries });
    };
    read().catch(() => {
      if (!stopped) setFound({ key, entries: new Set() });
    });
    return () => {
      stopped = true;
    };
  }, [client, game, card, as, last, key]);
  return card !== '' && found?.key === key ? found.entries : null;
}
