import { authorKey, fail, ok, type Problem, type Result } from '#record';
import type { ReviewBegun } from '#reviews';
import type { ReviewQueueErrorCode } from './error-codes.js';

/** Reviews of one user that wait or are made. */
const MOST_OF_ONE = 4;
/** Reviews that wait, of everybody. */
const MOST = 40;

/** How far a review is that waits or is being made. */
export interface ReviewProgress {
  /** Moments that are judged. */
  readonly done: number;
  /** Of so many; 0: it waits for its turn. */
  readonly total: number;
  /** Reviews whose turn comes before, with those that are being made; 0: it is being made, or comes next. */
  readonly ahead: number;
}

/**
 * Where reviews wait for their turn and are made: in the server itself, or by programs on many machines. Either way users take turns,
 * so many wait at most, and a review that was begun ends in the ledger exactly once.
 */
export interface ReviewQueue {
  /** Has a review made when it is its turn. Problems `REVIEWS_TOO_MANY`, `REVIEW_QUEUE_UNREACHABLE`. */
  begin(begun: ReviewBegun): Promise<Result<null, Problem<ReviewQueueErrorCode>>>;
  /** How far it is; null: it neither waits nor is made, or does so at another server. */
  progress(review: string): Promise<ReviewProgress | null>;
  /** Ends a review that is not ready. */
  cancel(review: string): Promise<void>;
  /** Resolves when some review has moved, after so many milliseconds, or when the signal aborts. */
  moved(within: number, signal: AbortSignal): Promise<void>;
  /** True: the server is stopping. */
  readonly isClosing: boolean;
}

/** How many reviews there are, as one user finds them. */
export interface ReviewsWaiting {
  /** Of that user: those that wait and those that are made. */
  readonly own: number;
  /** Of everybody: those that wait. */
  readonly waiting: number;
}

/** Whether a user can ask for one more; problem `REVIEWS_TOO_MANY`. */
export function admitted(
  { own, waiting }: ReviewsWaiting,
  where = '',
): Result<null, Problem<'REVIEWS_TOO_MANY'>> {
  if (own >= MOST_OF_ONE)
    return fail({
      code: 'REVIEWS_TOO_MANY',
      message: `${MOST_OF_ONE} reviews of yours are not ready yet.`,
      advice: 'Wait until one is ready, or cancel one.',
    });
  if (waiting < MOST) return ok(null);
  return fail({
    code: 'REVIEWS_TOO_MANY',
    message: `${MOST} reviews wait${where}.`,
    advice: 'Try again in a few minutes.',
  });
}

/**
 * Under whom a review is counted: the person who began it, the seat of its game, or a name where no more is known. A seat is another
 * person's in every game.
 */
export function userOf({ author, by, game }: Pick<ReviewBegun, 'author' | 'by' | 'game'>): string {
  if (author === undefined) return `named ${by}`;
  return author.kind === 'seat' ? `${authorKey(author)} of ${game}` : authorKey(author);
}
