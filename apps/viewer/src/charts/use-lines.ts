import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import type { Perspective } from '../cursor/address.js';
import { CounterHistoryDocument, MeasuresDocument, type CounterHistoryQuery } from '../generated/graphql.js';
import {
  linesByCounter,
  linesByMeasure,
  type ChartLine,
  type CounterChange,
  type CounterLine,
} from './chart-lines.js';

/** Games with more events are measured at each turn: the answer would be too large. */
const LONG = 5_000;

/** A game in progress is measured again when it has been still for this long, in milliseconds. */
const STILL = 700;

/** All that the charts of a game are drawn from. */
export interface GameLines {
  readonly measures: ReadonlyMap<string, readonly ChartLine[]>;
  readonly counters: readonly CounterLine[];
}

export interface FetchedLines {
  /** Null: they are being fetched. */
  readonly lines: GameLines | null;
  readonly error: unknown;
}

/** Measures and counters of a game up to its last event, as somebody may know them. */
export function useLines(id: string, as: Perspective, last: number): FetchedLines {
  const client = useApolloClient();
  const [found, setFound] = useState<(FetchedLines & { readonly key: string }) | null>(null);
  const key = `${id}/${as}`;
  const isFirst = found?.key !== key;
  useEffect(() => {
    let stopped = false;
    const read = async (): Promise<void> => {
      const [{ data }, counters] = await Promise.all([
        client.query({
          query: MeasuresDocument,
          variables: { id, as, every: last > LONG ? 'TURN' : 'EVENT' },
          fetchPolicy: 'no-cache',
        }),
        readCounters(client, id, as),
      ]);
      if (stopped || !data) return;
      const lines = { measures: linesByMeasure(data.game.measures), counters: linesByCounter(counters) };
      setFound({ key, lines, error: null });
    };
    const timer = setTimeout(
      () =>
        void read().catch((error: unknown) => {
          if (!stopped) setFound({ key, lines: null, error });
        }),
      isFirst ? 0 : STILL,
    );
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
    // What was found first must not start another reading.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [client, id, as, last, key]);
  return found?.key === key ? found : { lines: null, error: null };
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
