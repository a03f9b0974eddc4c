import type { EventMetadata, GameEvent, GameId, Json, ModuleId, RecordedEvent } from '#record';
import { newEventId } from './event-id.js';
import { BrokenRecordError, recordedEvent, type ActionCheck, type RecordFormat } from './game-reader.js';
import { leavable } from './leavable.js';
import { StreamNotFoundError, WrongExpectedRevisionError } from './port.js';
import type { AppendResult, EventStore, ExpectedRevision, NewEvent, StoredEvent } from './port.js';

export interface GameStreamsOptions {
  /** `import * as record from '#record'`. */
  readonly record: RecordFormat;
  /** The `malformed` of a game module; null when the program does not know the game. */
  readonly actionCheck: (module: ModuleId) => ActionCheck | null;
  /** The time that is recorded; the default is the clock of the machine. */
  readonly now?: () => Date;
}

/** The last event of a game, as far as the metadata of the next needs to know. */
interface Tail {
  readonly revision: number;
  readonly id: string;
  readonly correlation: string | null;
}

const rememberedGames = 1000;

/** The recorded games of a store: one stream each, checked when they are read. */
export class GameStreams {
  readonly #tails = new Map<GameId, Tail>();
  readonly #checks = new Map<GameId, ActionCheck>();

  constructor(
    private readonly store: EventStore,
    private readonly options: GameStreamsOptions,
  ) {}

