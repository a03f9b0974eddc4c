import type { Problem, Result } from '#record';
import type { BrokenRecordCode } from '../error-codes.js';
import { leavable } from '../streams/leavable.js';
import type {
  AppendResult,
  EventStore,
  ExpectedRevision,
  NewEvent,
  ReadAllOptions,
  StoredEvent,
} from '../streams/port.js';
import { envelopesOf } from './entry-streams.js';
import { BrokenRecordError } from './game-reader.js';

/** The format of draft events, injected by the caller. */
export interface DraftFormat<Event extends { readonly kind: string }, Recorded> {
  readonly prefix: string;
  readonly schema: number;
  /** Returns the problem that prevents an event from being stored. Null if there is none. */
  readonly problem: (event: Event, where: string) => Problem<BrokenRecordCode> | null;
  readonly read: (stored: StoredEvent) => Result<Recorded, Problem<BrokenRecordCode>>;
}

interface RecordedEntry<Event> {
  readonly id: string;
  readonly event: Event;
  readonly metadata: { readonly recordedAt: string };
}

/** A draft event without its content. */
export interface RecordedOfDraft extends Pick<StoredEvent, 'revision' | 'position'> {
  readonly draft: string;
  readonly kind: string;
}

/** Reads and appends recorded drafts, in one stream per draft. Events are checked when they are read. */
export class DraftStreams<Event extends { readonly kind: string }, Recorded> {
  constructor(
    private readonly store: EventStore,
    private readonly format: DraftFormat<Event, Recorded>,
    /** Returns the current time, which is recorded in events. Defaults to the system clock. */
    private readonly now: () => Date = () => new Date(),
  ) {}

  /**
   * Appends events with new ids. They are durable when the promise resolves. Throws `WrongExpectedRevisionError` after
   * a concurrent append. If an event exceeds the limits for drafts, throws `BrokenRecordError` and appends nothing.
   */
  async append(id: string, events: readonly Event[], expected: ExpectedRevision): Promise<AppendResult> {
    for (const [index, event] of events.entries()) {
      const problem = this.format.problem(event, `event ${index} of draft ${id}`);
      if (problem !== null) throw new BrokenRecordError(problem);
    }
    return this.store.append(this.#stream(id), envelopesOf(events, this.format.schema, this.now()), expected);
  }

  /** Like `append`, for events that have already been recorded. Preserves their ids and times. */
  async appendRecorded(
    id: string,
    events: readonly RecordedEntry<Event>[],
    expected: ExpectedRevision,
  ): Promise<AppendResult> {
    const appended: NewEvent[] = [];
    for (const { id: own, event, metadata } of events) {
      const problem = this.format.problem(event, `event ${appended.length} of draft ${id}`);
      if (problem !== null) throw new BrokenRecordError(problem);
      appended.push({
        id: own,
        type: event.kind,
        data: event,
        metadata: { ...metadata, schema: this.format.schema },
      });
    }
    return this.store.append(this.#stream(id), appended, expected);
  }

  /** Permanently deletes a draft's record. */
  delete(id: string): Promise<void> {
    return this.store.delete(this.#stream(id), 'any');
  }

  /**
   * Reads a draft's events from a revision. Throws `StreamNotFoundError` if the draft does not exist, or
   * `BrokenRecordError` if an event is unreadable.
   */
  async read(id: string, from = 0): Promise<readonly Recorded[]> {
    const events: Recorded[] = [];
    for await (const stored of this.store.read(this.#stream(id), { from })) events.push(this.#read(stored));
    return events;
  }

  /**
   * Yields the events after a revision (-1 for all), and then new events until the signal aborts. Throws
   * `BrokenRecordError` if an event is unreadable.
   */
  follow(
    id: string,
    afterRevision: number,
    signal?: AbortSignal,
  ): AsyncIterableIterator<Recorded, void, undefined> {
    return leavable(signal, (ended) => this.#following(id, afterRevision, ended));
  }

  async *#following(
    id: string,
    after: number,
    signal: AbortSignal,
  ): AsyncGenerator<Recorded, void, undefined> {
    for await (const stored of this.store.followStream(this.#stream(id), { after, signal }))
      yield this.#read(stored);
  }

  /** Yields the draft events after a position. `passed` is called as in `readAll`. */
  async *recorded({ after, passed }: Pick<ReadAllOptions, 'after' | 'passed'> = {}): AsyncGenerator<
    RecordedOfDraft,
    void,
    undefined
  > {
    const { prefix } = this.format;
    const options = { prefix, ...(after !== undefined && { after }), ...(passed && { passed }) };
    for await (const { stream, revision, type, position } of this.store.readAll(options))
      yield { draft: stream.slice(prefix.length), revision, kind: type, position };
  }

  /** Returns the ids of all drafts, in the order in which they started. */
  async ids(): Promise<readonly string[]> {
    const ids: string[] = [];
    for await (const { draft, revision } of this.recorded()) if (revision === 0) ids.push(draft);
    return ids;
  }

  #stream(id: string): string {
    return `${this.format.prefix}${id}`;
  }

  #read(stored: StoredEvent): Recorded {
    const read = this.format.read(stored);
    if (!read.ok) throw new BrokenRecordError(read.error);
    return read.value;
  }
}
