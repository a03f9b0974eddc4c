import type { Json } from '#record';
import { waiting } from '#runtime';
import { checkAppend, checkExpected, checkRead } from '../streams/expectation.js';
import { kurrentAddress } from './address.js';
import { KurrentAppending } from './appending.js';
import { KurrentConnection } from './connection.js';
import { allPages } from './everything.js';
import { following, followingStream } from './following.js';
import { setStreamFacts, streamFacts } from './metadata.js';
import { positionOf } from './position.js';
import { lastPosition, streamPages } from './reading.js';
import { SharedRequest } from '../streams/shared-request.js';
import { leavable } from '../streams/leavable.js';
import type { Outages } from './outages.js';
import {
  StoreUnavailableError,
  type AppendResult,
  type EventStore,
  type ExpectedRevision,
  type FollowOptions,
  type FollowStreamOptions,
  type NewEvent,
  type ReadAllOptions,
  type Reading,
  type ReadOptions,
  type StoredEvent,
} from '../streams/port.js';
import { wantedStreams } from '../streams/prefixes.js';
import { reading, type Pages } from '../streams/reading.js';

/** Stores events in KurrentDB, which can be a single server or a cluster. Any number of processes can share it. */
export class KurrentEventStore implements EventStore {
  /**
   * Throws `StoreUnavailableError` if the store cannot be used. Its code is `STORE_UNREACHABLE`, `STORE_ACCESS_DENIED`
   * or `STORE_REFUSED`.
   */
  static async open(connectionString: string, outages?: Outages): Promise<KurrentEventStore> {
    const address = kurrentAddress(connectionString);
    if (!address.ok) throw new StoreUnavailableError('STORE_UNREACHABLE', `EVENT_STORE ${address.error}.`);
    const store = new KurrentEventStore(new KurrentConnection(address.value, outages));
    try {
      // The first request verifies that the server is reachable and grants access.
      await store.head();
      return store;
    } catch (error) {
      await store.close();
      throw error;
    }
  }

  readonly #appending: KurrentAppending;
  readonly #head: SharedRequest<string | null>;
  #closing: Promise<void> | null = null;

  private constructor(private readonly connection: KurrentConnection) {
    this.#appending = new KurrentAppending(connection);
    this.#head = new SharedRequest(() => lastPosition(connection));
  }

  async append(
    stream: string,
    events: readonly NewEvent[],
    expected: ExpectedRevision,
  ): Promise<AppendResult> {
    this.#requireOpen();
    checkAppend(stream, events, expected);
    checkOwn(stream);
    // Copies the list, because the events are written later and the caller might change the list before then.
    return this.#appending.append(stream, events.slice(), expected);
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
    yield* this.#appending.overhearing(stream, options, streamPages(this.connection, stream, options));
  }

  readAll(options: ReadAllOptions = {}): Reading {
    return reading(() => this.#allPages(options));
  }

  async *#allPages(options: ReadAllOptions): Pages {
    this.#requireOpen();
    checkFollow(options);
    const ended = waiting([options.signal, this.connection.closing.signal]);
    try {
      for await (const page of allPages(this.connection, { ...options, signal: ended.signal })) {
        yield page;
        this.#requireOpen();
      }
      this.#requireOpen();
    } finally {
      ended.end();
    }
  }

  follow(options: FollowOptions = {}): AsyncIterable<StoredEvent> {
    return this.#followed(options.signal, (signal) => {
      checkFollow(options);
      return following(this.connection, options, signal);
    });
  }

  followStream(stream: string, { after = -1, signal }: FollowStreamOptions = {}): AsyncIterable<StoredEvent> {
    checkRead({ from: after + 1 });
    return this.#followed(signal, (ended) => followingStream(this.connection, stream, after, ended));
  }

  #followed(
    signal: AbortSignal | undefined,
    follow: (signal: AbortSignal) => AsyncGenerator<StoredEvent, void, undefined>,
  ): AsyncIterable<StoredEvent> {
    return leavable(signal, (ended) => this.#following(ended, follow));
  }

  async delete(stream: string, expected: ExpectedRevision): Promise<void> {
    this.#requireOpen();
    checkExpected(stream, expected);
    checkOwn(stream);
    await this.#appending.delete(stream, expected);
  }

  async head(): Promise<string | null> {
    this.#requireOpen();
    return this.#head.answer();
  }

  async streamMetadata(stream: string): Promise<Json> {
    this.#requireOpen();
    return streamFacts(this.connection, stream);
  }

  async setStreamMetadata(stream: string, metadata: Json): Promise<void> {
    this.#requireOpen();
    checkOwn(stream);
    await this.#appending.inTurn(stream, () => setStreamFacts(this.connection, stream, metadata));
  }

  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<void> {
    this.connection.closing.abort();
    await this.#appending.settled();
    await this.connection.close();
  }

  async *#following(
    signal: AbortSignal,
    follow: (signal: AbortSignal) => AsyncGenerator<StoredEvent, void, undefined>,
  ): AsyncGenerator<StoredEvent, void, undefined> {
    if (signal.aborted) return;
    this.#requireOpen();
    const ended = waiting([signal, this.connection.closing.signal]);
    try {
      yield* follow(ended.signal);
    } finally {
      ended.end();
    }
  }

  #requireOpen(): void {
    if (this.#closing) throw new StoreUnavailableError('STORE_CLOSED', 'The event store is closed.');
  }
}

function checkFollow(options: FollowOptions): void {
  const { after, limit = Infinity } = options;
  if (limit !== Infinity) checkRead({ limit });
  wantedStreams(options);
  if (after !== undefined) positionOf(after);
}

function checkOwn(stream: string): void {
  if (stream.startsWith('$'))
    throw new RangeError(`Streams such as "${stream}" are reserved for the server.`);
}