  /** Appends what has happened, under new ids. Durable when it resolves; throws `WrongExpectedRevisionError`. */
  async append(
    game: GameId,
    events: readonly GameEvent[],
    expected: ExpectedRevision,
  ): Promise<AppendResult> {
    const ids = events.map(() => newEventId());
    for (;;) {
      const tail = await this.#tail(game, expected);
      const { appended, last } = this.#envelopes(game, events, ids, tail);
      try {
        // What comes before an event is in its metadata, so "any" is exactly what was found.
        const at = expected === 'any' ? (tail?.revision ?? 'no-stream') : expected;
        const result = await this.store.append(this.#stream(game), appended, at);
        this.#remember(game, events, last && { ...last, revision: result.revision });
        return result;
      } catch (error) {
        this.#tails.delete(game);
        if (expected !== 'any' || !(error instanceof WrongExpectedRevisionError)) throw error;
      }
    }
  }

  /** Appends events as they were recorded elsewhere: ids and metadata are kept, so a second time changes nothing. */
  async appendRecorded(
    game: GameId,
    events: readonly RecordedEvent[],
    expected: ExpectedRevision,
  ): Promise<AppendResult> {
    this.#tails.delete(game);
    const appended = events.map(({ id, event, metadata }) => newEvent(id, event, metadata));
    return this.store.append(this.#stream(game), appended, expected);
  }

  /** The events of a game from a revision on. Throws `StreamNotFoundError`, `BrokenRecordError`. */
  async read(game: GameId, from = 0): Promise<RecordedEvent[]> {
    const check = await this.#check(game);
    const events: RecordedEvent[] = [];
    for await (const stored of this.store.read(this.#stream(game), { from }))
      events.push(recordedEvent(this.options.record, stored, check));
    return events;
  }

  /** The last event of a game. Throws `StreamNotFoundError`, `BrokenRecordError`. */
  async last(game: GameId): Promise<RecordedEvent> {
    const check = await this.#check(game);
    for await (const stored of this.store.read(this.#stream(game), { direction: 'backwards', limit: 1 }))
      return recordedEvent(this.options.record, stored, check);
    throw new StreamNotFoundError(this.#stream(game));
  }

  /**
   * The events after a revision (-1: all), then what comes, without gaps or repeats, until the signal aborts or the store
   * closes. Throws `StreamNotFoundError`, `BrokenRecordError`.
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
    const stream = this.#stream(game);
    const check = await this.#check(game);
    // Taken before the game is read: what is appended meanwhile is met again below, and not told twice.
    const head = await this.store.head();
    let told = afterRevision;
    for await (const stored of this.store.read(stream, { from: afterRevision + 1 })) {
      if (signal.aborted) return;
      told = stored.revision;
      yield recordedEvent(this.options.record, stored, check);
    }
    const start = head === null ? {} : { after: head };
    for await (const stored of this.store.follow({ ...start, prefix: stream, signal })) {
      if (stored.stream !== stream || stored.revision <= told) continue;
      told = stored.revision;
      yield recordedEvent(this.options.record, stored, check);
    }
  }

  #stream(game: GameId): string {
    return this.options.record.gameStream(game);
  }

  /** Ids, times and what led to what. */
  #envelopes(game: GameId, events: readonly GameEvent[], ids: readonly string[], tail: Tail | null) {
    const recordedAt = (this.options.now?.() ?? new Date()).toISOString();
    const schema = this.options.record.SCHEMA_VERSION;
    let causation = tail?.id ?? null;
    let correlation = tail?.correlation ?? null;
    const appended = events.map((event, index) => {
      if (event.kind === 'DecisionMade') correlation = `${game}/${event.decision}`;
      const id = ids[index] ?? newEventId();
      const envelope = newEvent(id, event, { schema, recordedAt, correlation, causation });
      causation = id;
      return envelope;
    });
    return { appended, last: causation === null ? null : { id: causation, correlation } };
  }

  async #tail(game: GameId, expected: ExpectedRevision): Promise<Tail | null> {
    if (expected === 'no-stream') return null;
    const known = this.#tails.get(game);
    if (known?.revision === expected) return known;
    try {
      const { id, revision, metadata } = await this.last(game);
      return { id, revision, correlation: metadata.correlation };
    } catch (error) {
      if (error instanceof StreamNotFoundError) return null;
      throw error;
    }
  }

  #remember(game: GameId, events: readonly GameEvent[], tail: Tail | null): void {
    this.#tails.delete(game);
    if (tail === null || events.at(-1)?.kind === 'GameEnded') return;
    forgetOldest(this.#tails);
    this.#tails.set(game, tail);
  }

  async #check(game: GameId): Promise<ActionCheck> {
    const known = this.#checks.get(game);
    if (known) return known;
    const check = await this.#checkOf(game, []);
    forgetOldest(this.#checks);
    this.#checks.set(game, check);
    return check;
  }

  /** The game module is named where the game starts; a branch starts where its parent does. */
  async #checkOf(game: GameId, branches: readonly GameId[]): Promise<ActionCheck> {
    const unchecked: ActionCheck = () => null;
    let first: StoredEvent | undefined;
    for await (const stored of this.store.read(this.#stream(game), { limit: 3 })) {
      first ??= stored;
      const { event } = recordedEvent(this.options.record, stored, unchecked);
      if (event.kind === 'GameBranched' && !branches.includes(game))
        return this.#checkOf(event.parent as GameId, [...branches, game]);
      if (event.kind !== 'GameStarted') continue;
      const check = this.options.actionCheck(event.module);
      if (check) return check;
      throw new BrokenRecordError({
        code: 'UNKNOWN_MODULE',
        message: `stream ${stored.stream}, revision ${stored.revision}: this program does not know the game "${event.module}".`,
        advice: 'Use a newer version of Retrace.',
        where: `stream ${stored.stream}, revision ${stored.revision}, field module`,
      });
    }
    const where = `stream ${this.#stream(game)}, revision ${first?.revision ?? 0}`;
    throw new BrokenRecordError({
      code: 'MALFORMED_EVENT',
      message: `${where}: the record does not say which game was played.`,
      where,
    });
  }
}

function newEvent(id: string, event: GameEvent, metadata: EventMetadata): NewEvent {
  return { id, type: event.kind, data: event as unknown as Json, metadata: { ...metadata } };
}

function forgetOldest(remembered: Map<GameId, unknown>): void {
  const [oldest] = remembered.keys();
  if (oldest !== undefined && remembered.size >= rememberedGames) remembered.delete(oldest);
}
