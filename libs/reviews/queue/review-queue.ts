import type { Review } from '#analysis';
import { authorKey, fail, ok, type Problem, type Result } from '#record';
import type { ReviewBegun } from '../stored/review-entry.js';
import type { ReviewQueueErrorCode } from './error-codes.js';

/** The maximum number of unfinished reviews per user. */
const MOST_OF_ONE = 4;
/** The maximum number of waiting reviews in total. */
const MOST = 40;

export interface ReviewProgress {
  /** The number of evaluated positions. */
  readonly done: number;
  /** The total number of positions to evaluate. 0 while the review is waiting. */
  readonly total: number;
  /**
   * The number of reviews ahead of this one, including running reviews. 0 if this review is running or is the next one.
   */
  readonly ahead: number;
  /** Returns the results so far. Absent unless this server is computing the review. */
  readonly soFar?: () => Review;
}

/**
 * The queue of reviews. Either the server computes them, or programs on other machines do. In both cases, users take
 * turns, and the number of waiting reviews is limited. The ledger records the end of each review exactly once.
 */
export interface ReviewQueue {
  /**
   * Adds a review to the queue. Fails with `REVIEWS_TOO_MANY` if there are too many reviews, or with
   * `REVIEW_QUEUE_UNREACHABLE` if the queue's database is unreachable.
   */
  begin(begun: ReviewBegun): Promise<Result<null, Problem<ReviewQueueErrorCode>>>;
  /** Returns the progress of a review. Null if the review is neither waiting nor running. */
  progress(review: string): Promise<ReviewProgress | null>;
  cancel(review: string): Promise<void>;
  /**
   * Resolves when a review has changed, after `within` milliseconds or when the signal aborts, whichever comes first.
   */
  moved(within: number, signal: AbortSignal): Promise<void>;
  readonly isClosing: boolean;
}

/** The numbers of reviews that decide whether a user is allowed to add another review. */
export interface ReviewsWaiting {
  /** The number of the user's waiting and running reviews. */
  readonly own: number;
  /** The number of all users' waiting reviews. */
  readonly waiting: number;
}

/** Checks that a user is allowed to request another review. Fails with `REVIEWS_TOO_MANY` if there are too many. */
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
 * Returns a key for the user towards whose limit a review counts. The key contains the review's author or, if the
 * author is unknown, the name in `by`. The same seat in another game counts as a different user.
 */
export function userOf({ author, by, game }: Pick<ReviewBegun, 'author' | 'by' | 'game'>): string {
  if (author === undefined) return `named ${by}`;
  return author.kind === 'seat' ? `${authorKey(author)} of ${game}` : authorKey(author);
}
