import { makeVar } from '@apollo/client';
import { useMutation, useQuery, useReactiveVar, useSubscription } from '@apollo/client/react';
import type { Game } from '../api/shapes.js';
import type { Perspective } from '../cursor/address.js';
import type { ReviewPartsFragment } from '../generated/graphql.js';
import {
  CancelReviewDocument,
  DeleteReviewDocument,
  ReviewDocument,
  ReviewProgressDocument,
  StartReviewDocument,
} from '../generated/review.js';
import { useLocale } from '../words/language.js';
import { isMade } from './shown-review.js';

export interface ShownReview {
  /** The perspective from which the review is made. */
  readonly as: Perspective;
  /** The review. Null if there is none yet. Undefined while loading. */
  readonly review: ReviewPartsFragment | null | undefined;
  readonly error: unknown;
  readonly isStarting: boolean;
  /** Starts a review with the given number of playouts per position. */
  readonly start: (playouts: number) => void;
  readonly cancel: () => void;
  readonly isDeleting: boolean;
  /** Deletes the current review, so that the previous one is shown. */
  readonly remove: () => void;
}

/**
 * The depth that the user last requested, by game and perspective. If the user has requested none, the newest review is
 * shown.
 */
const requests = makeVar<ReadonlyMap<string, number>>(new Map());

/**
 * Returns the stored or running review of a game. If the user is allowed to see all cards, the review uses all cards.
 * Otherwise, it uses the current perspective. Only one component on a page should set `follows`, because all components
 * receive the updates.
 */
export function useReview(
  { id: game, perspectives }: Pick<Game, 'id' | 'perspectives'>,
  shownAs: Perspective,
  follows = false,
): ShownReview {
  const as = perspectives.includes('all') ? 'all' : shownAs;
  const locale = useLocale();
  const key = `${game} ${as}`;
  const variables = { id: game, as, locale, playouts: useReactiveVar(requests).get(key) ?? null };
  const { data, error, refetch } = useQuery(ReviewDocument, { variables });
  const [begin, beginning] = useMutation(StartReviewDocument);
  const [end, ending] = useMutation(CancelReviewDocument);
  const [take, taking] = useMutation(DeleteReviewDocument);
  const known = data?.game.review;
  useSubscription(ReviewProgressDocument, {
    variables: { review: known?.id ?? '', locale },
    skip: !known || !isMade(known) || !follows,
    ignoreResults: true,
    // Handles only errors. The cache merges updates into the shown review, because they have the same id.
    onError: () => void refetch().catch(() => undefined),
  });
  const start = (playouts: number): void =>
    void begin({ variables: { game, as, locale, playouts } })
      .then(() => {
        requests(new Map([...requests(), [key, playouts]]));
        return refetch({ playouts });
      })
      .catch(() => undefined);
  const forget = (): void =>
    void requests(new Map([...requests()].filter(([requested]) => requested !== key)));
  const cancel = (): void => {
    if (!known) return;
    void end({ variables: { review: known.id } })
      .then(forget)
      .catch(() => undefined);
  };
  const remove = (): void => {
    if (!known) return;
    void take({ variables: { game, review: known.id }, refetchQueries: ['Notes'] })
      .then(() => {
        forget();
        return refetch({ playouts: null });
      })
      .catch(() => undefined);
  };
  return {
    as,
    review: data ? (known ?? null) : undefined,
    error: error ?? beginning.error ?? ending.error ?? taking.error,
    isStarting: beginning.loading,
    start,
    cancel,
    isDeleting: taking.loading,
    remove,
  };
}
