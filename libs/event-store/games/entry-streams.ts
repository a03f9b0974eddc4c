import { newEventId } from './event-id.js';
import { StreamNotFoundError, WrongExpectedRevisionError } from '../streams/port.js';
import type { AppendResult, EventStore, ExpectedRevision, NewEvent, StoredEvent } from '../streams/port.js';

export interface ReadEntries<Entry> {
  readonly entries: readonly Entry[];
  /** The revision of the stream's last event, whether or not that event is readable. -1 if the stream is empty. */
  readonly revision: number;
}

/** Yields a stream's events from a revision. Empty if the stream does not exist. */
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

/**
 * Appends the entries that `decide` derives from the existing ones. After a concurrent append, derives them again.
 * Rethrows any other error from `read`, `decide` or `append`.
 */
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

/** Converts entries to new events with new ids. */
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

/** The format of one kind of entry, injected by the caller. */
export interface EntryFormat<Entry extends { readonly kind: string }> {
  readonly schema: number;
  /** Reads an event. Null if the event is unreadable and must be skipped. */
  readonly read: (stored: StoredEvent) => Entry | null;
}

/**
 * Reads and appends entries such as those of reviews, lessons and assignments. Unreadable events in their streams are
 * skipped.
 */
export class EntryStreams<Entry extends { readonly kind: string }> {
  constructor(
    private readonly store: EventStore,
    private readonly format: EntryFormat<Entry>,
    /** Returns the current time, which is recorded in entries. Defaults to the system clock. */
    private readonly now: () => Date = () => new Date(),
  ) {}

  /** Reads a stream's entries from a revision. Empty if the stream does not exist. */
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
   * Appends entries. By default, the stream can be at any revision. Throws `StreamDeletedError` if the stream was
   * deleted, or `WrongExpectedRevisionError` if the stream is not at the expected revision.
   */
  async append(stream: string, entries: readonly Entry[], expected: ExpectedRevision = 'any'): Promise<void> {
    await this.store.append(stream, envelopesOf(entries, this.format.schema, this.now()), expected);
  }

  /**
   * Appends the entries that `decide` derives from the stream's entries. After a concurrent append, derives them again.
   * Returns all entries, including the appended ones. Throws `StreamDeletedError` if the stream was deleted.
   */
  decide(stream: string, decide: (entries: readonly Entry[]) => readonly Entry[]): Promise<readonly Entry[]> {
    return decided(
      () => this.readFrom(stream, 0),
      decide,
      (entries, expected) =>
        this.store.append(stream, envelopesOf(entries, this.format.schema, this.now()), expected),
    );
  }
}
