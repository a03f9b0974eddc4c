import { Inject, Injectable } from '@nestjs/common';
import type { GameId } from '#record';
import { ReviewStreams } from '#review-queue';
import type { LinePlayed, Reviewed, ReviewEntry } from '#reviews';
import { KeptUp } from '../access/kept-up.js';
import { EVENT_STORE, type EventStore } from '../parts.js';

/** Games whose reviews are kept ready. */
const MOST_GAMES = 20;

/** The reviews of one game, oldest first, and the lines that were played out from them. */
export interface ReviewsOfGame {
  readonly reviews: readonly Reviewed[];
  readonly lines: readonly LinePlayed[];
}

/** The reviews that were made, each in the stream of its game. */
@Injectable()
export class KeptReviews {
  readonly #streams: ReviewStreams;
  readonly #kept: KeptUp<ReviewEntry, ReviewsOfGame>;

  constructor(@Inject(EVENT_STORE) store: EventStore) {
    const streams = new ReviewStreams(store);
    this.#streams = streams;
    this.#kept = new KeptUp({
      all: (game) => streams.readFrom(game, 0),
      from: (game, revision) => streams.readFrom(game, revision),
      take: taken,
      none: { reviews: [], lines: [] },
      most: MOST_GAMES,
    });
  }

  of(game: GameId): Promise<ReviewsOfGame> {
    return this.#kept.of(game);
  }

  /** Keeps a review, once. Throws `StreamDeletedError` where the game was deleted. */
  keep(game: GameId, reviewed: Reviewed): Promise<void> {
    return this.#streams.keep(game, reviewed);
  }

  keepLine(game: GameId, line: LinePlayed): Promise<void> {
    return this.#streams.keepLine(game, line);
  }
}

function taken({ reviews, lines }: ReviewsOfGame, entry: ReviewEntry): ReviewsOfGame {
  if (entry.kind === 'Reviewed') return { reviews: [...reviews, entry], lines };
  return entry.kind === 'LinePlayed' ? { reviews, lines: [...lines, entry] } : { reviews, lines };
}
