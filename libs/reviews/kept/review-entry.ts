import type { Review } from '#analysis';
import type { GameId, Said } from '#record';
import type { Lack } from '../missing.js';

/** What a review was made with: where all of it is the same, the numbers are. */
export interface ReviewOrigin {
  /** The perspective, as `formatViewer` writes it. */
  readonly as: string;
  readonly seed: string;
  /** For each moment. */
  readonly playouts: number;
  /** Whether the deck lists of both were known. */
  readonly lists: boolean;
  /** Of the last event that was reviewed. */
  readonly last: number;
  /** Of the rules. */
  readonly edition: string;
  /** The version of the program, as far as numbers follow from it. */
  readonly program: string;
  /** The digest of the value model; null: the game has none. */
  readonly model: string | null;
}

/** A review was asked for. */
export interface ReviewBegun extends Said {
  readonly kind: 'ReviewBegun';
  readonly review: string;
  readonly game: GameId;
  readonly origin: ReviewOrigin;
}

export const reviewOutcomes = ['READY', 'FAILED', 'CANCELLED'] as const;
export type ReviewOutcome = (typeof reviewOutcomes)[number];

/** A review has come to its end. */
export interface ReviewOver {
  readonly kind: 'ReviewOver';
  readonly review: string;
  readonly outcome: ReviewOutcome;
  /** Why it failed, as a code of the catalogue of errors; null: it did not. */
  readonly code: string | null;
}

/** A review that was made, in the stream of its game. */
export interface Reviewed {
  readonly kind: 'Reviewed';
  readonly review: string;
  readonly origin: ReviewOrigin;
  readonly found: Review;
  readonly lacks: readonly Lack[];
  readonly seconds: number;
}

/** The better choice of a reviewed decision was played out, in a branch. */
export interface LinePlayed {
  readonly kind: 'LinePlayed';
  readonly review: string;
  /** The revision that asked for the decision. */
  readonly asked: number;
  readonly line: GameId;
  /** The last revision of the line that bots played. */
  readonly to: number;
}

/** A review was deleted: nothing is told of what it found any more. It can be made again. */
export interface ReviewDeleted extends Said {
  readonly kind: 'ReviewDeleted';
  readonly review: string;
}

export type ReviewEntry = ReviewBegun | ReviewOver | Reviewed | LinePlayed | ReviewDeleted;
