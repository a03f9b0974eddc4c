import { globalPosition } from '../streams/global-position.js';
import type { StoredEvent } from '../streams/port.js';
import { OpenPacks, type FindPack } from './open-packs.js';
import { packedTogether, packOf, type Pack } from './packs.js';
import { countIn, eventRows, isPacked, runChecksum, runsOf, type Placed } from './runs.js';
import { damaged, rowOf, storedEvent, takePage, type EventRow, type Statements } from './statements.js';

/** A request to read a stream from a revision in one direction. */
interface Through {
  readonly stream: string;
  readonly from: number;
  readonly forwards: boolean;
  readonly find: FindPack;
}

/** Compacted streams. Their rows contain only the positions of runs of events, and blocks contain all other data. */
export class Blocks {
  readonly #packs: OpenPacks;

  constructor(
    private readonly sql: Statements,
    private readonly file: string,
  ) {
    this.#packs = new OpenPacks((stream, revision) => sql.pack.get(stream, revision));
  }

  /**
   * Expands a row into one row per event. Throws `StoreUnavailableError` with code `STORE_DAMAGED` if the row was
   * changed.
   */
  eventRows<Row extends EventRow>(row: Row, stream: string): readonly Row[] {
    try {
      return eventRows(row);
    } catch (error) {
      throw damaged(this.file, stream, row.revision, { cause: error });
    }
  }

  /**
   * Returns a row's event, for callers that read all streams in order. Throws `StoreUnavailableError` with code
   * `STORE_DAMAGED` if the data was changed.
   */
  eventInTurn(row: EventRow, stream: string): StoredEvent {
    if (!isPacked(row)) return storedEvent(row, stream, this.file);
    const { revision, place } = row;
    return this.#packed({ stream, revision, place }, () => this.#packs.inTurn(stream, revision));
  }

  /**
   * Returns a function that reads one stream forwards or backwards. The function yields the events of a row, starting
   * at a revision. It reads each event on demand, keeps a block open only while the block is used, and throws the same
   * errors as `eventInTurn`.
   */
  through(stream: string, forwards: boolean): (row: EventRow, from: number) => Iterable<StoredEvent> {
    const find = this.#packs.through(stream);
    return (row, from) => this.#eventsThrough(row, { stream, from, forwards, find });
  }

  *#eventsThrough(
    row: EventRow,
    { stream, from, forwards, find }: Through,
  ): Generator<StoredEvent, void, undefined> {
    const last = row.revision;
    const first = last - this.#countIn(row, stream) + 1;
    const step = forwards ? 1 : -1;
    let revision = forwards ? Math.max(first, from) : Math.min(last, from);
    const pack = (): Pack | null => find(revision);
    for (; revision >= first && revision <= last; revision += step) {
      const place = row.place - (last - revision);
      yield isPacked(row)
        ? this.#packed({ stream, revision, place }, pack)
        : storedEvent(row, stream, this.file);
    }
  }

  /** Reads an event from a block, which contains everything but its position. */
  #packed(
    { stream, revision, place }: Placed & { readonly stream: string },
    pack: () => Pack | null,
  ): StoredEvent {
    try {
      const event = pack()?.event(revision);
      if (event !== undefined) {
        const { id, type, data, metadata } = event;
        return { id, type, data, metadata, stream, revision, position: globalPosition(place) };
      }
    } catch (error) {
      throw damaged(this.file, stream, revision, { cause: error });
    }
    throw damaged(this.file, stream, revision);
  }

  #countIn(row: EventRow, stream: string): number {
    try {
      return countIn(row);
    } catch (error) {
      throw damaged(this.file, stream, row.revision, { cause: error });
    }
  }

  /**
   * Moves a stream's events from rows into blocks, except events that are too large. Throws `STORE_DAMAGED` if a row
   * is missing or cannot be read.
   */
  settle(stream: string, key: number): void {
    for (;;) {
      const { rows } = takePage(
        (most) => this.sql.unpacked.iterate(key, most),
        packedTogether,
        packedTogether,
      );
      const [first] = rows;
      if (first === undefined) return;
      for (const [index, row] of rows.entries()) {
        const meant = first.revision + index;
        if (row.revision !== meant) throw damaged(this.file, stream, meant);
        storedEvent(row, stream, this.file);
      }
      // If the rows are too large for one block, tries again without the last row. A page of rows can end with an event
      // that exceeds the limit.
      const pack = packOf(first.revision, rows) ?? packOf(first.revision, rows.slice(0, -1));
      if (pack === null || pack.last < pack.first) return;
      this.sql.addPack.run(key, pack.first, pack.last, pack.content, pack.ids, pack.checksum);
      // Deletes the rows and inserts shorter ones, because shortening rows by updates would not free their pages.
      this.sql.dropRows.run(key, pack.first, pack.last);
      for (const run of runsOf(rows.slice(0, pack.last - pack.first + 1)))
        this.sql.addRun.run(run.place, key, run.revision, `${run.count}`, runChecksum(run));
    }
  }

  /** Finds events with the given ids in a stream's blocks. Returns their positions by id. */
  among(
    stream: string,
    key: number,
    events: readonly { readonly id: string }[],
  ): ReadonlyMap<string, Placed> {
    const found = new Map<string, Placed>();
    const starts = this.sql.packStarts.all(key);
    if (starts.length === 0) return found;
    const ids = new Set(events.map(({ id }) => id));
    const find = this.#packs.through(stream);
    for (const first of starts)
      for (const [id, revision] of find(first)?.revisionsOf(ids) ?? []) {
        const place = this.sql.placeOf.get(revision, key, revision);
        if (place !== undefined) found.set(id, { place, revision });
      }
    return found;
  }

  /** Reads all events of a stream. Throws `STORE_DAMAGED` if any event was changed or is missing. */
  requireWhole(stream: string, key: number): void {
    const events = this.through(stream, true);
    let next = 0;
    for (const cells of this.sql.forwards.iterate(key, 0, -1))
      for (const { revision } of events(rowOf(cells), 0))
        if (revision !== next++) throw damaged(this.file, stream, next - 1);
  }

  drop(stream: string, key: number): void {
    this.sql.dropPacks.run(key);
    this.#packs.forget(stream);
  }
}
