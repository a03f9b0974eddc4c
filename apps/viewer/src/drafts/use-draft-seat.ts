import { useApolloClient, useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { DraftEventsDocument, DraftSeatDocument } from '../generated/drafts.js';
import type { DraftSeatQuery } from '../generated/graphql.js';

/** A draft in progress from the perspective of a seat. */
export type SeatedDraft = DraftSeatQuery['draft'];

/** The time within which several events cause only one fetch, in milliseconds. */
const TOGETHER = 60;

/** Fetches a draft from the perspective of one of its seats, and again after every change. */
export function useDraftSeat(id: string, seat: number) {
  const client = useApolloClient();
  const { data, error, refetch } = useQuery(DraftSeatDocument, {
    variables: { id, as: `${seat}` },
    // The response is not cached, because the spectator's view of the draft has the same id and would overwrite this
    // view.
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
    // The subscription starts at the first known revision and continues, so later revisions must not restart it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [client, id, seat, isThere]);
  return { draft, error, refetch };
}
