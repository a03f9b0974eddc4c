import type { EventMetadata, GameBranched, GameEvent, GameId, ModuleId, RecordedEvent } from '#record';
import { Written, type Appended } from './appended.js';
import { enveloped, newEvent } from './envelopes.js';
import { newEventId } from './event-id.js';
import {
  branchOf,
  lineageIn,
  lineageOf,
  sharedPages,
  shifted,
  type Lineage,
  type RecordedPages,
} from './game-lineage.js';
import { recordedEvent, type ActionCheck, type RecordFormat } from './game-reader.js';
import { leavable } from '../streams/leavable.js';
import { StreamNotFoundError, WrongExpectedRevisionError } from '../streams/port.js';
import type { AppendResult, EventStore, ExpectedRevision, NewEvent } from '../streams/port.js';

export interface GameStreamsOptions {
  /** Functions from `#record`, injected at run time. Pass `import * as record from '#record'`. */
  readonly record: RecordFormat;
  /** Returns the `malformed` function of a game module. Null if this version of Retrace does not support the game. */
  readonly actionCheck: (module: ModuleId) => ActionCheck | null;
  /** Returns the current time, which is recorded in events. Defaults to the system clock. */
  readonly now?: () => Date;
}

/** The data of a game's last event that is needed for the next event's metadata. */
interface Tail {
  readonly revision: number;
  readonly id: string;
  readonly correlation: string | null;
  /** The revision that the first event in this event's stream has within the record. */
  readonly from: number;
}

const rememberedGames = 1000;

/**
 * Reads and appends recorded games, in one stream per game. Events are checked when they are read. A branch is read as
 * one record with continuous revisions. This record consists of the events shared with the parent, the event
 * `GameBranched`, and the branch's own events.
 */
export class GameStreams {
  readonly #tails = new Map<GameId, Tail>();
  readonly #lineages = new Map<GameId, Lineage>();

  constructor(
    private readonly store: EventStore,
    private readonly options: GameStreamsOptions,
  ) {}

  /**
   * Appends new events with new ids. A branch must begin with `GameBranched`. The events are durable when the promise
   * resolves. Returns the events as they will be read. Throws `WrongExpectedRevisionError` if the game is not at the
   * expected revision. Throws `StreamDeletedError` if the game was deleted, or `BrokenRecordError` if the parent of a
   * branch does not exist.
   */
  async append(game: GameId, events: readonly GameEvent[], expected: ExpectedRevision): Promise<Appended> {
    // Copies the list, because the caller could add to it.
    const own = events.slice();
    const ids = own.map(newEventId);
    const isOver = own.at(-1)?.kind === 'GameEnded';
    for (;;) {
      const tail = await this.#tail(game, own[0], expected);
      const appended = enveloped(own, ids, {
        game,
        before: tail,
        schema: this.options.record.SCHEMA_VERSION,
        recordedAt: (this.options.now?.() ?? new Date()).toISOString(),
      });
      const from = tail?.from ?? 0;
      try {
        // The metadata of the first new event refers to the previous event, so `any` is replaced with the game's
        // current revision.
        const found = expected === 'any' ? (tail?.revision ?? 'no-stream') : expected;
        const result = await this.#append(game, appended, found, from);
        if (isOver) await this.#settle(game);
        else this.#remember(game, { revision: result.revision, from, ...endOf(appended) });
        return new Written(result, appended);
      } catch (error) {
        this.#tails.delete(game);
        const again = expected === 'any' && error instanceof WrongExpectedRevisionError;
        if (!again) throw error;
      }
    }
  }

  /** Appends events recorded elsewhere, preserving their ids and metadata. Repeating the call changes nothing. */
  async appendRecorded(
    game: GameId,
    events: readonly RecordedEvent[],
    expected: ExpectedRevision,
  ): Promise<AppendResult> {
    this.#tails.delete(game);
    const appended = events.map(({ id, event, metadata }) => newEvent(id, event, metadata));
    const from = typeof expected === 'number' ? ((await this.#lineageIfThere(game))?.from ?? 0) : 0;
    const result = await this.#append(game, appended, expected, from);
    if (appended.at(-1)?.type === 'GameEnded') await this.#settle(game);
    return result;
  }

  /**
   * Reads a game's events from a revision. Calls `arriving` when the first page of events arrives. Throws
   * `StreamNotFoundError` if the game does not exist, or `BrokenRecordError` if an event is unreadable.
   */
  async read(game: GameId, from = 0, arriving?: () => void): Promise<RecordedEvent[]> {
    const pages = from === 0 && !this.#lineages.has(game) ? this.#firstLook(game) : this.#known(game, from);
    const events: RecordedEvent[] = [];
    for await (const page of pages) {
      if (events.length === 0) arriving?.();
      for (const event of page) events.push(event);
    }
    return events;
  }

  async *#known(game: GameId, from: number): RecordedPages {
    yield* this.#pages(await this.#lineage(game), from);
  }

  /** Reads a game of unknown lineage in one pass, because its first events show whether it is a branch. */
  async *#firstLook(game: GameId): RecordedPages {
    const stream = this.#stream(game);
    let lineage: Lineage | null = null;
    for await (const page of this.store.read(stream).pages()) {
      if (lineage === null) {
        lineage = this.#remembered(game, await lineageIn(page, this.store, this.options, game));
        if (lineage.from > 0) break;
      }
      const { check } = lineage;
      yield page.map((stored) => recordedEvent(this.options.record, stored, check));
    }
    if (lineage !== null && lineage.from > 0) yield* this.#pages(lineage, 0);
  }

