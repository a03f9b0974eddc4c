import type { Choice, GameId, Authorship, Seat } from '#record';

/**
 * Recorded when a person starts a blind review and becomes reader 0. In a blind review, readers make the decisions of
 * one seat in a finished game again.
 */
export interface BlindReviewStarted extends Authorship {
  readonly kind: 'BlindReviewStarted';
  readonly game: GameId;
  readonly seat: Seat;
  /** When the review was started, in ISO 8601 format. */
  readonly at: string;
}

/** Recorded when reader 0 invites another reader to the blind review. */
export interface BlindReaderInvited extends Authorship {
  readonly kind: 'BlindReaderInvited';
  /** The reader's number, counting from 1. Reader 0 started the blind review. */
  readonly reader: number;
  /** The reader's display name. Anyone with the invitation's token can answer under this name. */
  readonly name: string;
  /** The share link that lets the reader view the game. If the link is revoked, the reader sees nothing. */
  readonly link: string;
  /** When the reader was invited, in ISO 8601 format. */
  readonly at: string;
}

/** Recorded when a reader answers or skips a decision. For each decision, the first answer counts. */
export interface BlindChoiceMade {
  readonly kind: 'BlindChoiceMade';
  readonly reader: number;
  /** The revision of the event that requested the decision. */
  readonly requested: number;
  /** Null if the reader skips the decision. */
  readonly choice: Choice | null;
  /** When the reader answered, in ISO 8601 format. */
  readonly at: string;
}

export type BlindEntry = BlindReviewStarted | BlindReaderInvited | BlindChoiceMade;
