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

/** An event as it was given, and where it is. */
interface Kept {
  readonly event: NewEvent;
  readonly stream: string;
  readonly revision: number;
  /** Among all events, from 1. */
  readonly place: number;
}

/** Positions are written out when they are read: most events are only kept. */
const stored = ({ event, stream, revision, place }: Kept): StoredEvent => ({
  id: event.id,
  type: event.type,
  data: event.data,
  metadata: event.metadata,
  stream,
  revision,
  position: globalPosition(place),
});

interface Stream {
  readonly events: Kept[];
  readonly revisions: Map<string, number>;
}

const pageSize = 256;

/** Keeps events as long as the program runs, and the very objects it is given: nobody may change them afterwards. */
export class MemoryEventStore implements EventStore {
  /** Where an event was deleted, its place stays empty. */
  readonly #all: (Kept | null)[] = [];
  readonly #streams = new Map<string, Stream>();
  readonly #deleted = new Set<string>();
  readonly #metadata = new Map<string, Json>();
  readonly #arrivals = new Arrivals();
  #closed = false;

  async append(
    stream: string,
    events: readonly NewEvent[],
    expected: ExpectedRevision,
  ): Promise<AppendResult> {
    this.#requireOpen();
    checkAppend(stream, events, expected);
    this.#requireKept(stream);
    const there = this.#streams.get(stream) ?? { events: [], revisions: new Map<string, number>() };
    const head = there.events.length - 1;
    const known = events.reduce((count, { id }) => (there.revisions.has(id) ? count + 1 : count), 0);
    if (known === events.length) {
      const last = there.events[there.revisions.get(events.at(-1)?.id ?? '') ?? head];
      if (last) return { revision: last.revision, position: globalPosition(last.place), duplicate: true };
    }
    if (known > 0 || !expectationHolds(expected, head))
      throw new WrongExpectedRevisionError(stream, expected, head === -1 ? null : head);
    for (const event of events) {
      const revision = there.events.length;
      const kept = { event, stream, revision, place: this.#all.length + 1 };
      there.events.push(kept);
      there.revisions.set(event.id, revision);
      this.#all.push(kept);
    }
    this.#streams.set(stream, there);
    this.#arrivals.announce();
    return {
      revision: there.events.length - 1,
      position: globalPosition(this.#all.length),
      duplicate: false,
    };
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
    const last = there.events.length - 1;
    let revision = step === 1 ? (from ?? 0) : Math.min(from ?? last, last);
    for (let left = limit; left > 0;) {
      this.#requireOpen();
      const page: StoredEvent[] = [];
      for (; page.length < Math.min(left, pageSize); revision += step) {
        const event = there.events[revision];
        if (!event) break;
        page.push(stored(event));
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
    const events = this.#streams.get(stream)?.events ?? [];
    const head = events.length - 1;
    if (!expectationHolds(expected, head))
      throw new WrongExpectedRevisionError(stream, expected, head === -1 ? null : head);
    for (const { place } of events) this.#all[place - 1] = null;
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
    const last = this.#all.findLast((kept) => kept !== null);
    return last ? globalPosition(last.place) : null;
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
    let through = place;
    while (through < this.#all.length && events.length < Math.min(most, pageSize)) {
      const event = this.#all[through++];
      if (event && isWanted(event.stream, wanted)) events.push(stored(event));
    }
    return { events, through, more: through < this.#all.length };
  }

  #requireKept(stream: string): void {
    if (this.#deleted.has(stream)) throw new StreamDeletedError(stream);
  }

  #requireOpen(): void {
    if (this.#closed) throw new StoreUnavailableError('STORE_CLOSED', 'The event store is closed.');
  }
}