  /**
   * Reads a game's last event. Throws `StreamNotFoundError` if the game does not exist, or `BrokenRecordError` if the
   * event is unreadable.
   */
  async last(game: GameId): Promise<RecordedEvent> {
    const { stream, check, from } = await this.#lineage(game);
    for await (const stored of this.store.read(stream, { direction: 'backwards', limit: 1 }))
      return shifted(recordedEvent(this.options.record, stored, check), from);
    throw new StreamNotFoundError(stream);
  }

  /**
   * Yields the events after a revision (-1 for all) and then new events, without gaps or duplicates. Ends when the
   * signal aborts or the store is closed. Throws `StreamNotFoundError` if the game does not exist, or
   * `BrokenRecordError` if an event is unreadable.
   */
  follow(
    game: GameId,
    afterRevision: number,
    signal?: AbortSignal,
  ): AsyncIterableIterator<RecordedEvent, void, undefined> {
    return leavable(signal, (ended) => this.#following(game, afterRevision, ended));
  }

  async *#following(
    game: GameId,
    afterRevision: number,
    signal: AbortSignal,
  ): AsyncGenerator<RecordedEvent, void, undefined> {
    const lineage = await this.#lineage(game);
    const { stream, check, from } = lineage;
    for await (const page of sharedPages(this.store, this.options, lineage, afterRevision + 1))
      for (const event of page) {
        if (signal.aborted) return;
        yield event;
      }
    const own = this.store.followStream(stream, { after: Math.max(afterRevision - from, -1), signal });
    for await (const stored of own) yield shifted(recordedEvent(this.options.record, stored, check), from);
  }

  /** Yields a record's events from a revision, reading all streams that contain them. */
  async *#pages(lineage: Lineage, start: number): RecordedPages {
    const { stream, check, from } = lineage;
    yield* sharedPages(this.store, this.options, lineage, start);
    for await (const page of this.store.read(stream, { from: Math.max(start - from, 0) }).pages())
      yield page.map((stored) => shifted(recordedEvent(this.options.record, stored, check), from));
  }

  async #append(
    game: GameId,
    events: readonly NewEvent[],
    expected: ExpectedRevision,
    from: number,
  ): Promise<AppendResult> {
    const stream = this.#stream(game);
    // A branch's current revision is never before its branch point, so expecting an earlier revision is always a
    // conflict.
    if (typeof expected === 'number' && expected < from)
      throw new WrongExpectedRevisionError(stream, expected, (await this.last(game)).revision);
    try {
      const own = typeof expected === 'number' ? expected - from : expected;
      const result = await this.store.append(stream, events, own);
      return { ...result, revision: result.revision + from };
    } catch (error) {
      if (!(error instanceof WrongExpectedRevisionError) || from === 0 || error.actual === null) throw error;
      throw new WrongExpectedRevisionError(stream, expected, error.actual + from);
    }
  }

  /** Compacts the stream of a finished game. Ignores failures, because the game has already been recorded. */
  async #settle(game: GameId): Promise<void> {
    this.#tails.delete(game);
    await this.store.settle?.(this.#stream(game)).catch(() => undefined);
  }

  #stream(game: GameId): string {
    return this.options.record.gameStream(game);
  }

  /** Reads the event that precedes `next`. Null if `next` is the game's first event. */
  async #tail(game: GameId, next: GameEvent | undefined, expected: ExpectedRevision): Promise<Tail | null> {
    if (expected === 'no-stream') return next?.kind === 'GameBranched' ? this.#seam(game, next) : null;
    const known = this.#tails.get(game);
    if (known?.revision === expected) return known;
    try {
      return tailOf(await this.last(game), (await this.#lineage(game)).from);
    } catch (error) {
      if (error instanceof StreamNotFoundError) return null;
      throw error;
    }
  }

  /**
   * Reads the parent's event after which a branch begins. Throws `BrokenRecordError` with code `BRANCH_BROKEN` if the
   * event does not exist.
   */
  async #seam(game: GameId, { parent, revision }: GameBranched): Promise<Tail | null> {
    const lineage = await branchOf(this.store, this.options, game, parent as GameId, revision);
    for await (const [event] of sharedPages(this.store, this.options, lineage, revision))
      if (event !== undefined) return tailOf(event, lineage.from);
    return null;
  }

  #remember(game: GameId, tail: Tail): void {
    this.#tails.delete(game);
    forgetOldest(this.#tails);
    this.#tails.set(game, tail);
  }

  async #lineage(game: GameId): Promise<Lineage> {
    const known = this.#lineages.get(game);
    if (known) return known;
    return this.#remembered(game, await lineageOf(this.store, this.options, game));
  }

  #remembered(game: GameId, lineage: Lineage): Lineage {
    forgetOldest(this.#lineages);
    this.#lineages.set(game, lineage);
    return lineage;
  }

  async #lineageIfThere(game: GameId): Promise<Lineage | null> {
    return this.#lineage(game).catch((error: unknown) => {
      if (error instanceof StreamNotFoundError) return null;
      throw error;
    });
  }
}

const tailOf = ({ id, revision, metadata }: RecordedEvent, from: number): Tail => ({
  id,
  revision,
  correlation: metadata.correlation,
  from,
});

/** Returns the last new event's id and correlation. */
function endOf(events: readonly NewEvent[]): Pick<Tail, 'id' | 'correlation'> {
  const { id = '', metadata = null } = events.at(-1) ?? {};
  const { correlation } = metadata as unknown as EventMetadata;
  return { id, correlation };
}

function forgetOldest(remembered: Map<GameId, unknown>): void {
  const [oldest] = remembered.keys();
  if (oldest !== undefined && remembered.size >= rememberedGames) remembered.delete(oldest);
}
