import { setImmediate as nextTurn } from 'node:timers/promises';
import type Database from 'better-sqlite3';
import type { Json } from '#record';
import { followOne, followPages, readPages, type AllStreams, type Page } from '../streams/all-streams.js';
import { Arrivals } from '../streams/arrivals.js';
import { checkAppend, checkExpected, checkRead, expectationHolds } from '../streams/expectation.js';
import { globalPosition } from '../streams/global-position.js';
import { GroupCommit } from './group-commit.js';
import {
  StoreUnavailableError,
  StreamDeletedError,
  StreamNotFoundError,
  WrongExpectedRevisionError,
} from '../streams/port.js';
import type {
  AppendResult,
  EventStore,
  ExpectedRevision,
  FollowOptions,
  FollowStreamOptions,
  NewEvent,
  ReadAllOptions,
  Reading,
  ReadOptions,
  StoredEvent,
} from '../streams/port.js';
import type { WantedStreams } from '../streams/prefixes.js';
import { reading, type Pages } from '../streams/reading.js';
import { databaseFile, openDatabase, unavailable, Witness } from './database.js';
import { Blocks } from './blocks.js';
import { longestRun } from './runs.js';
import {
  checksumOf,
  damaged,
  deletedStream,
  prepare,
  takeEvents,
  takeNamedPage,
  type Statements,
} from './statements.js';

/** Cached data about a stream, which saves a query. */
interface Head {
  readonly key: number;
  /** The last revision. -1 if the stream has no events, or `deletedStream` if it was deleted. */
  readonly revision: number;
}

const unknownStream: Head = { key: 0, revision: -1 };

interface Row {
  readonly id: string;
  readonly type: string;
  readonly data: string;
  readonly metadata: string;
}

const rememberedHeads = 10_000;

/** The number of positions to search for matching streams before other work can run. */
const window = 4096;

/** The interval at which subscriptions check for events from other processes, in milliseconds. */
const lookAround = 20;

/** Stores events in an SQLite database in a data folder. Several processes can share the folder. */
export class SqliteEventStore implements EventStore {
  /**
   * Throws `StoreUnavailableError` if the store cannot be used. Its code is `STORE_UNREACHABLE`, `STORE_TOO_NEW` or
   * `STORE_DAMAGED`.
   */
  static async open(folder: string): Promise<SqliteEventStore> {
    return new SqliteEventStore(await openDatabase(folder), databaseFile(folder));
  }

  readonly #file: string;
  readonly #database: Database.Database;
  readonly #sql: Statements;
  readonly #writes: GroupCommit;
  readonly #arrivals = new Arrivals();
  readonly #blocks: Blocks;
  readonly #heads = new Map<string, Head>();
  /** The values of `data_version` when the cached heads were last valid and when subscriptions were last notified. */
  #headsVersion: number;
  #followersVersion: number;
  #watch: NodeJS.Timeout | null = null;
  /** The position of the last added event, whether durable or not. */
  #added = 0;

