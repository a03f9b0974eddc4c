import { lastRevision, WrongExpectedRevisionError, type EntryStreams } from '#event-store';
import { fail, ok, type Result } from '#record';
import type { Archive } from './archive.js';
import type { ArchiveProblem } from './refusal.js';

/** A stream to begin, and the stream that lists it. */
interface Listed<Entry> {
  readonly stream: string;
  readonly started: readonly Entry[];
  readonly list: string;
  readonly listed: Entry;
  /** Whether the list has room for another stream. */
  readonly hasRoom: () => Promise<boolean>;
  readonly tooMany: ArchiveProblem;
}

/** Stores a stream, then lists it, so that every listed stream exists. Problem `tooMany`, also of two at once. */
export async function beginListed<Entry extends { readonly kind: string }>(
  { store }: Pick<Archive, 'store'>,
  streams: EntryStreams<Entry>,
  { stream, started, list, listed, hasRoom, tooMany }: Listed<Entry>,
): Promise<Result<null, ArchiveProblem>> {
  for (let isStored = false; ; isStored = true) {
    // Read first: a stream that is listed after it lets the append fail.
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
      // Another stream came first: it counts too.
      if (!(error instanceof WrongExpectedRevisionError)) throw error;
    }
  }
}
