import { lastRevision, WrongExpectedRevisionError, type EntryStreams } from '#event-store';
import { fail, ok, type Result } from '#record';
import type { Archive } from './archive.js';
import type { ArchiveProblem } from './refusal.js';

/** A stream to begin, and the list stream that refers to it. */
interface Listed<Entry> {
  readonly stream: string;
  readonly started: readonly Entry[];
  readonly list: string;
  readonly listed: Entry;
  /** Whether the list has room for another stream. */
  readonly hasRoom: () => Promise<boolean>;
  readonly tooMany: ArchiveProblem;
}

/**
 * Begins a stream and then adds it to a list of streams, so that every listed stream exists. Fails with `tooMany` if
 * the list is full. Concurrent calls cannot exceed the list's limit.
 */
export async function beginListed<Entry extends { readonly kind: string }>(
  { store }: Pick<Archive, 'store'>,
  streams: EntryStreams<Entry>,
  { stream, started, list, listed, hasRoom, tooMany }: Listed<Entry>,
): Promise<Result<null, ArchiveProblem>> {
  for (let isStored = false; ; isStored = true) {
    // The revision is read before the check, so that the append fails if another stream is listed in between.
    const last = await lastRevision(store, list);
    if (!(await hasRoom())) {
      if (isStored) await store.delete(stream, 'any');
      return fail(tooMany);
    }
    if (!isStored) await streams.append(stream, started, 'no-stream');
    try {
      await streams.append(list, [listed], last === -1 ? 'no-stream' : last);
      return ok(null);
    } catch (error) {
      // Another stream was listed first. It counts towards the maximum, so the list is checked again.
      if (!(error instanceof WrongExpectedRevisionError)) throw error;
    }
  }
}
