import { Inject, Injectable } from '@nestjs/common';
import { deleteReview } from '#archive';
import type { GameId, Authorship } from '#record';
import {
  ReviewStreams,
  noReviews,
  takeReview,
  type LinePlayed,
  type Reviewed,
  type ReviewEntry,
  type ReviewsOfGame,
} from '#reviews';
import { CatchUpProjection } from '../access/catch-up-projection.js';
import { EVENT_STORE, type EventStore } from '../api.tokens.js';

/** Maximum number of games with cached reviews. */
const MOST_GAMES = 20;

/** The reviews that were made, each in the stream of its game. */
@Injectable()
export class ReviewRepository {
  readonly #streams: ReviewStreams;
  readonly #stored: CatchUpProjection<ReviewEntry, ReviewsOfGame>;

  constructor(@Inject(EVENT_STORE) private readonly store: EventStore) {
    const streams = new ReviewStreams(store);
    this.#streams = streams;
    this.#stored = new CatchUpProjection({
      all: (game) => streams.readFrom(game, 0),
      from: (game, revision) => streams.readFrom(game, revision),
      take: takeReview,
      none: noReviews,
      most: MOST_GAMES,
    });
  }

  of(game: GameId): Promise<ReviewsOfGame> {
    return this.#stored.of(game);
  }

  /** Stores a review, once. Returns false if it was stored before. Throws `StreamDeletedError` if the game was deleted. */
  keep(game: GameId, reviewed: Reviewed): Promise<boolean> {
    return this.#streams.keep(game, reviewed);
  }

  /** Records that a review is deleted, if it is stored. */
  delete(game: GameId, review: string, author: Authorship): Promise<void> {
    return deleteReview({ store: this.store }, author, game, review);
  }

  keepLine(game: GameId, line: LinePlayed): Promise<void> {
    return this.#streams.keepLine(game, line);
  }
}
