import { newEventId } from './event-id.js';
import { StreamNotFoundError, WrongExpectedRevisionError } from '../streams/port.js';
import type { AppendResult, EventStore, ExpectedRevision, NewEvent, StoredEvent } from '../streams/port.js';

/** Entries of a stream that were read, and how far the stream went. */
export interface ReadEntries<Entry> {
  readonly entries: readonly Entry[];
  /** Of the last event of the stream, whatever was made of it; -1: there is none. */
  readonly revision: number;
}

/** The events of a stream from a revision on; none of one that is not there. */
export async function* storedIn(
  store: Pick<EventStore, 'read'>,
  stream: string,
  from = 0,
): AsyncGenerator<StoredEvent, void, undefined> {
  try {
    yield* store.read(stream, { from });
  } catch (error) {
    if (!(error instanceof StreamNotFoundError)) throw error;
  }
}

/** What follows from what stands is decided again whenever somebody was faster. Throws what `read` and `append` throw. */
export async function decided<Recorded, Entry>(
  read: () => Promise<ReadEntries<Recorded>>,
  decide: (entries: readonly Recorded[]) => readonly Entry[],
  append: (entries: readonly Entry[], expected: number | 'no-stream') => Promise<AppendResult>,
): Promise<readonly Recorded[]> {
  for (;;) {
    const { entries, revision } = await read();
    const more = decide(entries);
    if (more.length === 0) return entries;
    try {
      await append(more, revision === -1 ? 'no-stream' : revision);
      return (await read()).entries;
    } catch (error) {
      if (!(error instanceof WrongExpectedRevisionError)) throw error;
    }
  }
}

/** Entries under new ids, as a store takes them. */
export const envelopesOf = (
  entries: readonly { readonly kind: string }[],
  schema: number,
  now: Date,
): readonly NewEvent[] =>
  entries.map((entry) => ({
    id: newEventId(),
    type: entry.kind,
    data: entry,
    metadata: { schema, recordedAt: now.toISOString() },
  }));

/** What this library takes from the room whose entries are kept, while it runs: it is handed in. */
export interface EntryFormat<Entry extends { readonly kind: string }> {
  readonly schema: number;
  /** Null: the event cannot be read, and is passed over. */
  readonly read: (stored: StoredEvent) => Entry | null;
}

/** Streams of entries that can be passed over where they cannot be read: reviews, lessons, assignments. */
export class EntryStreams<Entry extends { readonly kind: string }> {
  constructor(
    private readonly store: EventStore,
    private readonly format: EntryFormat<Entry>,
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

  /**
   * Appends what is true whatever others write, or only to a stream that ends where it is expected to. Throws `StreamDeletedError`,
   * `WrongExpectedRevisionError`.
   */
  async append(stream: string, entries: readonly Entry[], expected: ExpectedRevision = 'any'): Promise<void> {
    await this.store.append(stream, envelopesOf(entries, this.format.schema, this.now()), expected);
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
