import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { makeReview, momentThreads, type Judged, type MadeReview, type ReviewPlaces } from '#review-queue';
import type { ReviewBegun } from '#reviews';
import { ProblemError } from '../problem-error.js';
import { ReplayedGames } from '../replay/replayed-games.js';
import { KeptReviews } from './kept-reviews.js';

/** Makes reviews in threads of this server, and keeps them. */
@Injectable()
export class ReviewThreads implements OnApplicationShutdown {
  private readonly logger = new Logger('ReviewThreads');
  readonly #threads = momentThreads();
  readonly #places: ReviewPlaces;

  constructor(games: ReplayedGames, kept: KeptReviews) {
    this.#places = {
      threads: this.#threads,
      whole: (game) => games.whole(game),
      has: async (game, review) => (await kept.of(game)).reviews.some((one) => one.review === review),
      keep: (game, reviewed) => kept.keep(game, reviewed),
      codeOf: (error) => (error instanceof ProblemError ? error.problem.code : null),
      failed: (error, game) => this.logger.error({ err: error, game }, 'A review failed.'),
    };
  }

  /** Makes a review that was begun. Never throws. */
  make(begun: ReviewBegun, signal: AbortSignal, judged: Judged): Promise<MadeReview> {
    return makeReview(begun, this.#places, signal, judged);
  }

  /** Reviews have ended before. */
  onApplicationShutdown(): Promise<void> {
    return this.#threads.close();
  }
}
