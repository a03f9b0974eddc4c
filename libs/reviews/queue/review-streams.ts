import { EntryStreams, type EventStore, type ReadEntries } from '#event-store';
import { reviewStream, type GameId, type Authorship } from '#record';
import { reviewFormat } from '../stored/stored-review.js';
import { reviewsIn } from '../stored/stored-reviews.js';
import type { LinePlayed, Reviewed, ReviewEntry } from '../stored/review-entry.js';

/** Stores reviews, and the lines of play that start from them, in a stream for each game. */
export class ReviewStreams {
  readonly #streams: EntryStreams<ReviewEntry>;

  constructor(store: EventStore) {
    this.#streams = new EntryStreams(store, reviewFormat);
  }

  readFrom(game: GameId, revision: number): Promise<ReadEntries<ReviewEntry>> {
    return this.#streams.readFrom(reviewStream(game), revision);
  }

  async has(game: GameId, review: string): Promise<boolean> {
    return isKept((await this.readFrom(game, 0)).entries, review);
  }

  /**
   * Stores a review if it is not stored yet. Returns whether it was stored now. Throws a `StreamDeletedError` if the
   * game was deleted.
   */
  async keep(game: GameId, reviewed: Reviewed): Promise<boolean> {
    let isNew = false as boolean;
    await this.#streams.decide(reviewStream(game), (before) => {
      isNew = !isKept(before, reviewed.review);
      return isNew ? [reviewed] : [];
    });
    return isNew;
  }

  /** Records that a stored review was deleted. Throws a `StreamDeletedError` if the game was deleted. */
  async delete(game: GameId, review: string, by: Authorship): Promise<void> {
    await this.#streams.decide(reviewStream(game), (before) =>
      isKept(before, review) ? [{ kind: 'ReviewDeleted', review, ...by }] : [],
    );
  }

  async keepLine(game: GameId, line: LinePlayed): Promise<void> {
    await this.#streams.append(reviewStream(game), [line]);
  }
}

const isKept = (entries: readonly ReviewEntry[], review: string): boolean =>
  reviewsIn(entries).some((stored) => stored.review === review);
