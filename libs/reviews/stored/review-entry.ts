import type { Review } from '#analysis';
import type { GameId, Authorship } from '#record';
import type { Lack } from '../missing.js';

/** The settings of a review. Equal origins lead to equal results. */
export interface ReviewOrigin {
  /** The perspective in the format of `formatViewer`. */
  readonly as: string;
  readonly seed: string;
  /** The number of playouts per position. */
  readonly playouts: number;
  /** Whether both players' deck lists counted as known. */
  readonly lists: boolean;
  /** The revision of the last reviewed event. */
  readonly last: number;
  readonly edition: string;
  /** The version of the evaluation, which increases whenever results change. */
  readonly program: string;
  /** The digest of the value model. Null if the game has no value model. */
  readonly model: string | null;
}

export interface ReviewBegun extends Authorship {
  readonly kind: 'ReviewBegun';
  readonly review: string;
  readonly game: GameId;
  readonly origin: ReviewOrigin;
}

export const reviewOutcomes = ['READY', 'FAILED', 'CANCELLED'] as const;
export type ReviewOutcome = (typeof reviewOutcomes)[number];

export interface ReviewOver {
  readonly kind: 'ReviewOver';
  readonly review: string;
  readonly outcome: ReviewOutcome;
  /** The error code if the review failed, otherwise null. */
  readonly code: string | null;
}

/** Recorded in a game's stream when a review of the game is complete. */
export interface Reviewed {
  readonly kind: 'Reviewed';
  readonly review: string;
  readonly origin: ReviewOrigin;
  readonly found: Review;
  readonly lacks: readonly Lack[];
  readonly seconds: number;
}

/** Recorded when the better choice of a reviewed decision is played in a branch. */
export interface LinePlayed {
  readonly kind: 'LinePlayed';
  readonly review: string;
  /** The revision of the event that requested the decision. */
  readonly asked: number;
  readonly line: GameId;
  /** The revision of the last event that bots played in the branch. */
  readonly to: number;
}

/** Recorded when a review is deleted. Its results are no longer shown. The review can be requested again. */
export interface ReviewDeleted extends Authorship {
  readonly kind: 'ReviewDeleted';
  readonly review: string;
}

export type ReviewEntry = ReviewBegun | ReviewOver | Reviewed | LinePlayed | ReviewDeleted;
