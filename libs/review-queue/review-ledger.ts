import { LRUCache } from 'lru-cache';
import { AskedTogether, EntryStreams, WrongExpectedRevisionError, type EventStore } from '#event-store';
import { REVIEWS_STREAM, type Author, type GameId } from '#record';
import {
  reviewFormat,
  type ReviewBegun,
  type ReviewEntry,
  type ReviewOutcome,
  type ReviewOver,
} from '#reviews';

/** Reviews that have ended, of which that is remembered. */
const MOST_ENDED = 1000;

/** A review that is not made any more. */
export interface EndedReview {
  readonly begun: ReviewBegun;
  readonly over: ReviewOver;
}

/** Which reviews were begun and how they ended, on all servers and analysts of the store. */
export class ReviewLedger {
  readonly #streams: EntryStreams<ReviewEntry>;
  readonly #running = new Map<string, ReviewBegun>();
  readonly #reviewed = new Set<GameId>();
  /** Of every review, however long ago it ended. */
  readonly #authors = new Map<string, Author>();
  readonly #ended = new LRUCache<string, EndedReview>({ max: MOST_ENDED });
  readonly #reading = new AskedTogether(() => this.#readOn());
  #next = 0;

  constructor(store: EventStore) {
    this.#streams = new EntryStreams(store, reviewFormat);
  }

  /** Those that were begun and have not ended, oldest first. */
  async running(): Promise<readonly ReviewBegun[]> {
    await this.#reading.answer();
    return [...this.#running.values()];
  }

  /** Those of a game that came to nothing, oldest first. */
  async ended(game: GameId): Promise<readonly EndedReview[]> {
    await this.#reading.answer();
    return [...this.#ended.rvalues()].flatMap((one) =>
      one?.begun.game === game && one.over.outcome !== 'READY' ? [one] : [],
    );
  }

  /** The game of a review that is being made, or was lately; null: none is known. */
  async gameOf(review: string): Promise<GameId | null> {
    await this.#reading.answer();
    return (this.#running.get(review) ?? this.#ended.get(review)?.begun)?.game ?? null;
  }

  /** Who began a review, the last time that it was begun; null: nobody who signed in. */
  async authorOf(review: string): Promise<Author | null> {
    await this.#reading.answer();
    return this.#authors.get(review) ?? null;
  }

  /** The games that have a review, the one that was reviewed last first. */
  async reviewed(): Promise<readonly GameId[]> {
    await this.#reading.answer();
    return [...this.#reviewed].reverse();
  }

  async begun(entry: ReviewBegun): Promise<void> {
    await this.#streams.append(REVIEWS_STREAM, [entry]);
  }

  /** Says how a review ended, once: nothing is written of one that has ended. */
  async over(review: string, outcome: ReviewOutcome, code: string | null = null): Promise<void> {
    const entry = { kind: 'ReviewOver', review, outcome, code } as const;
    for (;;) {
      await this.#reading.answer();
      if (!this.#running.has(review)) return;
      try {
        // Somebody else may say so at the same moment.
        return await this.#streams.append(REVIEWS_STREAM, [entry], this.#next - 1);
      } catch (error) {
        if (!(error instanceof WrongExpectedRevisionError)) throw error;
      }
    }
  }

  async #readOn(): Promise<void> {
    const { entries, revision } = await this.#streams.readFrom(REVIEWS_STREAM, this.#next);
    this.#next = revision + 1;
    for (const entry of entries) this.#take(entry);
  }

  #take(entry: ReviewEntry): void {
    if (entry.kind === 'ReviewBegun') {
      this.#running.set(entry.review, entry);
      this.#authors.delete(entry.review);
      if (entry.author !== undefined) this.#authors.set(entry.review, entry.author);
      this.#ended.delete(entry.review);
    }
    if (entry.kind !== 'ReviewOver') return;
    const begun = this.#running.get(entry.review);
    this.#running.delete(entry.review);
    if (begun === undefined) return;
    this.#ended.set(entry.review, { begun, over: entry });
    if (entry.outcome !== 'READY') return;
    // In the order of their last reviews.
    this.#reviewed.delete(begun.game);
    this.#reviewed.add(begun.game);
  }
}
