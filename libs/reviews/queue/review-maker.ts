import { availableParallelism } from 'node:os';
import type { ReviewRequest } from '#analysis';
import { StreamDeletedError } from '#event-store';
import { Replay } from '#projections';
import {
  invariant,
  parseViewer,
  reviewBounds,
  type GameId,
  type GameModule,
  type RecordedEvent,
} from '#record';
import { lacksOf } from '../missing.js';
import { ReviewThreads, type ReviewWatch } from '../threads.js';
import type { ReviewBegun, Reviewed } from '../stored/review-entry.js';
import { waiting } from '#runtime';

/** The maximum time that threads work on a review, in milliseconds. */
const LONGEST = 15 * 60_000;

export interface GameToReview {
  readonly module: GameModule;
  readonly events: readonly RecordedEvent[];
}

/** Creates the threads of a program that computes reviews. There are as many threads as a single review can use. */
export const reviewThreads = (): ReviewThreads =>
  new ReviewThreads(Math.min(reviewBounds.threads, availableParallelism()));

/** The threads, records and stores that are needed to compute reviews. */
export interface ReviewPlaces {
  readonly threads: ReviewThreads;
  readonly whole: (game: GameId) => Promise<GameToReview>;
  readonly has: (game: GameId, review: string) => Promise<boolean>;
  readonly keep: (game: GameId, reviewed: Reviewed) => Promise<unknown>;
  /** Returns the code of an expected error. Null if the error is a bug. */
  readonly codeOf: (error: unknown) => string | null;
  /** Called with each error. */
  readonly failed: (error: unknown, game: GameId) => void;
}

/** The outcome of a review: it was stored, it was stopped, or it failed with an error code. */
export type MadeReview = 'made' | 'aborted' | { readonly failed: string };

/** Called with the number of evaluated positions and the total number of positions. */
export type OnProgress = (done: number, all: number) => void;

/** Called with a function that returns the results so far. */
export type Begun = NonNullable<ReviewWatch['begun']>;

/** Computes a review in threads and stores it. The result does not depend on the machine. Never rejects. */
export async function makeReview(
  begun: ReviewBegun,
  places: ReviewPlaces,
  signal: AbortSignal,
  onProgress: OnProgress,
  hears?: Begun,
): Promise<MadeReview> {
  const { game, review } = begun;
  try {
    if (await places.has(game, review)) return 'made';
    const record = await places.whole(game);
    const reviewed = await inTime(begun, record, places.threads, signal, {
      onProgress,
      ...(hears && { begun: hears }),
    });
    if (reviewed === 'too slow') return { failed: 'REVIEW_TOO_SLOW' };
    await places.keep(game, reviewed);
    return 'made';
  } catch (error) {
    if (signal.aborted) return 'aborted';
    if (error instanceof StreamDeletedError) return { failed: 'GAME_NOT_FOUND' };
    const code = places.codeOf(error);
    if (code !== null) return { failed: code };
    places.failed(error, game);
    return { failed: 'REVIEW_FAILED' };
  }
}

async function inTime(
  begun: ReviewBegun,
  record: GameToReview,
  threads: ReviewThreads,
  signal: AbortSignal,
  watch: ReviewWatch,
): Promise<Reviewed | 'too slow'> {
  const { signal: over, end } = waiting([signal], LONGEST);
  try {
    return await completeReview(begun, record, threads, { ...watch, signal: over });
  } catch (error) {
    if (over.aborted && !signal.aborted) return 'too slow';
    throw error;
  } finally {
    end();
  }
}

/** Computes the review that an origin describes. */
export async function completeReview(
  { review, origin }: Pick<ReviewBegun, 'review' | 'origin'>,
  { module, events }: GameToReview,
  threads: ReviewThreads,
  watch: ReviewWatch = {},
): Promise<Reviewed> {
  const replay = new Replay(module, events.slice(0, origin.last + 1));
  const { seed, playouts, lists } = origin;
  const viewer = parseViewer(origin.as);
  invariant(viewer.ok, 'a review is begun from a perspective');
  const request: ReviewRequest = { seed, playouts, viewer: viewer.value, lists };
  const from = performance.now();
  const made = await threads.review(replay, request, watch);
  const seconds = Number(((performance.now() - from) / 1000).toFixed(3));
  const lacks = lacksOf(replay, made, viewer.value);
  return { kind: 'Reviewed', review, origin, found: made.found, lacks, seconds };
}
