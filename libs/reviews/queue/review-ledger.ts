import { LRUCache } from 'lru-cache';
import { SharedRequest, EntryStreams, WrongExpectedRevisionError, type EventStore } from '#event-store';
import { REVIEWS_STREAM, type Author, type GameId } from '#record';
import { reviewFormat } from '../stored/stored-review.js';
import type { ReviewBegun, ReviewEntry, ReviewOutcome, ReviewOver } from '../stored/review-entry.js';

/** The maximum number of ended reviews that are remembered. */
const MOST_ENDED = 1000;

export interface EndedReview {
  readonly begun: ReviewBegun;
  readonly over: ReviewOver;
}

/** Records when reviews start and end. All servers and analysts of a store share the ledger. */
export class ReviewLedger {
  readonly #streams: EntryStreams<ReviewEntry>;
  readonly #running = new Map<string, ReviewBegun>();
  readonly #reviewed = new Set<GameId>();
  /** The authors of all reviews, including reviews that ended long ago. */
  readonly #authors = new Map<string, Author>();
  readonly #ended = new LRUCache<string, EndedReview>({ max: MOST_ENDED });
  readonly #reading = new SharedRequest(() => this.#readOn());
  #next = 0;

  constructor(store: EventStore) {
    this.#streams = new EntryStreams(store, reviewFormat);
  }

  /** Returns the running reviews, the oldest first. */
  async running(): Promise<readonly ReviewBegun[]> {
    await this.#reading.answer();
    return [...this.#running.values()];
  }

  /** Returns a game's failed and cancelled reviews, the oldest first. */
  async ended(game: GameId): Promise<readonly EndedReview[]> {
    await this.#reading.answer();
    return [...this.#ended.rvalues()].flatMap((review) =>
      review?.begun.game === game && review.over.outcome !== 'READY' ? [review] : [],
    );
  }

  /** Returns the game of a running or recently ended review. Null if the review is unknown. */
  async gameOf(review: string): Promise<GameId | null> {
    await this.#reading.answer();
    return (this.#running.get(review) ?? this.#ended.get(review)?.begun)?.game ?? null;
  }

  /** Returns the user who last started a review. Null if the user was not signed in. */
  async authorOf(review: string): Promise<Author | null> {
    await this.#reading.answer();
    return this.#authors.get(review) ?? null;
  }

  /** Returns the games with reviews, the most recently reviewed first. */
  async reviewed(): Promise<readonly GameId[]> {
    await this.#reading.answer();
    return [...this.#reviewed].reverse();
  }

  async begun(entry: ReviewBegun): Promise<void> {
    await this.#streams.append(REVIEWS_STREAM, [entry]);
  }

  /** Records the start and end of a review that was computed elsewhere, in a single append. */
  async made(entry: ReviewBegun): Promise<void> {
    const { review } = entry;
    await this.#streams.append(REVIEWS_STREAM, [
      entry,
      { kind: 'ReviewOver', review, outcome: 'READY', code: null },
    ]);
  }

  /** Records the end of a review. Does nothing if it has already ended. */
  async over(review: string, outcome: ReviewOutcome, code: string | null = null): Promise<void> {
    const entry = { kind: 'ReviewOver', review, outcome, code } as const;
    for (;;) {
      await this.#reading.answer();
      if (!this.#running.has(review)) return;
      try {
        // The append fails if another program appends an entry at the same time. If so, tries again.
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
    // Removing and adding the game moves it to the end, because games are ordered by their last review.
    this.#reviewed.delete(begun.game);
    this.#reviewed.add(begun.game);
  }
}
