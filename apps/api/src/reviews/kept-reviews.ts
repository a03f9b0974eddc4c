import { Inject, Injectable } from '@nestjs/common';
import type { GameId, Said } from '#record';
import {
  ReviewStreams,
  noReviews,
  takeReview,
  type LinePlayed,
  type Reviewed,
  type ReviewEntry,
  type ReviewsOfGame,
} from '#reviews';
import { KeptUp } from '../access/kept-up.js';
import { EVENT_STORE, type EventStore } from '../api.tokens.js';

/** Games whose reviews are kept ready. */
const MOST_GAMES = 20;

/** The reviews that were made, each in the stream of its game. */
@Injectable()
export class KeptReviews {
  readonly #streams: ReviewStreams;
  readonly #stored: KeptUp<ReviewEntry, ReviewsOfGame>;

  constructor(@Inject(EVENT_STORE) store: EventStore) {
    const streams = new ReviewStreams(store);
    this.#streams = streams;
    this.#stored = new KeptUp({
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

  /** Keeps a review, once. Throws `StreamDeletedError` where the game was deleted. */
  keep(game: GameId, reviewed: Reviewed): Promise<void> {
    return this.#streams.keep(game, reviewed);
  }

  /** Says that a review is deleted, where it is kept. */
  delete(game: GameId, review: string, by: Said): Promise<void> {
    return this.#streams.delete(game, review, by);
  }

  keepLine(game: GameId, line: LinePlayed): Promise<void> {
    return this.#streams.keepLine(game, line);
  }
}
