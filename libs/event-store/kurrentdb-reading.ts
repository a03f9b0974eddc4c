import {
  BACKWARDS,
  END,
  FORWARDS,
  START,
  StreamDeletedError,
  StreamNotFoundError as NotFound,
  streamNameFilter,
  type AllStreamRecordedEvent,
  type Filter,
} from '@kurrent/kurrentdb-client';
import type { KurrentConnection } from './kurrentdb-connection.js';
import { isOwnEvent, storedEvent } from './kurrentdb-events.js';
import { positionOf, positionText } from './kurrentdb-position.js';
import type { Pages } from './reading.js';
import { StreamNotFoundError, type GlobalPosition, type ReadOptions, type StoredEvent } from './port.js';

/** Events that are read in one go. */
const pageSize = 256;

/** Streams whose names start with "$" are the server's own. */
const ownStreams = '^[^$]';

type CheckpointOptions = Pick<Filter, 'checkpointReached'> & { readonly checkpointInterval?: number };

/** The streams that a reader of all streams wants to see. */
export const streamFilter = (prefixes: readonly string[], checkpoints: CheckpointOptions = {}): Filter =>
  prefixes.length === 0
    ? streamNameFilter({ ...checkpoints, regex: ownStreams })
    : streamNameFilter({ ...checkpoints, prefixes: [...prefixes] });

/** Reads a stream page by page. Throws `StreamNotFoundError`. */
export async function* streamPages(
  connection: KurrentConnection,
  stream: string,
  { from, direction = 'forwards', limit = Infinity }: ReadOptions,
): Pages {
  const forwards = direction === 'forwards';
  const ends = { direction: forwards ? FORWARDS : BACKWARDS, fromRevision: forwards ? START : END } as const;
  let next = from;
  let left = limit;
  do {
    // None asked for is still a question whether the stream exists.
    const maxCount = Math.max(1, Math.min(left, pageSize));
    const at = next === undefined ? {} : { fromRevision: BigInt(next) };
    const page = await connection.read(async (client) => {
      const events: StoredEvent[] = [];
      try {
        for await (const { event } of client.readStream(stream, {
          ...connection.reading,
          ...ends,
          ...at,
          maxCount,
        }))
          if (event) events.push(storedEvent(event));
      } catch (error) {
        if (error instanceof NotFound || error instanceof StreamDeletedError)
          throw new StreamNotFoundError(stream, { cause: error });
        throw error;
      }
      return events;
    });
    if (left > 0) yield page;
    left -= page.length;
    const last = page.at(-1)?.revision;
    if (page.length < maxCount || last === undefined || (last === 0 && !forwards)) return;
    next = last + (forwards ? 1 : -1);
  } while (left > 0);
}

/** Reads all streams, but those of the server, page by page from behind a position to the end. */
export async function* allPages(
  connection: KurrentConnection,
  after: GlobalPosition | undefined,
  prefixes: readonly string[],
  limit: number,
): Pages {
  const filter = streamFilter(prefixes);
  let last = after;
  for (let left = limit; left > 0;) {
    // The server starts with the event at the position.
    const maxCount = Math.min(left, pageSize) + (last === undefined ? 0 : 1);
    const fromPosition = last === undefined ? START : positionOf(last);
    const found = await connection.read(async (client) => {
      const events: AllStreamRecordedEvent[] = [];
      for await (const { event } of client.readAll({ ...connection.reading, fromPosition, filter, maxCount }))
        if (event) events.push(event);
      return events;
    });
    const page = found
      .filter((event) => !isOwnEvent(event) && (last === undefined || positionText(event.position) > last))
      .slice(0, left)
      .map(storedEvent);
    yield page;
    left -= page.length;
    const reached = found.at(-1);
    if (found.length < maxCount || reached === undefined) return;
    last = positionText(reached.position);
  }
}

/** Where the last event stands that is not the server's; null when there is none. */
export async function lastPosition(connection: KurrentConnection): Promise<GlobalPosition | null> {
  const filter = streamFilter([]);
  // Mostly the first is one; after many deletions in a row it is further back.
  for (let maxCount = 1; ; maxCount *= 16) {
    const end = { direction: BACKWARDS, fromPosition: END, maxCount } as const;
    const found = await connection.read(async (client) => {
      let count = 0;
      for await (const { event } of client.readAll({ ...connection.reading, ...end, filter })) {
        count++;
        if (event && !isOwnEvent(event)) return positionText(event.position);
      }
      return count < maxCount ? null : 'further back';
    });
    if (found !== 'further back') return found;
  }
}
