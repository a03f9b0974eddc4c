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
import { lacksOf, MomentThreads, type ReviewBegun, type Reviewed } from '#reviews';
import { waiting } from '#waiting';

/** How long the threads may take for a review: milliseconds. */
const LONGEST = 15 * 60_000;

/** A record, and the game that it is of. */
export interface JudgedGame {
  readonly module: GameModule;
  readonly events: readonly RecordedEvent[];
}

/** The threads of a program that makes reviews: as many as a review is given at most. */
export const momentThreads = (): MomentThreads =>
  new MomentThreads(Math.min(reviewBounds.threads, availableParallelism()));

/** What reviews are made of, where they are made and where they go. */
export interface ReviewPlaces {
  readonly threads: MomentThreads;
  readonly whole: (game: GameId) => Promise<JudgedGame>;
  readonly has: (game: GameId, review: string) => Promise<boolean>;
  readonly keep: (game: GameId, reviewed: Reviewed) => Promise<void>;
  /** The code of an error that has one; null: it is a fault. */
  readonly codeOf: (error: unknown) => string | null;
  /** Hears of faults. */
  readonly failed: (error: unknown, game: GameId) => void;
}

/** How a review ended: it is kept, it came to nothing, or somebody ended it. */
export type MadeReview = 'made' | 'aborted' | { readonly failed: string };

/** Hears how many moments are judged, of how many. */
export type Judged = (done: number, all: number) => void;

/** Makes a review that was begun in threads, and keeps it; the same wherever it is made. Never throws. */
export async function makeReview(
  begun: ReviewBegun,
  places: ReviewPlaces,
  signal: AbortSignal,
  judged: Judged,
): Promise<MadeReview> {
  const { game, review } = begun;
  try {
    if (await places.has(game, review)) return 'made';
    const record = await places.whole(game);
    const reviewed = await inTime(begun, record, places.threads, signal, judged);
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
  record: JudgedGame,
  threads: MomentThreads,
  signal: AbortSignal,
  judged: Judged,
): Promise<Reviewed | 'too slow'> {
  const { signal: over, end } = waiting([signal], LONGEST);
  try {
    return await reviewOf(begun, record, threads, over, judged);
  } catch (error) {
    if (over.aborted && !signal.aborted) return 'too slow';
    throw error;
  } finally {
    end();
  }
}

async function reviewOf(
  { review, origin }: ReviewBegun,
  { module, events }: JudgedGame,
  threads: MomentThreads,
  signal: AbortSignal,
  judged: Judged,
): Promise<Reviewed> {
  const replay = new Replay(module, events.slice(0, origin.last + 1));
  const { seed, playouts, lists } = origin;
  const viewer = parseViewer(origin.as);
  invariant(viewer.ok, 'a review is begun from a perspective');
  const request: ReviewRequest = { seed, playouts, viewer: viewer.value, lists };
  const from = performance.now();
  const made = await threads.review(replay, request, { signal, judged });
  const seconds = Number(((performance.now() - from) / 1000).toFixed(3));
  const lacks = lacksOf(replay, made, viewer.value);
  return { kind: 'Reviewed', review, origin, found: made.found, lacks, seconds };
}
