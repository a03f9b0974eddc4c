import type { ApolloClient } from '@apollo/client';
import type { Perspective } from '../cursor/address.js';
import type { Locale, ReactionsQuery } from '../generated/graphql.js';
import { ReactionsDocument } from '../generated/reactions.js';
import { useGrowingQuery, type GrowingQuery } from '../playback/use-growing-query.js';
import { useLocale } from '../words/language.js';
import { isActivated, type Reaction } from './reaction-chains.js';

/** Fetches the reactions of a game up to its last event. Includes only reactions that the viewer is allowed to see. */
export function useReactions(id: string, as: Perspective, last: number): GrowingQuery<readonly Reaction[]> {
  const locale = useLocale();
  return useGrowingQuery(`${id}/${as}/${locale}`, last, (client) => readReactions(client, id, as, locale));
}

async function readReactions(
  client: ApolloClient,
  id: string,
  as: Perspective,
  locale: Locale,
): Promise<readonly Reaction[]> {
  const reactions: Reaction[] = [];
  for (let after: string | null = null; ;) {
    const { data }: ApolloClient.QueryResult<ReactionsQuery> = await client.query({
      query: ReactionsDocument,
      variables: { id, as, locale, after },
      fetchPolicy: 'no-cache',
    });
    if (!data) return reactions;
    const { edges, pageInfo }: ReactionsQuery['game']['reactions'] = data.game.reactions;
    reactions.push(...edges.map(({ node }) => node).filter(isActivated));
    if (!pageInfo.hasNextPage) return reactions;
    after = pageInfo.endCursor;
  }
}
