import type { Json } from '#record';
import type { StoreErrorCode } from '../error-codes.js';
import type { Reading } from './reading.js';

export type { Reading } from './reading.js';

/** An event to append. The writer generates its UUID once, so that appending the event again changes nothing. */
export interface NewEvent {
  readonly id: string;
  readonly type: string;
  readonly data: Json;
  readonly metadata: Json;
}

/**
 * The position of an event among all events of the store. It is opaque: store it and compare it as a string (later
 * events have greater positions), but do not compute with it.
 */
export type GlobalPosition = string;

export interface StoredEvent extends NewEvent {
  readonly stream: string;
  /** The number of the event in its stream, from 0, without gaps. */
  readonly revision: number;
  readonly position: GlobalPosition;
}

/** The expected state of the stream: not existing, any, or at exactly this revision. */
export type ExpectedRevision = 'no-stream' | 'any' | number;

export interface AppendResult {
  /** The revision of the last of the events. */
  readonly revision: number;
  readonly position: GlobalPosition;
  /** Whether all of the events were already in the stream. */
  readonly duplicate: boolean;
}

export interface ReadOptions {
  /** The first revision to read. The default is the beginning (forwards) or the end (backwards). */
  readonly from?: number;
  readonly direction?: 'forwards' | 'backwards';
  readonly limit?: number;
}

export interface ReadAllOptions {
  /** Starts after this position. The default is before the first event. */
  readonly after?: GlobalPosition;
  /** Restricts reading to streams whose names start with this prefix or with one of these prefixes. */
  readonly prefix?: string | readonly string[];
  /** A regular expression that the whole name must match too, in the common subset of JavaScript and .NET. */
  readonly matching?: string;
  readonly limit?: number;
  /** Called with positions while reading. Every requested event up to the position has been delivered. */
  readonly passed?: (position: GlobalPosition) => void;
  /** Ends reading or following. */
  readonly signal?: AbortSignal;
}

export type FollowOptions = ReadAllOptions;

export interface FollowStreamOptions {
  /** Starts after this revision. The default (-1) is before the first event. */
  readonly after?: number;
  readonly signal?: AbortSignal;
}

/** Thrown if the stream is not at the expected revision. Nothing was appended. */
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

/** Thrown for a stream that does not exist. */
export class StreamNotFoundError extends Error {
  readonly code = 'STREAM_NOT_FOUND';
  constructor(
    readonly stream: string,
    options?: ErrorOptions,
  ) {
    super(`There is no stream "${stream}".`, options);
    this.name = 'StreamNotFoundError';
  }
}

/** Thrown for a stream that was deleted permanently. It accepts no more events. */
export class StreamDeletedError extends Error {
  readonly code = 'STREAM_DELETED';
  constructor(readonly stream: string) {
    super(`Stream "${stream}" was deleted for good: nothing can be appended to it. Use another name.`);
    this.name = 'StreamDeletedError';
  }
}

/**
 * The store was closed, or it cannot be used, for example because of its files or its server. `code` has the reason.
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

/** A store of append-only streams. Every adapter passes the same contract suite. */
export interface EventStore {
  /**
   * Appends all events or none. They are durable when the promise resolves. If all ids are already in the stream,
   * changes nothing whatever the expected revision (`duplicate`). Throws `WrongExpectedRevisionError` if only some ids
   * are in the stream or the revision differs, and `StreamDeletedError`.
   */
  append(stream: string, events: readonly NewEvent[], expected: ExpectedRevision): Promise<AppendResult>;
  /** Reads a stream. Throws `StreamNotFoundError` if it does not exist. */
  read(stream: string, options?: ReadOptions): Reading;
  readAll(options?: ReadAllOptions): Reading;
  /** Yields all events after a position, then new ones, without gaps or repeats, until the signal aborts. */
  follow(options?: FollowOptions): AsyncIterable<StoredEvent>;
  /** Like `follow`, for one stream, which does not need to exist yet. Yields nothing for a deleted stream. */
  followStream(stream: string, options?: FollowStreamOptions): AsyncIterable<StoredEvent>;
  /**
   * Deletes a stream and its metadata permanently. The deletion is durable when the promise resolves, and idempotent.
   * Reading the stream then throws `StreamNotFoundError`, and other streams, positions and followers are unaffected. A
   * server may still deliver its events to readers of all streams until it reclaims space. Throws
   * `WrongExpectedRevisionError`.
   */
  delete(stream: string, expected: ExpectedRevision): Promise<void>;
  /**
   * Marks a stream as complete, so that the store can compact it. Reading is unchanged, and appending remains possible.
   * Absent if the store has no compact form.
   */
  settle?(stream: string): Promise<void>;
  /**
   * Returns the names of streams with a prefix that have events, in order of their first event. If absent, read all
   * events instead.
   */
  streams?(prefix: string): Promise<readonly string[]>;
  /** Returns the position of the last event of the store. Null if there is none. */
  head(): Promise<GlobalPosition | null>;
  /** Returns the metadata of a stream. Null if none was set. */
  streamMetadata(stream: string): Promise<Json>;
  /** Throws `StreamDeletedError` if the stream was deleted. */
  setStreamMetadata(stream: string, metadata: Json): Promise<void>;
  /** Writes pending data, ends followers and releases files. Safe to call twice. */
  close(): Promise<void>;
}
