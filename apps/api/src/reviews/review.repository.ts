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

/** The maximum number of games with cached reviews. */
const MOST_GAMES = 20;

/** Stores completed reviews, in one stream per game. */
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

  /** Stores a review. Returns false if it is already stored. Throws `StreamDeletedError` if the game was deleted. */
  keep(game: GameId, reviewed: Reviewed): Promise<boolean> {
    return this.#streams.keep(game, reviewed);
  }

  /** Records the deletion of a review, if it is stored. */
  delete(game: GameId, review: string, author: Authorship): Promise<void> {
    return deleteReview({ store: this.store }, author, game, review);
  }

  keepLine(game: GameId, line: LinePlayed): Promise<void> {
    return this.#streams.keepLine(game, line);
  }
}