  private constructor(database: Database.Database, file: string) {
    this.#file = file;
    this.#database = database;
    this.#sql = prepare(database);
    this.#blocks = new Blocks(this.#sql, file);
    this.#headsVersion = this.#followersVersion = this.#sql.version.get() ?? 0;
    const witness = new Witness(file);
    this.#writes = new GroupCommit({
      begin: () => this.#begin(),
      commit: () => this.#sql.commit.run(),
      rollback: () => this.#rollback(),
      committed: () => {
        witness.bear(this.#added);
        this.#arrivals.announce();
      },
      failure: (error) => unavailable(error, file),
    });
  }

  async append(
    stream: string,
    events: readonly NewEvent[],
    expected: ExpectedRevision,
  ): Promise<AppendResult> {
    this.#requireOpen();
    checkAppend(stream, events, expected);
    const rows = events.map(({ id, type, data, metadata }) => ({
      id,
      type,
      data: JSON.stringify(data),
      metadata: JSON.stringify(metadata),
    }));
    return this.#writes.write(() => this.#append(stream, rows, expected));
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
    const { key, revision: last } = this.#asking(() => {
      this.#forgetOldHeads();
      return this.#headOf(stream) ?? unknownStream;
    });
    if (last < 0) throw new StreamNotFoundError(stream);
    const { from, direction = 'forwards', limit = Infinity } = options;
    const forwards = direction === 'forwards';
    let revision = forwards ? (from ?? 0) : Math.min(from ?? last, last);
    const eventsOf = this.#blocks.through(stream, forwards);
    for (let left = limit, more = true; more && left > 0;) {
      this.#requireOpen();
      const { forwards: ahead, backwards: back } = this.#sql;
      const page = this.#atOnce(() => {
        const { rows: events, more } = takeEvents(
          (most) =>
            forwards ? ahead.iterate(key, revision, most) : back.iterate(key, key, revision, revision, most),
          left,
          (row) => eventsOf(row, revision),
        );
        for (const [index, event] of events.entries()) {
          const meant = revision + (forwards ? index : -index);
          if (event.revision !== meant) throw damaged(this.#file, stream, meant);
        }
        return { events, more };
      });
      revision += forwards ? page.events.length : -page.events.length;
      yield page.events;
      left -= page.events.length;
      more = page.more;
      if (more && left > 0) await nextTurn();
    }
    const whole = limit !== Infinity || (forwards ? revision > last : revision < 0);
    if (!whole && !this.#isDeleted(stream)) throw damaged(this.#file, stream, revision);
  }

  /** Queries the database instead of the cache, because another process could have deleted the stream. */
  #isDeleted(stream: string): boolean {
    return this.#database.open && (this.#asking(() => this.#sql.head.get(stream))?.revision ?? -1) < 0;
  }

  readAll(options: ReadAllOptions = {}): Reading {
    return reading(() => readPages(this.#allStreams, options));
  }

  follow(options: FollowOptions = {}): AsyncIterable<StoredEvent> {
    return followPages(this.#allStreams, options);
  }

  followStream(stream: string, options: FollowStreamOptions = {}): AsyncIterable<StoredEvent> {
    return followOne(this.#allStreams, (from) => this.#streamPages(stream, { from }), options);
  }

  async delete(stream: string, expected: ExpectedRevision): Promise<void> {
    this.#requireOpen();
    checkExpected(stream, expected);
    await this.#writes.write(() => this.#delete(stream, expected));
    // Empties the write-ahead log, because deleted data would remain in it until a checkpoint.
    this.#asking(() => this.#sql.emptyLog.all());
  }

  async settle(stream: string): Promise<void> {
    this.#requireOpen();
    await this.#writes.write(() => this.#blocks.settle(stream, this.#keptHeadOf(stream).key));
  }

  async streams(prefix: string): Promise<readonly string[]> {
    this.#requireOpen();
    return this.#asking(() => this.#sql.begun.all(prefix, prefix));
  }

  async head(): Promise<string | null> {
    this.#requireOpen();
    const place = this.#asking(() => this.#sql.lastPlace.get());
    return place ? globalPosition(place) : null;
  }

  async streamMetadata(stream: string): Promise<Json> {
    this.#requireOpen();
    const text = this.#asking(() => this.#sql.metadata.get(stream));
    return text ? (JSON.parse(text) as Json) : null;
  }

  async setStreamMetadata(stream: string, metadata: Json): Promise<void> {
    this.#requireOpen();
    const text = JSON.stringify(metadata);
    await this.#writes.write(() => {
      this.#keptHeadOf(stream);
      this.#sql.setMetadata.run(stream, text);
    });
  }

  async close(): Promise<void> {
    if (!this.#database.open) return;
    this.#writes.flush();
    if (this.#watch) clearInterval(this.#watch);
    this.#database.close();
    this.#arrivals.announce();
  }

  #append(stream: string, rows: readonly Row[], expected: ExpectedRevision): AppendResult {
    const head = this.#keptHeadOf(stream);
    if (!expectationHolds(expected, head.revision)) return this.#alreadyThere(stream, head, rows, expected);
    const key = head.key || Number(this.#sql.addStream.run(stream).lastInsertRowid);
    if (this.#blocks.among(stream, key, rows).size > 0)
      return this.#alreadyThere(stream, head, rows, expected);
    let { revision } = head;
    let place = 0;
    for (const { id, type, data, metadata } of rows) {
      const checksum = checksumOf({ revision: revision + 1, id, type, data, metadata });
      const added = this.#sql.addEvent.run(key, revision + 1, id, type, data, metadata, checksum);
      if (added.changes === 0) {
        if (revision > head.revision) this.#sql.takeBack.run(key, head.revision);
        return this.#alreadyThere(stream, head, rows, expected);
      }
      revision++;
      place = Number(added.lastInsertRowid);
    }
    this.#remember(stream, { key, revision });
    this.#added = Math.max(this.#added, place);
    return { revision, position: globalPosition(place), duplicate: false };
  }

  #delete(stream: string, expected: ExpectedRevision): void {
    const head = this.#headOf(stream) ?? unknownStream;
    if (head.revision === deletedStream) return;
    if (!expectationHolds(expected, head.revision))
      throw new WrongExpectedRevisionError(stream, expected, head.revision === -1 ? null : head.revision);
    const key = head.key || Number(this.#sql.addStream.run(stream).lastInsertRowid);
    this.#added = Number(this.#sql.bury.run(key).lastInsertRowid);
    this.#sql.takeBack.run(key, -1);
    this.#blocks.drop(stream, key);
    this.#sql.forgetMetadata.run(key);
    this.#remember(stream, { key, revision: deletedStream });
  }

  /**
   * Returns the result of repeating an append whose events are already in the stream. Throws
   * `WrongExpectedRevisionError` if any of the events is not in the stream.
   */
  #alreadyThere(stream: string, head: Head, rows: readonly Row[], expected: ExpectedRevision): AppendResult {
    const packed = this.#blocks.among(stream, head.key, rows);
    const found = rows.map(({ id }) => this.#sql.find.get(head.key, id) ?? packed.get(id));
    const last = found.at(-1);
    if (last === undefined || found.includes(undefined))
      throw new WrongExpectedRevisionError(stream, expected, head.revision === -1 ? null : head.revision);
    return { revision: last.revision, position: globalPosition(last.place), duplicate: true };
  }

  #keptHeadOf(stream: string): Head {
    const head = this.#headOf(stream) ?? unknownStream;
    if (head.revision === deletedStream) throw new StreamDeletedError(stream);
    return head;
  }

  #headOf(stream: string): Head | undefined {
    const known = this.#heads.get(stream);
    if (known) return known;
    const head = this.#sql.head.get(stream);
    if (head) this.#remember(stream, head);
    return head;
  }

  #remember(stream: string, head: Head): void {
    if (this.#heads.size >= rememberedHeads) this.#heads.clear();
    this.#heads.set(stream, head);
  }

  #begin(): void {
    this.#sql.begin.run();
    this.#forgetOldHeads();
  }

  #forgetOldHeads(): void {
    const version = this.#sql.version.get() ?? 0;
    if (version !== this.#headsVersion) this.#heads.clear();
    this.#headsVersion = version;
  }

  #rollback(): void {
    this.#heads.clear();
    this.#added = 0;
    if (this.#database.inTransaction) this.#sql.rollback.run();
  }

  readonly #allStreams: AllStreams = {
    pageAfter: (place, wanted, most) => this.#pageAfter(place, wanted, most),
    closed: () => !this.#database.open,
    changes: () => this.#arrivals.count,
    changed: (seen, signal) => this.#changed(seen, signal),
  };

  #pageAfter(place: number, wanted: WantedStreams, most: number): Page {
    this.#requireOpen();
    const { prefixes, matching } = wanted;
    return this.#atOnce(() => {
      // Reads the last position first, so that events that another process commits between two statements are left for
      // the next page.
      const last = Math.max(place, this.#sql.lastRow.get() ?? 0);
      const named = prefixes.length === 0 ? null : this.#sql.named(prefixes);
      const end = named === null ? last : Math.min(last, place + window);
      const { rows, more } = takeNamedPage(
        // Reads beyond `end`, because a run that begins before `end` can end after it.
        (limit) => named?.between(place, end + longestRun, limit) ?? this.#sql.after.iterate(place, limit),
        most,
        (row) =>
          this.#blocks
            .eventRows(row, row.stream)
            .filter((event) => event.place > place && event.place <= end),
      );
      const events = rows
        .filter(({ stream }) => matching === null || matching.test(stream))
        .map((row) => this.#blocks.eventInTurn(row, row.stream));
      const reached = rows.at(-1)?.place ?? place;
      if (more) return { events, through: reached, more };
      if (end === last) return { events, through: Math.max(reached, last), more: false };
      // If a whole window contains no event of the requested streams, such events are rare, so the position of the next
      // such event is queried.
      const next = rows.length > 0 ? end + 1 : named?.nextPlace(end);
      if (!next) return { events, through: last, more: false };
      return { events, through: Math.max(end, next - longestRun), more: true };
    });
  }

  /** While a subscription is waiting, polls for commits by other processes, which change `data_version`. */
  async #changed(seen: number, signal: AbortSignal): Promise<void> {
    const change = this.#arrivals.after(seen, signal);
    this.#watch ??= setInterval(() => this.#lookAround(), lookAround);
    await change;
  }

  #lookAround(): void {
    if (!this.#arrivals.awaited) {
      if (this.#watch) clearInterval(this.#watch);
      this.#watch = null;
      return;
    }
    const version = this.#sql.version.get() ?? 0;
    if (version === this.#followersVersion) return;
    this.#followersVersion = version;
    this.#arrivals.announce();
  }

  /** Runs several queries in one snapshot. */
  #atOnce<T>(questions: () => T): T {
    return this.#asking(() => this.#database.transaction(questions)());
  }

  #asking<T>(question: () => T): T {
    try {
      return question();
    } catch (error) {
      throw unavailable(error, this.#file);
    }
  }

  #requireOpen(): void {
    if (!this.#database.open) throw new StoreUnavailableError('STORE_CLOSED', 'The event store is closed.');
  }
}
