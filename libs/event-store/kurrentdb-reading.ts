import {
  BACKWARDS,
  END,
  FORWARDS,
  START,
  StreamDeletedError,
  StreamNotFoundError as NotFound,
  streamNameFilter,
  type Filter,
} from '@kurrent/kurrentdb-client';
import type { KurrentConnection } from './kurrentdb-connection.js';
import { storedEvent } from './kurrentdb-events.js';
import { positionOf, positionText } from './kurrentdb-position.js';
import { StreamNotFoundError, type GlobalPosition, type ReadOptions, type StoredEvent } from './port.js';

/** Events that are read in one go. */
const pageSize = 256;

/** Streams whose names start with "$" are the server's own. */
const ownStreams = '^[^$]';

type CheckpointOptions = Pick<Filter, 'checkpointReached'> & { readonly checkpointInterval?: number };

/** The streams that a reader of all streams wants to see. */
export const streamFilter = (prefix: string, checkpoints: CheckpointOptions = {}): Filter =>
  prefix === ''
    ? streamNameFilter({ ...checkpoints, regex: ownStreams })
    : streamNameFilter({ ...checkpoints, prefixes: [prefix] });

/** Reads a stream page by page. Throws `StreamNotFoundError`. */
export async function* streamPages(
  connection: KurrentConnection,
  stream: string,
  { from, direction = 'forwards', limit = Infinity }: ReadOptions,
): AsyncGenerator<readonly StoredEvent[], void, undefined> {
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
          throw new StreamNotFoundError(stream);
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
  prefix: string,
  limit: number,
): AsyncGenerator<readonly StoredEvent[], void, undefined> {
  const filter = streamFilter(prefix);
  let last = after;
  for (let left = limit; left > 0;) {
    // The server starts with the event at the position.
    const maxCount = Math.min(left, pageSize) + (last === undefined ? 0 : 1);
    const fromPosition = last === undefined ? START : positionOf(last);
    const found = await connection.read(async (client) => {
      const events: StoredEvent[] = [];
      for await (const { event } of client.readAll({ ...connection.reading, fromPosition, filter, maxCount }))
        if (event) events.push(storedEvent(event));
      return events;
    });
    const page = found.filter(({ position }) => last === undefined || position > last).slice(0, left);
    yield page;
    left -= page.length;
    last = page.at(-1)?.position ?? last;
    if (found.length < maxCount) return;
  }
}

/** Where the last event stands that is not the server's; null when there is none. */
export async function lastPosition(connection: KurrentConnection): Promise<GlobalPosition | null> {
  const filter = streamFilter('');
  return connection.read(async (client) => {
    const end = { direction: BACKWARDS, fromPosition: END, maxCount: 1 } as const;
    for await (const { event } of client.readAll({ ...connection.reading, ...end, filter }))
      if (event) return positionText(event.position);
    return null;
  });
}
