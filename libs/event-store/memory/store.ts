import type { Json } from '#record';
import { followOne, followPages, readPages, type AllStreams, type Page } from '../streams/all-streams.js';
import { Arrivals } from '../streams/arrivals.js';
import { checkAppend, checkExpected, checkRead, expectationHolds } from '../streams/expectation.js';
import { globalPosition } from '../streams/global-position.js';
import { isWanted, type WantedStreams } from '../streams/prefixes.js';
import { reading, type Pages } from '../streams/reading.js';
import {
  StoreUnavailableError,
  StreamDeletedError,
  StreamNotFoundError,
  WrongExpectedRevisionError,
} from '../streams/port.js';
import type {
  AppendResult,
  EventStore,
  ExpectedRevision,
  FollowOptions,
  FollowStreamOptions,
  NewEvent,
  ReadAllOptions,
  Reading,
  ReadOptions,
  StoredEvent,
} from '../streams/port.js';

const pageSize = 256;

class Stream {
  readonly events: StoredEvent[] = [];
  readonly revisions = new Map<string, number>();

  constructor(readonly name: string) {}

  /** The last revision. -1 if there are no events. */
  get head(): number {
    return this.events.length - 1;
  }
}

/** Stores events in memory. It does not copy the given objects, so callers must not change them. */
export class MemoryEventStore implements EventStore {
  /** All events by position, starting at 1. Null for events of deleted streams. */
  readonly #all: (StoredEvent | null)[] = [];
  readonly #streams = new Map<string, Stream>();
  readonly #deleted = new Set<string>();
  readonly #metadata = new Map<string, Json>();
  readonly #arrivals = new Arrivals();
  #closed = false;

  async append(name: string, events: readonly NewEvent[], expected: ExpectedRevision): Promise<AppendResult> {
    this.#requireOpen();
    checkAppend(name, events, expected);
    this.#requireStored(name);
    const stream = this.#streams.get(name) ?? new Stream(name);
    const isNew = events.every(({ id }) => !stream.revisions.has(id));
    if (!isNew || !expectationHolds(expected, stream.head)) return duplicateOf(stream, events, expected);
    for (const { id, type, data, metadata } of events) {
      const [revision, position] = [stream.events.length, globalPosition(this.#all.length + 1)];
      const stored = { id, type, data, metadata, stream: name, revision, position };
      stream.revisions.set(id, revision);
      stream.events.push(stored);
      this.#all.push(stored);
    }
    this.#streams.set(name, stream);
    this.#arrivals.announce();
    return { revision: stream.head, position: globalPosition(this.#all.length), duplicate: false };
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
        const event = there.events[revision];
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
    for (const [index, event] of this.#all.entries()) if (event?.stream === stream) this.#all[index] = null;
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
    return this.#all.findLast((event) => event !== null)?.position ?? null;
  }

  async streamMetadata(stream: string): Promise<Json> {
    this.#requireOpen();
    return this.#metadata.get(stream) ?? null;
  }

  async setStreamMetadata(stream: string, metadata: Json): Promise<void> {
    this.#requireOpen();
    this.#requireStored(stream);
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
    while (through < this.#all.length && events.length < wholeAt) {
      const event = this.#all[through++];
      if (event && isWanted(event.stream, wanted)) events.push(event);
    }
    return { events, through, more: through < this.#all.length };
  }

  #requireStored(stream: string): void {
    if (this.#deleted.has(stream)) throw new StreamDeletedError(stream);
  }

  #requireOpen(): void {
    if (this.#closed) throw new StoreUnavailableError('STORE_CLOSED', 'The event store is closed.');
  }
}

/**
 * Returns the result of repeating an append whose events are already in the stream. Throws `WrongExpectedRevisionError`
 * if any of the events is not in the stream.
 */
function duplicateOf(
  { name, head, events, revisions }: Stream,
  appended: readonly NewEvent[],
  expected: ExpectedRevision,
): AppendResult {
  const last = events[revisions.get(appended.at(-1)?.id ?? '') ?? -1];
  if (last === undefined || !appended.every(({ id }) => revisions.has(id)))
    throw new WrongExpectedRevisionError(name, expected, head === -1 ? null : head);
  return { revision: last.revision, position: last.position, duplicate: true };
}
