import type { Choice, GameId, Authorship, Seat } from '#record';

/** Recorded when a person begins to decide a finished game again, from one seat. They are reader 0. */
export interface BlindReviewStarted extends Authorship {
  readonly kind: 'BlindReviewStarted';
  readonly game: GameId;
  readonly seat: Seat;
  /** When, ISO 8601. */
  readonly at: string;
}

/** Recorded when that person invites a friend to decide the same game. */
export interface BlindReaderInvited extends Authorship {
  readonly kind: 'BlindReaderInvited';
  /** From 1. */
  readonly reader: number;
  /** The displayed name of the friend. Anyone with the token can answer. */
  readonly name: string;
  /** The share link that opens the game for the friend. If it is revoked, the friend sees nothing. */
  readonly link: string;
  /** When, ISO 8601. */
  readonly at: string;
}

/** Recorded when a reader decides, or skips a decision. The first answer counts. */
export interface BlindChoiceMade {
  readonly kind: 'BlindChoiceMade';
  readonly reader: number;
  /** The revision of the event that requested the decision. */
  readonly requested: number;
  /** Null if the reader skips the decision. */
  readonly choice: Choice | null;
  /** When, ISO 8601. */
  readonly at: string;
}

export type BlindEntry = BlindReviewStarted | BlindReaderInvited | BlindChoiceMade;
