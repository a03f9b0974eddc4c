import { answersTo, inquire } from './asking.js';
import { eventIn, positionIn, type Answer } from './answers.js';
import type { KurrentConnection } from './connection.js';
import { isOwnEvent, storedEvent } from './events.js';
import { eventsOf, lastOfAll } from './questions.js';
import { StreamDeletedError, StreamNotFoundError } from '../streams/port.js';
import type { GlobalPosition, ReadOptions, StoredEvent } from '../streams/port.js';
import type { Pages } from '../streams/reading.js';

/** The number of events per page. Large pages save time, because each wait takes longer than reading an event. */
const pageSize = 256;

/** Reads a stream page by page in a single call. Throws `StreamNotFoundError` if the stream does not exist. */
export async function* streamPages(
  connection: KurrentConnection,
  stream: string,
  { from, direction = 'forwards', limit = Infinity }: ReadOptions,
): Pages {
  // Even with a limit of 0, one event is requested to find out whether the stream exists.
  let left = Math.max(1, limit);
  let next = from;
  const take = (answer: Answer): StoredEvent | null => {
    if (answer.streamNotFound !== null) throw new StreamNotFoundError(stream);
    const event = eventIn(answer);
    if (event === null) return null;
    const stored = storedEvent(event);
    left--;
    next = stored.revision + (direction === 'forwards' ? 1 : -1);
    return stored;
  };
  const question = () => eventsOf(stream, next, direction, left);
  const isDone = () => left <= 0 || (next !== undefined && next < 0);
  try {
    const events = inquire(connection, 'reader', { question, take, isDone });
    for await (const page of gathered(events, pageSize)) if (limit > 0) yield page;
  } catch (error) {
    if (error instanceof StreamDeletedError) throw new StreamNotFoundError(stream, { cause: error });
    throw error;
  }
}

/** Regroups pages into pages of `size` entries. */
async function* gathered<T>(
  some: AsyncIterable<readonly T[]>,
  size: number,
): AsyncGenerator<readonly T[], void, undefined> {
  let page: T[] = [];
  for await (const entry of some) {
    page = page.concat(entry);
    if (page.length < size) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}

/** Returns the position of the last event outside system streams. Null if there is none. */
export async function lastPosition(connection: KurrentConnection): Promise<GlobalPosition | null> {
  // First requests only one event, because the last event is usually outside system streams. If it is not, for example
  // after many deletions, requests more events.
  for (let most = 1; ; most *= 16) {
    const found = await answersTo(connection, lastOfAll(most), eventIn);
    const last = found.find((event) => !isOwnEvent(event));
    if (last !== undefined) return positionIn(last);
    if (found.length < most) return null;
  }
}
