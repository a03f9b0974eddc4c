import type { EventStore, GameStreams, Outages } from '#event-store';
import type { ReviewLedger, PostgresReviewQueue, ReviewStreams } from '#reviews';

/** The injection token for the parts of an analyst. */
export const PARTS = Symbol('parts');

export interface AnalystParts {
  readonly store: EventStore;
  readonly outages: Outages;
  readonly games: GameStreams;
  readonly queue: PostgresReviewQueue;
  readonly ledger: ReviewLedger;
  readonly reviews: ReviewStreams;
}
