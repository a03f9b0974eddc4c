import type { ApolloClient } from '@apollo/client';
import { useApolloClient, useSubscription } from '@apollo/client/react';
import { GamesDocument, LiveGamesDocument } from '../generated/games.js';
import type { GamesQueryVariables } from '../generated/graphql.js';
import { MOST_FOLLOWED, withNews } from './live-page.js';

/**
 * Keeps a list of games up to date. `loaded` is the number of shown games, and `page` is the number of games per page.
 */
export function useLiveGames(variables: GamesQueryVariables, loaded: number, page: number): void {
  const client = useApolloClient();
  // Rounds the number of games with live updates up to whole pages, so that the subscription does not change when games
  // are added or removed.
  const first = Math.min(MOST_FOLLOWED, Math.max(1, Math.ceil(loaded / page)) * page);
  useSubscription(LiveGamesDocument, {
    variables: { first, filter: variables.filter ?? null },
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      if (data) take(client, variables, data.games, first);
    },
    // After an error, the list remains unchanged. The server sends it again when the connection is restored.
    onError: () => undefined,
  });
}

type Top = Parameters<typeof withNews>[1];

function take(client: ApolloClient, variables: GamesQueryVariables, top: Top, first: number): void {
  client.cache.updateQuery({ query: GamesDocument, variables }, (before) =>
    before ? { games: withNews(before.games, top, first) } : undefined,
  );
}
