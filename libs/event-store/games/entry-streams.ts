import { newEventId } from './event-id.js';
import { StreamNotFoundError, WrongExpectedRevisionError } from '../streams/port.js';
import type { AppendResult, EventStore, NewEvent, StoredEvent } from '../streams/port.js';

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
