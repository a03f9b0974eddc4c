import { useApolloClient, useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { DraftEventsDocument, DraftSeatDocument } from '../generated/drafts.js';
import type { DraftSeatQuery } from '../generated/graphql.js';

/** A draft in progress, as far as the holder of a seat knows it. */
export type SeatedDraft = DraftSeatQuery['draft'];

/** Events within this time lead to a single fetch, in milliseconds. */
const TOGETHER = 60;

/** Fetches a draft from the perspective of one of its seats, and again after every change. */
export function useDraftSeat(id: string, seat: number) {
  const client = useApolloClient();
  const { data, error, refetch } = useQuery(DraftSeatDocument, {
    variables: { id, as: `${seat}` },
    // The spectator's view of the draft has the same id, and would otherwise overwrite this one in the cache.
    fetchPolicy: 'no-cache',
  });
  const draft = data?.draft;
  const first = draft?.revision;
  const isThere = first !== undefined;
  useEffect(() => {
    if (!isThere) return;
    let timer: number | undefined;
    const following = client
      .subscribe({ query: DraftEventsDocument, variables: { draft: id, after: first, as: `${seat}` } })
      .subscribe({
        next: () => {
          timer ??= window.setTimeout(() => {
            timer = undefined;
            void refetch().catch(() => undefined);
          }, TOGETHER);
        },
      });
    return () => {
      clearTimeout(timer);
      following.unsubscribe();
    };
    // Followed from the first revision on.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [client, id, seat, isThere]);
  return { draft, error, refetch };
}
