import { EntryStreams, type EventStore, type ReadEntries } from '#event-store';
import { reviewStream, type GameId } from '#record';
import { reviewFormat, type LinePlayed, type Reviewed, type ReviewEntry } from '#reviews';

/** The reviews that were made and their lines, each in the stream of its game. */
export class ReviewStreams {
  readonly #streams: EntryStreams<ReviewEntry>;

  constructor(store: EventStore) {
    this.#streams = new EntryStreams(store, reviewFormat);
  }

  readFrom(game: GameId, revision: number): Promise<ReadEntries<ReviewEntry>> {
    return this.#streams.readFrom(reviewStream(game), revision);
  }

  async has(game: GameId, review: string): Promise<boolean> {
    return (await this.readFrom(game, 0)).entries.some((one) => isOf(one, review));
  }

  /** Keeps a review, once. Throws `StreamDeletedError` where the game was deleted. */
  async keep(game: GameId, reviewed: Reviewed): Promise<void> {
    await this.#streams.decide(reviewStream(game), (before) =>
      before.some((one) => isOf(one, reviewed.review)) ? [] : [reviewed],
    );
  }

  async keepLine(game: GameId, line: LinePlayed): Promise<void> {
    await this.#streams.append(reviewStream(game), [line]);
  }
}

const isOf = (entry: ReviewEntry, review: string): boolean =>
  entry.kind === 'Reviewed' && entry.review === review;
