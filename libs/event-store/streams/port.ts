import type { Json } from '#record';
import type { StoreErrorCode } from '../error-codes.js';
import type { Reading } from './reading.js';

export type { Reading } from './reading.js';

/** An event to be appended. The id is a UUID that its writer chose once: appending it again changes nothing. */
export interface NewEvent {
  readonly id: string;
  readonly type: string;
  readonly data: Json;
  readonly metadata: Json;
}

/**
 * Where an event stands among all events of the store. Opaque: store it and compare it as a string (a later event has
 * the greater one), never compute with it.
 */
export type GlobalPosition = string;

export interface StoredEvent extends NewEvent {
  readonly stream: string;
  /** Counted from 0 in its stream, without gaps. */
  readonly revision: number;
  readonly position: GlobalPosition;
}

/** The expected state of the stream: not existing, anything, or exactly this revision. */
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
  /** Only streams whose name starts so, or in one of these ways. */
  readonly prefix?: string | readonly string[];
  /**
   * Only the streams of those prefixes whose whole name matches: a regular expression in the common subset of JavaScript and
   * .NET.
   */
  readonly matching?: string;
  readonly limit?: number;
  /** Told of places that were passed: what is wanted and stands up to there was given out. */
  readonly passed?: (position: GlobalPosition) => void;
  /** Ends the reading or following. */
  readonly signal?: AbortSignal;
}

export type FollowOptions = ReadAllOptions;

export interface FollowStreamOptions {
  /** Revision to start after; the default (-1) is before the first event. */
  readonly after?: number;
  /** Ends the following. */
  readonly signal?: AbortSignal;
}

/** The stream is not at the revision the writer expected. Nothing was appended. */
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

/** The stream was deleted for good: nothing can be appended to it any more. */
export class StreamDeletedError extends Error {
  readonly code = 'STREAM_DELETED';
  constructor(readonly stream: string) {
    super(`Stream "${stream}" was deleted for good: nothing can be appended to it. Use another name.`);
    this.name = 'StreamDeletedError';
  }
}

/** The store was closed, or it, its files or its server cannot be used; `code` says which. */
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

/** Append-only streams. Every adapter passes the one contract suite. */
export interface EventStore {
  /**
   * Durable when it resolves; all of the events or none. Events whose ids are all in the stream already change nothing,
   * whatever is expected (`duplicate`); when only some are, or the stream is not as expected: `WrongExpectedRevisionError`.
   * Throws `StreamDeletedError` when the stream was deleted.
   */
  append(stream: string, events: readonly NewEvent[], expected: ExpectedRevision): Promise<AppendResult>;
  /** Throws `StreamNotFoundError` when the stream does not exist. */
  read(stream: string, options?: ReadOptions): Reading;
  readAll(options?: ReadAllOptions): Reading;
  /** Everything after a position, then what comes, without gaps or repeats, until the signal aborts. */
  follow(options?: FollowOptions): AsyncIterable<StoredEvent>;
  /** Like `follow`, for one stream, which need not exist yet. Yields nothing for a deleted stream. */
  followStream(stream: string, options?: FollowStreamOptions): AsyncIterable<StoredEvent>;
  /**
   * Deletes a stream for good, its facts too; durable when it resolves. Deleting it again changes nothing. Throws
   * `WrongExpectedRevisionError`. Reading it then throws `StreamNotFoundError`; the other streams, positions and
   * followers continue as if nothing had happened. A server may still give its events to readers of all streams until it
   * makes room.
   */
  delete(stream: string, expected: ExpectedRevision): Promise<void>;
  /**
   * Says that a stream is complete, so that it can be kept in less room. It reads as before, and more can still be appended. Absent:
   * the store keeps everything alike.
   */
  settle?(stream: string): Promise<void>;
  /**
   * The names of the streams with a prefix that have events, in the order of the first of each. Absent: only reading all events tells
   * them.
   */
  streams?(prefix: string): Promise<readonly string[]>;
  /** The position of the last event of the store. Null if there is none. */
  head(): Promise<GlobalPosition | null>;
  /** Facts about a stream that are not events. Null if none were set. */
  streamMetadata(stream: string): Promise<Json>;
  /** Throws `StreamDeletedError` when the stream was deleted. */
  setStreamMetadata(stream: string, metadata: Json): Promise<void>;
  /** Writes what is pending, ends followers, releases files. Safe to call twice. */
  close(): Promise<void>;
}
