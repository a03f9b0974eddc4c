import { newEventId } from './event-id.js';
import { StreamNotFoundError, WrongExpectedRevisionError } from '../streams/port.js';
import type { AppendResult, EventStore, ExpectedRevision, NewEvent, StoredEvent } from '../streams/port.js';

export interface ReadEntries<Entry> {
  readonly entries: readonly Entry[];
  /** The revision of the last event of the stream, readable or not. -1 if the stream is empty. */
  readonly revision: number;
}

/** Yields the events of a stream from a revision. Empty if the stream does not exist. */
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
 * Appends the entries that `decide` derives from the existing ones, and derives them again after a concurrent append.
 * Throws the errors of `read` and `append`.
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

/** Converts entries to events with new ids, as a store accepts them. */
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

/** The format of a kind of entries, injected by the caller. */
export interface EntryFormat<Entry extends { readonly kind: string }> {
  readonly schema: number;
  /** Reads an event. Null if it is unreadable and must be skipped. */
  readonly read: (stored: StoredEvent) => Entry | null;
}

/** Reads and appends entries whose unreadable events are skipped, such as those of reviews, lessons and assignments. */
export class EntryStreams<Entry extends { readonly kind: string }> {
  constructor(
    private readonly store: EventStore,
    private readonly format: EntryFormat<Entry>,
    /** Returns the current time, which entries record. The default is the clock of the machine. */
    private readonly now: () => Date = () => new Date(),
  ) {}

  /** Reads the entries of a stream from a revision. Empty if the stream does not exist. */
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
   * Appends entries that do not depend on others, or appends only if the stream has the expected revision. Throws
   * `StreamDeletedError`, `WrongExpectedRevisionError`.
   */
  async append(stream: string, entries: readonly Entry[], expected: ExpectedRevision = 'any'): Promise<void> {
    await this.store.append(stream, envelopesOf(entries, this.format.schema, this.now()), expected);
  }

  /**
   * Appends the entries that `decide` derives from those of a stream, and derives them again after a concurrent append.
   * Returns all entries. Throws `StreamDeletedError`.
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
