import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import {
  makeReview,
  reviewThreads,
  type Begun,
  type OnProgress,
  type MadeReview,
  type ReviewPlaces,
  type ReviewBegun,
} from '#reviews';
import { ProblemError } from '../problem-error.js';
import { ReplayedGames } from '../replay/replayed-games.js';
import { ReviewRepository } from './review.repository.js';

/** Runs reviews in threads of this server, and stores them. */
@Injectable()
export class ReviewThreads implements OnApplicationShutdown {
  private readonly logger = new Logger('ReviewThreads');
  readonly #threads = reviewThreads();
  readonly #places: ReviewPlaces;

  constructor(games: ReplayedGames, stored: ReviewRepository) {
    this.#places = {
      threads: this.#threads,
      whole: (game) => games.whole(game),
      has: async (game, review) => (await stored.of(game)).reviews.some((entry) => entry.review === review),
      keep: (game, reviewed) => stored.keep(game, reviewed),
      codeOf: (error) => (error instanceof ProblemError ? error.problem.code : null),
      failed: (error, game) => this.logger.error({ err: error, game }, 'A review failed.'),
    };
  }

  /** Runs a review whose beginning is recorded. Never throws. */
  make(begun: ReviewBegun, signal: AbortSignal, onProgress: OnProgress, hears: Begun): Promise<MadeReview> {
    return makeReview(begun, this.#places, signal, onProgress, hears);
  }

  onApplicationShutdown(): Promise<void> {
    return this.#threads.close();
  }
}
