import { randomUUID } from 'node:crypto';
import { MemoryEventStore, type NewEvent, type StoredEvent } from '#event-store';
import type { Json } from '#record';
import { commitCheck, isAsExpected } from './commit-check.js';
import { logPosition, placeAt } from './log-position.js';
import type { Appended, Expected, Proposed, Recorded } from './recorded.js';
import {
  deletion,
  firstVisible,
  metaStream,
  metaStreamOf,
  softDeletion,
  streamLimits,
  type StreamLimits,
} from './stream-metadata.js';

/** The stored data of an event. It can contain byte arrays, because the memory store does not copy it. */
type Stored = Proposed & { readonly created: number };

/**
 * Wraps an event in another event with a new id. The server accepts the same event id twice in a stream, but the memory
 * store does not.
 */
const enveloped = (proposed: Proposed, created: number): NewEvent => {
  const stored: Stored = { ...proposed, created };
  return { id: randomUUID(), type: proposed.type, data: stored as unknown as Json, metadata: null };
};

const recorded = ({ stream, revision, position, data }: StoredEvent): Recorded => ({
  ...(data as unknown as Stored),
  stream,
  revision,
  position: logPosition(Number(position)),
});

const storePosition = (place: number): string => String(place).padStart(16, '0');

/** The log of a stand-in server, in memory. Like a disk, it survives restarts of the server. */
export class FacadeLog {
  readonly store = new MemoryEventStore();
  readonly #streams = new Map<string, Recorded[]>();
  readonly #remembered = new Map<string, { readonly stream: string; readonly revision: number }>();
  readonly #tombstones = new Set<string>();

  /** The numbers of the events that scavenges removed. */
  readonly #dropped = new Set<number>();

  get length(): number {
    return this.#length;
  }
  #length = 0;

