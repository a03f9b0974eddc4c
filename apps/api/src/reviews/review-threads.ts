import { availableParallelism } from 'node:os';
import { Injectable, Logger } from '@nestjs/common';
import type { ReviewRequest } from '#analysis';
import { StreamDeletedError } from '#event-store';
import { Replay } from '#projections';
import { invariant, parseViewer, reviewBounds } from '#record';
import { lacksOf, reviewInThreads, type ReviewBegun, type Reviewed } from '#reviews';
import { waiting } from '#waiting';
import type { AnswerCode } from '../errors/answer-codes.js';
import { ProblemError } from '../problem-error.js';
import { ReplayedGames } from '../replay/replayed-games.js';
import { KeptReviews } from './kept-reviews.js';

/** How long a review may take: milliseconds. */
const LONGEST = 15 * 60_000;

/** How a review ended: it is kept, it came to nothing, or somebody ended it. */
export type MadeReview = 'made' | 'aborted' | { readonly failed: AnswerCode };

/** Makes reviews in threads, and keeps them. */
@Injectable()
export class ReviewThreads {
  private readonly logger = new Logger('ReviewThreads');

  constructor(
    private readonly games: ReplayedGames,
    private readonly kept: KeptReviews,
  ) {}

  /** Makes a review that was begun. Never throws. */
  async make(
    begun: ReviewBegun,
    signal: AbortSignal,
    judged: (done: number, all: number) => void,
  ): Promise<MadeReview> {
    const { signal: over, end } = waiting([signal], LONGEST);
    try {
      const { reviews } = await this.kept.of(begun.game);
      if (reviews.some(({ review }) => review === begun.review)) return 'made';
      await this.kept.keep(begun.game, await this.#made(begun, over, judged));
      return 'made';
    } catch (error) {
      if (signal.aborted) return 'aborted';
      if (over.aborted) return { failed: 'REVIEW_TOO_SLOW' };
      if (error instanceof StreamDeletedError) return { failed: 'GAME_NOT_FOUND' };
      if (error instanceof ProblemError) return { failed: error.problem.code };
      this.logger.error({ err: error, game: begun.game }, 'A review failed.');
      return { failed: 'REVIEW_FAILED' };
    } finally {
      end();
    }
  }

  async #made(
    { review, game, origin }: ReviewBegun,
    signal: AbortSignal,
    judged: (done: number, all: number) => void,
  ): Promise<Reviewed> {
    const { module, events } = await this.games.whole(game);
    const replay = new Replay(module, events.slice(0, origin.last + 1));
    const { seed, playouts, lists } = origin;
    const viewer = parseViewer(origin.as);
    invariant(viewer.ok, 'a review is begun from a perspective');
    const request: ReviewRequest = { seed, playouts, viewer: viewer.value, lists };
    const threads = Math.min(reviewBounds.threads, availableParallelism());
    const from = performance.now();
    const found = await reviewInThreads(replay, request, { threads, signal, judged });
    const seconds = Number(((performance.now() - from) / 1000).toFixed(3));
    return { kind: 'Reviewed', review, origin, found, lacks: lacksOf(replay, found, viewer.value), seconds };
  }
}
