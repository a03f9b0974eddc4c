import { decided, envelopesOf, storedIn, type ReadEntries } from './entry-streams.js';
import type { EventStore, StoredEvent } from '../streams/port.js';

/** What this library takes from the room of reviews while it runs: it is handed in. */
export interface ReviewFormat<Entry extends { readonly kind: string }> {
  readonly schema: number;
  /** Null: the event cannot be read, and is passed over. A review can be made again. */
  readonly read: (stored: StoredEvent) => Entry | null;
}

/** The streams of reviews: those of each game, and the one that says which were begun. */
export class ReviewStreams<Entry extends { readonly kind: string }> {
  constructor(
    private readonly store: EventStore,
    private readonly format: ReviewFormat<Entry>,
    /** The time that is recorded; the default is the clock of the machine. */
    private readonly now: () => Date = () => new Date(),
  ) {}

  /** The entries of a stream from a revision on; none of one that does not exist. */
  async readFrom(stream: string, from: number): Promise<ReadEntries<Entry>> {
    const entries: Entry[] = [];
    let revision = from - 1;
    for await (const stored of storedIn(this.store, stream, from)) {
      revision = stored.revision;
      const entry = this.format.read(stored);
      if (entry !== null) entries.push(entry);
    }
    return { entries, revision };
  }

  /** Appends what is true whatever others write. Throws `StreamDeletedError`. */
  async append(stream: string, entries: readonly Entry[]): Promise<void> {
    await this.store.append(stream, envelopesOf(entries, this.format.schema, this.now()), 'any');
  }

  /** Appends what follows from what a stream has, which is decided again when another writer was faster. Throws `StreamDeletedError`. */
  async decide(stream: string, decide: (entries: readonly Entry[]) => readonly Entry[]): Promise<void> {
    await decided(
      () => this.readFrom(stream, 0),
      decide,
      (entries, expected) =>
        this.store.append(stream, envelopesOf(entries, this.format.schema, this.now()), expected),
    );
  }
}
