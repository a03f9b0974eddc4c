import type { Json } from '#record';
import { checkAppend, checkExpected, checkRead } from './expectation.js';
import { kurrentAddress } from './kurrentdb-address.js';
import { KurrentAppending } from './kurrentdb-appending.js';
import { KurrentConnection } from './kurrentdb-connection.js';
import { following } from './kurrentdb-following.js';
import { setStreamFacts, streamFacts } from './kurrentdb-metadata.js';
import { positionOf } from './kurrentdb-position.js';
import { allPages, lastPosition, streamPages } from './kurrentdb-reading.js';
import { leavable } from './leavable.js';
import { StoreUnavailableError } from './port.js';
import { prefixesOf } from './prefixes.js';
import { reading, type Pages } from './reading.js';
import type {
  AppendResult,
  EventStore,
  ExpectedRevision,
  FollowOptions,
  NewEvent,
  ReadAllOptions,
  Reading,
  ReadOptions,
  StoredEvent,
} from './port.js';

/** Keeps events in KurrentDB: one server or a cluster, shared by any number of processes. */
export class KurrentEventStore implements EventStore {
  /** Throws `StoreUnavailableError`: `STORE_UNREACHABLE`, `STORE_ACCESS_DENIED`, `STORE_REFUSED`. */
  static async open(connectionString: string): Promise<KurrentEventStore> {
    const address = kurrentAddress(connectionString);
    if (!address.ok) throw new StoreUnavailableError('STORE_UNREACHABLE', `EVENT_STORE ${address.error}.`);
    const store = new KurrentEventStore(new KurrentConnection(address.value));
    try {
      // Whether anybody is there who lets us in shows with the first question.
      await store.head();
      return store;
    } catch (error) {
      await store.close();
      throw error;
    }
  }

  readonly #appending: KurrentAppending;
  #closing: Promise<void> | null = null;

  private constructor(private readonly connection: KurrentConnection) {
    this.#appending = new KurrentAppending(connection);
  }

  async append(
    stream: string,
    events: readonly NewEvent[],
    expected: ExpectedRevision,
  ): Promise<AppendResult> {
    this.#requireOpen();
    checkAppend(stream, events, expected);
    checkOwn(stream);
    return this.#appending.append(stream, events, expected);
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
    yield* streamPages(this.connection, stream, options);
  }

  readAll(options: ReadAllOptions = {}): Reading {
    return reading(() => this.#allPages(options));
  }

  async *#allPages(options: ReadAllOptions): Pages {
    this.#requireOpen();
    checkFollow(options);
    const { after, prefix, limit = Infinity } = options;
    for await (const page of allPages(this.connection, after, prefixesOf(prefix), limit)) {
      yield page;
      this.#requireOpen();
    }
  }

  follow(options: FollowOptions = {}): AsyncIterable<StoredEvent> {
    return leavable(options.signal, (signal) => this.#following(options, signal));
  }

  async delete(stream: string, expected: ExpectedRevision): Promise<void> {
    this.#requireOpen();
    checkExpected(stream, expected);
    checkOwn(stream);
    await this.#appending.delete(stream, expected);
  }

  async head(): Promise<string | null> {
    this.#requireOpen();
    return lastPosition(this.connection);
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
    options: FollowOptions,
    signal: AbortSignal,
  ): AsyncGenerator<StoredEvent, void, undefined> {
    if (signal.aborted) return;
    this.#requireOpen();
    checkFollow(options);
    yield* following(this.connection, options, AbortSignal.any([signal, this.connection.closing.signal]));
  }

  #requireOpen(): void {
    if (this.#closing) throw new StoreUnavailableError('STORE_CLOSED', 'The event store is closed.');
  }
}

function checkFollow({ after, limit = Infinity }: Pick<FollowOptions, 'after' | 'limit'>): void {
  if (limit !== Infinity) checkRead({ limit });
  if (after !== undefined) positionOf(after);
}

function checkOwn(stream: string): void {
  if (stream.startsWith('$')) throw new RangeError(`Streams such as "${stream}" are the server's own.`);
}
