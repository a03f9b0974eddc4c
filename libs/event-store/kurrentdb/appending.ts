import {
  ANY,
  NO_STREAM,
  StreamDeletedError as Deleted,
  WrongExpectedVersionError,
  type EventData,
  type KurrentDBClient,
} from '@kurrent/kurrentdb-client';
import { AtMost } from './at-most.js';
import { expectationHolds } from '../streams/expectation.js';
import type { KurrentConnection } from './connection.js';
import { sentEvent } from './events.js';
import { positionText } from './position.js';
import { streamPages } from './reading.js';
import { KnownStreams } from './known-streams.js';
import { StreamDeletedError, StreamNotFoundError, WrongExpectedRevisionError } from '../streams/port.js';
import type {
  AppendResult,
  ExpectedRevision,
  GlobalPosition,
  NewEvent,
  ReadOptions,
} from '../streams/port.js';
import type { Pages } from '../streams/reading.js';

/** The maximum number of concurrent writes, which share a single client call. */
const onTheirWay = 64;

/**
 * The maximum number of ids that are remembered from streams that this process has only read. It is enough for several
 * hundred games.
 */
const overheardIds = 50_000;

/**
 * Appends with the guarantees of the port. The server's own guarantees are weaker. The server checks no ids if a write
 * expects the stream's last revision, and only recent ids if a write expects no revision. Therefore, this class loads a
 * stream's ids before the first append. Every write expects an exact revision, so that the server refuses the write if
 * the stream has changed.
 */
export class KurrentAppending {
  readonly #known = new KnownStreams();
  /** Streams that were read from the start. Callers usually read a game before they append to it. */
  readonly #overheard = new KnownStreams(overheardIds);
  readonly #writes = new AtMost(onTheirWay);
  /** The last write to each stream. Writes to the same stream run one after another. */
  readonly #turns = new Map<string, Promise<unknown>>();

  constructor(private readonly connection: KurrentConnection) {}

  /** Resolves when all requested writes have succeeded or failed. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.#turns.values());
  }

  append(stream: string, events: readonly NewEvent[], expected: ExpectedRevision): Promise<AppendResult> {
    return this.inTurn(stream, () => this.#append(stream, events, expected));
  }

  /** Yields pages unchanged and remembers their event ids, so that an append does not need to read the pages again. */
  async *overhearing(stream: string, { from = 0, direction, limit }: ReadOptions, pages: Pages): Pages {
    const head = this.#overheard.get(stream)?.head ?? -1;
    const tells = direction !== 'backwards' && limit === undefined && from <= head + 1;
    for await (const page of pages) {
      if (tells && page[0]) this.#overheard.add(stream, page, page[0].revision);
      yield page;
    }
  }

  /** Writes a tombstone unless the stream already has one. */
  delete(stream: string, expected: ExpectedRevision): Promise<void> {
    return this.inTurn(stream, async () => {
      this.#known.forget(stream);
      this.#overheard.forget(stream);
      const refused = await this.connection.write(async (client) => {
        try {
          const expectedRevision =
            typeof expected === 'number' ? BigInt(expected) : expected === 'any' ? ANY : NO_STREAM;
          await client.tombstoneStream(stream, { expectedRevision, requiresLeader: true });
          return null;
        } catch (error) {
          if (error instanceof Deleted) return null;
          if (error instanceof WrongExpectedVersionError) return error;
          throw error;
        }
      });
      if (refused === null) return;
      const actual = typeof refused.actualState === 'bigint' ? Number(refused.actualState) : null;
      throw new WrongExpectedRevisionError(stream, expected, actual);
    });
  }

