import type { ApolloClient } from '@apollo/client';
import type { Perspective } from '../cursor/address.js';
import { CounterHistoryDocument, MeasuresDocument } from '../generated/charts.js';
import type { CounterHistoryQuery, Locale } from '../generated/graphql.js';
import { useGrowingQuery, type GrowingQuery } from '../playback/use-growing-query.js';
import { useLocale } from '../words/language.js';
import {
  linesByCounter,
  linesByMeasure,
  type ChartLine,
  type CounterChange,
  type CounterLine,
} from './chart-lines.js';

/**
 * The number of events above which measures are fetched only once per turn. Otherwise, the response would be too large.
 */
const LONG = 5_000;

/** The data for all charts of a game. */
export interface GameLines {
  readonly measures: ReadonlyMap<string, readonly ChartLine[]>;
  readonly counters: readonly CounterLine[];
}

/** Fetches the measures and counters of a game up to its last event, from the given perspective. */
export const useLines = (id: string, as: Perspective, last: number): GrowingQuery<GameLines> => {
  const locale = useLocale();
  return useGrowingQuery(`${id}/${as}/${locale}`, last, async (client) => {
    const [measures, changes] = await Promise.all([
      readMeasures(client, { id, as, last, locale }),
      readCounters(client, id, as),
    ]);
    return { measures, counters: linesByCounter(changes) };
  });
};

/** Like `useLines`, but fetches only the measures. */
export const useMeasures = (
  id: string,
  as: Perspective,
  last: number,
): GrowingQuery<GameLines['measures']> => {
  const locale = useLocale();
  return useGrowingQuery(`${id}/${as}/${locale}`, last, (client) =>
    readMeasures(client, { id, as, last, locale }),
  );
};

/** The game to measure, the perspective, and the language of the titles. */
interface MeasureRequest {
  readonly id: string;
  readonly as: Perspective;
  readonly last: number;
  readonly locale: Locale;
}

async function readMeasures(
  client: ApolloClient,
  { id, as, last, locale }: MeasureRequest,
): Promise<GameLines['measures']> {
  const { data } = await client.query({
    query: MeasuresDocument,
    variables: { id, as, every: last > LONG ? 'TURN' : 'EVENT', locale },
    fetchPolicy: 'no-cache',
  });
  return data ? linesByMeasure(data.game.measures) : new Map<string, readonly ChartLine[]>();
}

async function readCounters(
  client: ApolloClient,
  id: string,
  as: Perspective,
): Promise<readonly CounterChange[]> {
  const changes: CounterChange[] = [];
  for (let after: string | null = null; ;) {
    const { data }: ApolloClient.QueryResult<CounterHistoryQuery> = await client.query({
      query: CounterHistoryDocument,
      variables: { id, as, after },
      fetchPolicy: 'no-cache',
    });
    if (!data) return changes;
    const { edges, pageInfo }: CounterHistoryQuery['game']['counterHistory'] = data.game.counterHistory;
    changes.push(...edges.map(({ node }) => node));
    if (!pageInfo.hasNextPage) return changes;
    after = pageInfo.endCursor;
  }
}
