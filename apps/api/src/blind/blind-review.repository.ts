import { Inject, Injectable } from '@nestjs/common';
import { blindFormat, blindReviewOf, blindReviewStream, type BlindEntry, type BlindReview } from '#coaching';
import { EntryStreams } from '#event-store';
import { EVENT_STORE, type EventStore } from '../api.tokens.js';

/** Blind reviews, each in its own stream. */
@Injectable()
export class BlindReviewRepository {
  readonly #streams: EntryStreams<BlindEntry>;

  constructor(@Inject(EVENT_STORE) store: EventStore) {
    this.#streams = new EntryStreams(store, blindFormat);
  }

  /** Returns a blind review. Null if there is none. */
  async of(id: string): Promise<BlindReview | null> {
    return blindReviewOf((await this.#streams.readFrom(blindReviewStream(id), 0)).entries);
  }

  /**
   * Appends the entries that `decide` returns for the current blind review, and calls it again when another writer was
   * faster.
   */
  async decide(id: string, decide: (review: BlindReview | null) => readonly BlindEntry[]): Promise<void> {
    await this.#streams.decide(blindReviewStream(id), (entries) => decide(blindReviewOf(entries)));
  }
}
