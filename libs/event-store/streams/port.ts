import type { Json } from '#record';
import type { StoreErrorCode } from '../error-codes.js';
import type { Reading } from './reading.js';

export type { Reading } from './reading.js';

/** An event to append. The writer chooses its UUID once, so appending it again changes nothing. */
export interface NewEvent {
  readonly id: string;
  readonly type: string;
  readonly data: Json;
  readonly metadata: Json;
}

/**
 * The position of an event among all events of the store. Opaque: store it and compare it as a string (later
 * events have greater ones), but never compute with it.
 */
export type GlobalPosition = string;

export interface StoredEvent extends NewEvent {
  readonly stream: string;
  /** Counted from 0 in its stream, without gaps. */
  readonly revision: number;
  readonly position: GlobalPosition;
}

/** The expected state of the stream: not existing, any, or exactly this revision. */
export type ExpectedRevision = 'no-stream' | 'any' | number;

export interface AppendResult {
  /** Revision of the last of the events. */
  readonly revision: number;
  readonly position: GlobalPosition;
  /** True when all of them were there already. */
  readonly duplicate: boolean;
}

export interface ReadOptions {
  /** Revision to start from, itself included; the default is the beginning (forwards) or the end (backwards). */
  readonly from?: number;
  readonly direction?: 'forwards' | 'backwards';
  readonly limit?: number;
}

export interface ReadAllOptions {
  /** Position to start after; the default is before the first event. */
  readonly after?: GlobalPosition;
  /** Only streams whose name starts with this prefix, or one of these. */
  readonly prefix?: string | readonly string[];
  /**
   * Only streams of those prefixes whose whole name matches: a regular expression in the common subset of
   * JavaScript and .NET.
   */
  readonly matching?: string;
  readonly limit?: number;
  /** Called with passed positions: every wanted event up to there was delivered. */
  readonly passed?: (position: GlobalPosition) => void;
  /** Ends the reading or following. */
  readonly signal?: AbortSignal;
}

export type FollowOptions = ReadAllOptions;

export interface FollowStreamOptions {
  /** Revision to start after; the default (-1) is before the first event. */
  readonly after?: number;
  /** Stops following. */
  readonly signal?: AbortSignal;
}

/** The stream is not at the expected revision. Nothing was appended. */
export class WrongExpectedRevisionError extends Error {
  readonly code = 'REVISION_CONFLICT';
  constructor(
    readonly stream: string,
    readonly expected: ExpectedRevision,
    /** Null if the stream does not exist. */
    readonly actual: number | null,
  ) {
    super(
      `Stream "${stream}" was expected at ${expected === 'no-stream' ? 'no stream' : `revision ${expected}`} ` +
        `but is at ${actual === null ? 'no stream' : `revision ${actual}`}.`,
    );
    this.name = 'WrongExpectedRevisionError';
  }
}

/** The stream does not exist. */
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

/** The stream was deleted permanently and accepts no more events. */
export class StreamDeletedError extends Error {
  readonly code = 'STREAM_DELETED';
  constructor(readonly stream: string) {
    super(`Stream "${stream}" was deleted for good: nothing can be appended to it. Use another name.`);
    this.name = 'StreamDeletedError';
  }
}

/** The store was closed, or it, its files or its server cannot be used. `code` has the reason. */
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

/** Append-only streams. Every adapter passes the same contract suite. */
export interface EventStore {
  /**
   * Appends all events or none; durable when it resolves. If all ids are already in the stream, changes
   * nothing whatever the expected revision (`duplicate`). Throws `WrongExpectedRevisionError` if only some
   * are, or if the revision differs, and `StreamDeletedError`.
   */
  append(stream: string, events: readonly NewEvent[], expected: ExpectedRevision): Promise<AppendResult>;
  /** Throws `StreamNotFoundError` when the stream does not exist. */
  read(stream: string, options?: ReadOptions): Reading;
  readAll(options?: ReadAllOptions): Reading;
  /** All events after a position, then new ones, without gaps or repeats, until the signal aborts. */
  follow(options?: FollowOptions): AsyncIterable<StoredEvent>;
  /** Like `follow`, for one stream, which need not exist yet. Yields nothing for a deleted stream. */
  followStream(stream: string, options?: FollowStreamOptions): AsyncIterable<StoredEvent>;
  /**
   * Deletes a stream and its facts permanently; durable when it resolves, and idempotent. Reading it then
   * throws `StreamNotFoundError`; other streams, positions and followers are unaffected. A server may still
   * deliver its events to readers of all streams until it reclaims space. Throws
   * `WrongExpectedRevisionError`.
   */
  delete(stream: string, expected: ExpectedRevision): Promise<void>;
  /**
   * Marks a stream as complete, so that it can be stored in less space. Reading is unchanged, and appending
   * remains possible. Absent if the store has no compact form.
   */
  settle?(stream: string): Promise<void>;
  /**
   * The names of streams with a prefix that have events, in order of their first event. If absent, read all
   * events.
   */
  streams?(prefix: string): Promise<readonly string[]>;
  /** The position of the last event of the store. Null if there is none. */
  head(): Promise<GlobalPosition | null>;
  /** Facts about a stream that are not events. Null if none were set. */
  streamMetadata(stream: string): Promise<Json>;
  /** Throws `StreamDeletedError` when the stream was deleted. */
  setStreamMetadata(stream: string, metadata: Json): Promise<void>;
  /** Writes pending data, ends followers, releases files. Safe to call twice. */
  close(): Promise<void>;
}
