import type { Choice, GameId, Authorship, Seat } from '#record';

/**
 * Recorded when a person begins a blind review: deciding a finished game again, from one seat. The person is reader 0.
 */
export interface BlindReviewStarted extends Authorship {
  readonly kind: 'BlindReviewStarted';
  readonly game: GameId;
  readonly seat: Seat;
  /** The time, as ISO 8601. */
  readonly at: string;
}

/** Recorded when that person invites another reader to decide the same game. */
export interface BlindReaderInvited extends Authorship {
  readonly kind: 'BlindReaderInvited';
  /** The number of the reader, from 1. */
  readonly reader: number;
  /** The display name of the reader. Anyone with the token can answer. */
  readonly name: string;
  /** The share link that opens the game for the reader. If it is revoked, the reader sees nothing. */
  readonly link: string;
  /** The time, as ISO 8601. */
  readonly at: string;
}

/** Recorded when a reader answers or skips a decision. The first answer counts. */
export interface BlindChoiceMade {
  readonly kind: 'BlindChoiceMade';
  readonly reader: number;
  /** The revision of the event that requested the decision. */
  readonly requested: number;
  /** The choice. Null if the reader skips the decision. */
  readonly choice: Choice | null;
  /** The time, as ISO 8601. */
  readonly at: string;
}

export type BlindEntry = BlindReviewStarted | BlindReaderInvited | BlindChoiceMade;