  /** Runs a write after all earlier writes to the same stream. */
  inTurn<T>(stream: string, work: () => Promise<T>): Promise<T> {
    const before = this.#turns.get(stream) ?? Promise.resolve();
    const turn = before.then(work, work);
    this.#turns.set(stream, turn);
    const done = () => {
      if (this.#turns.get(stream) === turn) this.#turns.delete(stream);
    };
    turn.then(done, done);
    return turn;
  }

  async #append(
    stream: string,
    events: readonly NewEvent[],
    expected: ExpectedRevision,
  ): Promise<AppendResult> {
    const sent = events.map(sentEvent);
    let upToDate = this.#known.get(stream) === undefined && !this.#recall(stream);
    if (upToDate) await this.#catchUp(stream);
    for (;;) {
      const { head, revisions } = this.#known.get(stream) ?? {
        head: -1,
        revisions: new Map<string, number>(),
      };
      const found = events.map(({ id }) => revisions.get(id.toLowerCase()));
      const last = found.at(-1);
      if (last !== undefined && !found.includes(undefined))
        return { revision: last, position: await this.#positionAt(stream, last), duplicate: true };
      const isNew = found.every((revision) => revision === undefined);
      let reached = -1;
      if (isNew && expectationHolds(expected, head)) {
        const outcome = await this.#write(stream, sent, head);
        if (typeof outcome !== 'number') return outcome;
        reached = outcome;
      } else if (upToDate) throw new WrongExpectedRevisionError(stream, expected, head === -1 ? null : head);
      await this.#catchUp(stream);
      // Also advances the known revision past events that cannot be read because the stream's limits removed them.
      if (reached !== -1) this.#known.reach(stream, reached);
      upToDate = true;
    }
  }

  /** Moves a stream from `#overheard` to `#known`. Returns whether the stream was in `#overheard`. */
  #recall(stream: string): boolean {
    const overheard = this.#overheard.get(stream);
    if (overheard === undefined) return false;
    this.#overheard.forget(stream);
    this.#known.adopt(stream, overheard);
    return true;
  }

  /**
   * Writes events after revision `head`. If the stream is at a different revision, writes nothing and returns this
   * revision.
   */
  async #write(stream: string, events: readonly EventData[], head: number): Promise<AppendResult | number> {
    const write = async (client: KurrentDBClient) => {
      try {
        const streamState = head === -1 ? NO_STREAM : BigInt(head);
        return await client.appendToStream(stream, [...events], { streamState, requiresLeader: true });
      } catch (error) {
        if (error instanceof WrongExpectedVersionError) return error;
        throw error;
      }
    };
    let written: Awaited<ReturnType<typeof write>>;
    try {
      written = await this.#writes.run(() => this.connection.write(write));
    } catch (error) {
      // The write might or might not have succeeded, so the remembered ids could be wrong.
      this.#known.forget(stream);
      throw error;
    }
    if (written instanceof WrongExpectedVersionError)
      return typeof written.actualState === 'bigint' ? Number(written.actualState) : -1;
    const revision = Number(written.nextExpectedRevision);
    // Forgets a stream that was deleted and created again, because such a stream continues from its previous revision.
    if (revision === head + events.length) this.#known.add(stream, events, head + 1);
    else this.#known.forget(stream);
    const { position } = written;
    const at = position ? positionText(position) : await this.#positionAt(stream, revision);
    return { revision, position: at, duplicate: false };
  }

  async #catchUp(stream: string): Promise<void> {
    const from = (this.#known.get(stream)?.head ?? -1) + 1;
    try {
      for await (const page of streamPages(this.connection, stream, { from }))
        if (page[0]) this.#known.add(stream, page, page[0].revision);
    } catch (error) {
      if (!(error instanceof StreamNotFoundError)) throw error;
      if (error.cause instanceof StreamDeletedError) throw new StreamDeletedError(stream);
    }
  }

  async #positionAt(stream: string, revision: number): Promise<GlobalPosition> {
    try {
      for await (const [event] of streamPages(this.connection, stream, { from: revision, limit: 1 }))
        if (event) return event.position;
    } catch (error) {
      this.#known.forget(stream);
      if (error instanceof StreamNotFoundError && error.cause instanceof StreamDeletedError)
        throw new StreamDeletedError(stream);
      throw error;
    }
    throw new StreamNotFoundError(stream);
  }
}