  /** The number of the last event that scavenges have not removed. */
  get end(): number {
    let end = this.#length;
    while (this.#dropped.has(end)) end--;
    return end;
  }

  async append(stream: string, events: readonly Proposed[], expected: Expected): Promise<Appended> {
    if (this.isTombstoned(stream)) return { kind: 'stream-deleted' };
    const there = this.#streams.get(stream) ?? [];
    const { softDeleted } = this.limits(stream);
    const decision = commitCheck(
      events.map(({ id }) => id),
      expected,
      {
        last: there.length - 1,
        softDeleted,
        at: (revision) => there[revision],
        remembered: (id) => {
          const known = this.#remembered.get(id);
          return known?.stream === stream ? known.revision : undefined;
        },
      },
    );
    switch (decision.kind) {
      case 'wrong-expected-version':
        return { kind: decision.kind, current: there.length - 1 };
      case 'idempotent':
        return this.#appended(there[decision.revision], decision.revision);
      case 'commit': {
        const first = there.length;
        this.#write(stream, events);
        if (softDeleted) this.#truncate(stream, first);
        const last = this.#streams.get(stream)?.at(-1);
        return this.#appended(last, last?.revision ?? -1);
      }
    }
  }

  /** Returns a stream's readable events. Null if the stream does not exist. */
  visible(stream: string): { readonly events: readonly Recorded[]; readonly first: number } | null {
    const events = this.#streams.get(stream);
    const limits = this.limits(stream);
    if (events === undefined || limits.softDeleted) return null;
    return { events, first: firstVisible(limits, events.length - 1) };
  }

  isTombstoned(stream: string): boolean {
    return this.#tombstones.has(metaStreamOf(stream) ?? stream);
  }

  delete(stream: string): void {
    this.#writeMetadata(stream, softDeletion);
  }

  /** Appends a tombstone to a stream. The stream's events remain in $all until a scavenge. */
  tombstone(stream: string, expected: Expected): Appended {
    if (this.isTombstoned(stream)) return { kind: 'stream-deleted' };
    const current = (this.#streams.get(stream)?.length ?? 0) - 1;
    if (!isAsExpected(expected, current)) return { kind: 'wrong-expected-version', current };
    this.#tombstones.add(stream);
    const nothing = new Uint8Array();
    const event = { id: randomUUID(), type: deletion, contentType: '', data: nothing, metadata: nothing };
    void this.store.append(stream, [enveloped(event, Date.now())], 'any');
    return { kind: 'appended', revision: current, position: logPosition(++this.#length) };
  }

  limits(stream: string): StreamLimits {
    return streamLimits(this.#streams.get(metaStream(stream))?.at(-1)?.data);
  }

  /**
   * Removes an event from $all if its stream was deleted, or if the event exceeds the stream's limits. The positions of
   * removed events are not reused, and tombstones remain.
   */
  scavenge(): void {
    for (const [stream, events] of this.#streams) {
      const first = this.isTombstoned(stream)
        ? Infinity
        : firstVisible(this.limits(stream), events.length - 1);
      for (const { revision, position } of events)
        if (revision < first) this.#dropped.add(placeAt(position) ?? 0);
    }
  }

  /** Returns the event to which a link points. Null if the event does not exist. */
  linked({ data }: Recorded): Recorded | null {
    const [, revision, stream = ''] = /^(\d+)@(.+)$/.exec(Buffer.from(data).toString()) ?? [];
    const there = this.isTombstoned(stream) ? null : this.visible(stream);
    const event = there?.events[Number(revision)];
    return event !== undefined && event.revision >= (there?.first ?? 0) ? event : null;
  }

  /** Yields all events after event number `place`, in pages, so that other work can run between them. */
  async *pagesAfter(place: number): AsyncGenerator<readonly Recorded[], void, undefined> {
    for await (const page of this.store.readAll({ after: storePosition(place) }).pages())
      yield page.filter(({ position }) => !this.#dropped.has(Number(position))).map(recorded);
  }

  async *backwards(): AsyncGenerator<readonly Recorded[], void, undefined> {
    const window = 256;
    for (let end = this.#length; end > 0; end -= window) {
      const start = Math.max(0, end - window);
      const page: Recorded[] = [];
      for await (const event of this.store.readAll({ after: storePosition(start), limit: end - start }))
        if (!this.#dropped.has(Number(event.position))) page.push(recorded(event));
      yield page.reverse();
    }
  }

  /** Yields all events after event number `place`, and then new events until the signal aborts. */
  async *following(place: number, signal: AbortSignal): AsyncGenerator<Recorded, void, undefined> {
    for await (const event of this.store.follow({ after: storePosition(place), signal }))
      if (!this.#dropped.has(Number(event.position))) yield recorded(event);
  }

  /** Yields a stream's events after a revision, and then new events until the signal aborts. */
  async *followingStream(
    stream: string,
    after: number,
    signal: AbortSignal,
  ): AsyncGenerator<Recorded, void, undefined> {
    const start = storePosition(this.#length);
    const { events = [], first = 0 } = this.visible(stream) ?? {};
    yield* events.slice(Math.max(after + 1, first));
    for await (const event of this.store.follow({ after: start, prefix: stream, signal }))
      if (event.stream === stream) yield recorded(event);
  }

  #appended(last: Recorded | undefined, revision: number): Appended {
    return { kind: 'appended', revision, position: last?.position ?? 0n };
  }

  #write(stream: string, events: readonly Proposed[]): void {
    if (events.length === 0) return;
    const created = Date.now();
    const there = this.#streams.get(stream) ?? [];
    this.#streams.set(stream, there);
    // There is no need to wait for the promise, because the memory store appends synchronously.
    void this.store.append(
      stream,
      events.map((event) => enveloped(event, created)),
      'any',
    );
    for (const event of events) {
      const revision = there.length;
      there.push({ ...event, created, stream, revision, position: logPosition(++this.#length) });
      this.#remembered.set(event.id, { stream, revision });
    }
  }

  #truncate(stream: string, before: number): void {
    this.#writeMetadata(stream, Buffer.from(JSON.stringify({ $tb: before })));
  }

  #writeMetadata(stream: string, data: Uint8Array): void {
    const metadata = new Uint8Array();
    const contentType = 'application/json';
    this.#write(metaStream(stream), [{ id: randomUUID(), type: '$metadata', contentType, data, metadata }]);
  }
}
