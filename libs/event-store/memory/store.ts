import type { Json } from '#record';
import { followOne, followPages, readPages, type AllStreams, type Page } from '../streams/all-streams.js';
import { Arrivals } from '../streams/arrivals.js';
import {
  checkAsked,
  checkExpected,
  checkRead,
  checkTwice,
  expectationHolds,
} from '../streams/expectation.js';
import { globalPosition } from '../streams/global-position.js';
import { isWanted, type WantedStreams } from '../streams/prefixes.js';
import { reading, type Pages } from '../streams/reading.js';
import {
  StoreUnavailableError,
  StreamDeletedError,
  StreamNotFoundError,
  WrongExpectedRevisionError,
} from '../streams/port.js';
import { batchAt, storedIn, Stream, type Batch } from './batches.js';
import type {
  AppendResult,
  EventStore,
  ExpectedRevision,
  FollowOptions,
  FollowStreamOptions,
  NewEvents,
  ReadAllOptions,
  Reading,
  ReadOptions,
  StoredEvent,
} from '../streams/port.js';

const pageSize = 256;

/** Keeps events as long as the program runs, and the very objects it is given: nobody may change them afterwards. */
export class MemoryEventStore implements EventStore {
  /** In the order of their places. Those of deleted streams stay, without events. */
  readonly #batches: Batch[] = [];
  /** How many events were appended so far. */
  #places = 0;
  readonly #streams = new Map<string, Stream>();
  readonly #deleted = new Set<string>();
  readonly #metadata = new Map<string, Json>();
  readonly #arrivals = new Arrivals();
  #closed = false;

  async append(stream: string, events: NewEvents, expected: ExpectedRevision): Promise<AppendResult> {
    this.#requireOpen();
    checkAsked(stream, events, expected);
    this.#requireKept(stream);
    const there = this.#streams.get(stream) ?? new Stream(stream);
    const batch = expectationHolds(expected, there.head) ? there.take(events, this.#places + 1) : null;
    if (batch === null) {
      checkTwice(stream, events);
      return duplicateOf(there, events, expected);
    }
    this.#batches.push(batch);
    this.#places += batch.count;
    this.#streams.set(stream, there);
    this.#arrivals.announce();
    return { revision: there.head, position: globalPosition(this.#places), duplicate: false };
  }

  read(stream: string, options: ReadOptions = {}): Reading {
    return reading(
      () => this.#streamPages(stream, options),
      () => this.#requireOpen(),
    );
  }

  async *#streamPages(stream: string, options: ReadOptions): Pages {
    this.#requireOpen();
    checkRead(options);
    const there = this.#streams.get(stream);
    if (!there) throw new StreamNotFoundError(stream);
    const { from, direction = 'forwards', limit = Infinity } = options;
    const step = direction === 'forwards' ? 1 : -1;
    let revision = step === 1 ? (from ?? 0) : Math.min(from ?? there.head, there.head);
    for (let left = limit; left > 0;) {
      this.#requireOpen();
      const page: StoredEvent[] = [];
      for (; page.length < Math.min(left, pageSize); revision += step) {
        const event = there.read(revision);
        if (!event) break;
        page.push(event);
      }
      if (page.length === 0) return;
      yield page;
      left -= page.length;
    }
  }

  readAll(options: ReadAllOptions = {}): Reading {
    return reading(() => readPages(this.#allStreams, options));
  }

  follow(options: FollowOptions = {}): AsyncIterable<StoredEvent> {
    return followPages(this.#allStreams, options);
  }

  followStream(stream: string, options: FollowStreamOptions = {}): AsyncIterable<StoredEvent> {
    return followOne(this.#allStreams, (from) => this.#streamPages(stream, { from }), options);
  }

  async delete(stream: string, expected: ExpectedRevision): Promise<void> {
    this.#requireOpen();
    checkExpected(stream, expected);
    if (this.#deleted.has(stream)) return;
    const there = this.#streams.get(stream);
    const head = there?.head ?? -1;
    if (!expectationHolds(expected, head))
      throw new WrongExpectedRevisionError(stream, expected, head === -1 ? null : head);
    there?.delete();
    this.#streams.delete(stream);
    this.#metadata.delete(stream);
    this.#deleted.add(stream);
  }

  async streams(prefix: string): Promise<readonly string[]> {
    this.#requireOpen();
    return [...this.#streams.keys()].filter((name) => name.startsWith(prefix));
  }

  async head(): Promise<string | null> {
    this.#requireOpen();
    const last = this.#batches.findLast(({ stream }) => !stream.isDeleted);
    return last ? globalPosition(last.place + last.count - 1) : null;
  }

  async streamMetadata(stream: string): Promise<Json> {
    this.#requireOpen();
    return this.#metadata.get(stream) ?? null;
  }

  async setStreamMetadata(stream: string, metadata: Json): Promise<void> {
    this.#requireOpen();
    this.#requireKept(stream);
    this.#metadata.set(stream, metadata);
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#arrivals.announce();
  }

  readonly #allStreams: AllStreams = {
    pageAfter: (place, wanted, most) => this.#pageAfter(place, wanted, most),
    closed: () => this.#closed,
    changes: () => this.#arrivals.count,
    changed: (seen, signal) => this.#arrivals.after(seen, signal),
  };

  #pageAfter(place: number, wanted: WantedStreams, most: number): Page {
    this.#requireOpen();
    const events: StoredEvent[] = [];
    const wholeAt = Math.min(most, pageSize);
    let through = place;
    let index = Math.max(0, batchAt(this.#batches, 'place', place + 1));
    while (through < this.#places && events.length < wholeAt) {
      const batch = this.#batches[index++];
      if (batch === undefined) break;
      const end = batch.place + batch.count - 1;
      if (batch.stream.isDeleted || !isWanted(batch.stream.name, wanted)) through = end;
      while (through < end && events.length < wholeAt) {
        through++;
        const event = storedIn(batch, through - batch.place);
        if (event) events.push(event);
      }
    }
    return { events, through, more: through < this.#places };
  }

  #requireKept(stream: string): void {
    if (this.#deleted.has(stream)) throw new StreamDeletedError(stream);
  }

  #requireOpen(): void {
    if (this.#closed) throw new StoreUnavailableError('STORE_CLOSED', 'The event store is closed.');
  }
}

/** What was appended already is not appended again. Throws `WrongExpectedRevisionError` where that is not all of it. */
function duplicateOf(stream: Stream, events: NewEvents, expected: ExpectedRevision): AppendResult {
  const revisions = Array.from(events, ({ id }) => stream.revisionOf(id));
  const last = revisions.at(-1) ?? null;
  if (last === null || revisions.includes(null)) {
    const { name, head } = stream;
    throw new WrongExpectedRevisionError(name, expected, head === -1 ? null : head);
  }
  return { revision: last, position: globalPosition(stream.placeOf(last)), duplicate: true };
}
