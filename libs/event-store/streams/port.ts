import type { Json } from '#record';
import type { StoreErrorCode } from '../error-codes.js';
import type { Reading } from './reading.js';

export type { Reading } from './reading.js';

/**
 * An event to append. Its id is a UUID that the writer generates only once, so appending the event again changes
 * nothing.
 */
export interface NewEvent {
  readonly id: string;
  readonly type: string;
  readonly data: Json;
  readonly metadata: Json;
}

/**
 * An event's position among all events of the store. Positions are opaque strings. They can be stored and compared
 * (later events have greater positions), but not used in calculations.
 */
export type GlobalPosition = string;

export interface StoredEvent extends NewEvent {
  readonly stream: string;
  /** The event's number in its stream, starting at 0, without gaps. */
  readonly revision: number;
  readonly position: GlobalPosition;
}

/** The expected state of the stream: nonexistent, any state, or exactly this revision. */
export type ExpectedRevision = 'no-stream' | 'any' | number;

export interface AppendResult {
  /** The revision of the last appended event. */
  readonly revision: number;
  readonly position: GlobalPosition;
  /** Whether all of the events were already in the stream. */
  readonly duplicate: boolean;
}

export interface ReadOptions {
  /** The first revision to read. Defaults to the start of the stream (forwards) or its end (backwards). */
  readonly from?: number;
  readonly direction?: 'forwards' | 'backwards';
  readonly limit?: number;
}

export interface ReadAllOptions {
  /** Starts after this position. By default, starts with the first event. */
  readonly after?: GlobalPosition;
  /** Restricts reading to streams whose names start with this prefix or with any of these prefixes. */
  readonly prefix?: string | readonly string[];
  /**
   * A regular expression that the whole stream name must also match. Its syntax must be valid in both JavaScript and
   * .NET.
   */
  readonly matching?: string;
  readonly limit?: number;
  /** Called with a position while reading, after every matching event up to this position has been delivered. */
  readonly passed?: (position: GlobalPosition) => void;
  /** Ends the reading or the subscription. */
  readonly signal?: AbortSignal;
}

export type FollowOptions = ReadAllOptions;

export interface FollowStreamOptions {
  /** Starts after this revision. The default, -1, starts with the first event. */
  readonly after?: number;
  readonly signal?: AbortSignal;
}

/** Thrown if the stream is not at the expected revision. Nothing has been appended. */
export class WrongExpectedRevisionError extends Error {
  readonly code = 'REVISION_CONFLICT';
  constructor(
    readonly stream: string,
    readonly expected: ExpectedRevision,
    /** The actual revision. Null if the stream does not exist. */
    readonly actual: number | null,
  ) {
    super(
      `Stream "${stream}" was expected at ${expected === 'no-stream' ? 'no stream' : `revision ${expected}`} ` +
        `but is at ${actual === null ? 'no stream' : `revision ${actual}`}.`,
    );
    this.name = 'WrongExpectedRevisionError';
  }
}

export class StreamNotFoundError extends Error {
  readonly code = 'STREAM_NOT_FOUND';
  constructor(
    readonly stream: string,
    options?: ErrorOptions,
  ) {
    super(`The stream "${stream}" does not exist.`, options);
    this.name = 'StreamNotFoundError';
  }
}

/** Thrown for a permanently deleted stream, which accepts no more events. */
export class StreamDeletedError extends Error {
  readonly code = 'STREAM_DELETED';
  constructor(readonly stream: string) {
    super(
      `The stream "${stream}" was permanently deleted, so nothing can be appended to it. Use another name.`,
    );
    this.name = 'StreamDeletedError';
  }
}

/**
 * Thrown if the store is closed or cannot be used, for example because of its files or its server. `code` states the
 * reason.
 */
export class StoreUnavailableError extends Error {
  constructor(
    readonly code: StoreErrorCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'StoreUnavailableError';
  }
}

/** A store of append-only streams. Every adapter passes the same contract tests. */
export interface EventStore {
  /**
   * Appends all of the events or none. They are durable when the promise resolves. If the stream already contains all
   * of the ids, changes nothing and reports a `duplicate`, whatever the expected revision is. Throws
   * `StreamDeletedError` if the stream was deleted. Throws `WrongExpectedRevisionError` if the revision differs, or if
   * the stream contains only some of the ids.
   */
  append(stream: string, events: readonly NewEvent[], expected: ExpectedRevision): Promise<AppendResult>;
  /** Throws `StreamNotFoundError` if the stream does not exist. */
  read(stream: string, options?: ReadOptions): Reading;
  readAll(options?: ReadAllOptions): Reading;
  /** Yields all events after a position, and then new events, without gaps or duplicates, until the signal aborts. */
  follow(options?: FollowOptions): AsyncIterable<StoredEvent>;
  /** Like `follow`, for a single stream, which need not exist yet. Yields nothing for a deleted stream. */
  followStream(stream: string, options?: FollowStreamOptions): AsyncIterable<StoredEvent>;
  /**
   * Permanently deletes a stream and its metadata. The deletion is durable when the promise resolves, and it is
   * idempotent. Reading the stream then throws `StreamNotFoundError`. Other streams, positions and subscriptions are
   * unaffected. Until a server reclaims space, it can still deliver the stream's events to callers that read all
   * streams. Throws `WrongExpectedRevisionError` if the stream is not at the expected revision.
   */
  delete(stream: string, expected: ExpectedRevision): Promise<void>;
  /**
   * Marks a stream as complete, so that the store can compact it. Reading returns the same events, and appending
   * remains possible. Absent if the store has no compact format.
   */
  settle?(stream: string): Promise<void>;
  /**
   * Returns the names of the streams that have a prefix and contain events, ordered by their first event. If absent,
   * callers read all events instead.
   */
  streams?(prefix: string): Promise<readonly string[]>;
  /** Returns the position of the store's last event. Null if there is none. */
  head(): Promise<GlobalPosition | null>;
  /** Returns a stream's metadata. Null if none has been set. */
  streamMetadata(stream: string): Promise<Json>;
  /** Throws `StreamDeletedError` if the stream was deleted. */
  setStreamMetadata(stream: string, metadata: Json): Promise<void>;
  /** Writes pending data, ends subscriptions and releases files. Calling it again does nothing. */
  close(): Promise<void>;
}
