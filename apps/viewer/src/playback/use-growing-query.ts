import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';

/** The time for which a game in progress must remain unchanged before its data is fetched again, in milliseconds. */
const STILL = 700;

/** A value and an error. The value is null while it is loading. */
export interface GrowingQuery<Value> {
  readonly value: Value | null;
  readonly error: unknown;
}

/**
 * Fetches data about a whole game. Fetches it again when the game has new events, and keeps the earlier value until the
 * new data arrives. Each `key` (game, perspective, language) has a separate query.
 */
export function useGrowingQuery<Value>(
  key: string,
  last: number,
  read: (client: ApolloClient) => Promise<Value>,
): GrowingQuery<Value> {
  const client = useApolloClient();
  const [found, setFound] = useState<(GrowingQuery<Value> & { readonly key: string }) | null>(null);
  const isFirst = found?.key !== key;
  const reading = useRef(read);
  useEffect(() => {
    reading.current = read;
  });
  useEffect(() => {
    let stopped = false;
    const timer = setTimeout(
      () => {
        reading.current(client).then(
          (value) => !stopped && setFound({ key, value, error: null }),
          (error: unknown) => !stopped && setFound({ key, value: null, error }),
        );
      },
      isFirst ? 0 : STILL,
    );
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
    // `isFirst` is not a dependency, because the first result must not start another fetch.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [client, key, last]);
  return found?.key === key ? found : { value: null, error: null };
}
