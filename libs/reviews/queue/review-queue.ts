import type { Review } from '#analysis';
import { authorKey, fail, ok, type Problem, type Result } from '#record';
import type { ReviewBegun } from '../stored/review-entry.js';
import type { ReviewQueueErrorCode } from './error-codes.js';

/** The maximum number of unfinished reviews of one user. */
const MOST_OF_ONE = 4;
/** The maximum number of waiting reviews of all users. */
const MOST = 40;

export interface ReviewProgress {
  /** The number of evaluated moments. */
  readonly done: number;
  /** The total number of moments, or 0 while the review is waiting. */
  readonly total: number;
  /** The number of reviews before this one, including running ones. 0 if it is running or next. */
  readonly ahead: number;
  /** Returns the results so far, if this server is making the review. */
  readonly soFar?: () => Review;
}

/**
 * The queue of reviews, which are made in the server itself or by programs on other machines. In both cases users take
 * turns, the number of waiting reviews is limited, and the ledger records the end of each review exactly once.
 */
export interface ReviewQueue {
  /** Adds a review to the queue. Problems `REVIEWS_TOO_MANY`, `REVIEW_QUEUE_UNREACHABLE`. */
  begin(begun: ReviewBegun): Promise<Result<null, Problem<ReviewQueueErrorCode>>>;
  /** Returns the progress of a review. Null if it is neither waiting nor running on this server. */
  progress(review: string): Promise<ReviewProgress | null>;
  cancel(review: string): Promise<void>;
  /** Resolves when a review has changed, after `within` milliseconds, or when the signal aborts. */
  moved(within: number, signal: AbortSignal): Promise<void>;
  readonly isClosing: boolean;
}

/** The numbers of reviews that determine whether a user may add one. */
export interface ReviewsWaiting {
  /** The number of waiting and running reviews of the user. */
  readonly own: number;
  /** The number of waiting reviews of all users. */
  readonly waiting: number;
}

/** Checks whether a user may request another review. Problem `REVIEWS_TOO_MANY`. */
export function admitted(
  { own, waiting }: ReviewsWaiting,
  where = '',
): Result<null, Problem<'REVIEWS_TOO_MANY'>> {
  if (own >= MOST_OF_ONE)
    return fail({
      code: 'REVIEWS_TOO_MANY',
      message: `You already have ${MOST_OF_ONE} unfinished reviews, which is the limit.`,
      advice: 'Wait until a review is ready, or cancel one.',
    });
  if (waiting < MOST) return ok(null);
  return fail({
    code: 'REVIEWS_TOO_MANY',
    message: `Too many reviews (${MOST}) are waiting${where}.`,
    advice: 'Try again in a few minutes.',
  });
}

/**
 * Returns the user that a review counts for: its author, the seat in its game, or a name if nothing else is known. The
 * same seat in another game counts as a different user.
 */
export function userOf({ author, by, game }: Pick<ReviewBegun, 'author' | 'by' | 'game'>): string {
  if (author === undefined) return `named ${by}`;
  return author.kind === 'seat' ? `${authorKey(author)} of ${game}` : authorKey(author);
}
