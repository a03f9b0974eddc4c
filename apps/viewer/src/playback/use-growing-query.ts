import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';

/** How long a game in progress must be unchanged before the data is fetched again, in milliseconds. */
const STILL = 700;

/** The value. Null while it loads. */
export interface GrowingQuery<Value> {
  readonly value: Value | null;
  readonly error: unknown;
}

/**
 * Fetches data about a whole game, and again when the game has a new last event. The earlier value remains until then.
 * A different `key` (game, perspective, language) is a different query.
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
    // What was found first must not start another reading.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [client, key, last]);
  return found?.key === key ? found : { value: null, error: null };
}
