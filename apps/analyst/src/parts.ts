import type { EventStore, GameStreams, Outages } from '#event-store';
import type { ReviewLedger, ReviewOffice, ReviewStreams } from '#review-queue';

/** Injects what an analyst is made of. */
export const PARTS = Symbol('parts');

export interface AnalystParts {
  readonly store: EventStore;
  readonly outages: Outages;
  readonly games: GameStreams;
  readonly office: ReviewOffice;
  readonly ledger: ReviewLedger;
  readonly reviews: ReviewStreams;
}
