import { globalPosition } from '../streams/global-position.js';
import type { StoredEvent } from '../streams/port.js';
import { isPacked, OpenPacks, packOf } from './packs.js';
import { damaged, storedEvent, takePage, type EventRow, type Statements } from './statements.js';

/** Where an event is. */
interface Found {
  readonly place: number;
  readonly revision: number;
}

/** The events of complete streams, as a database keeps them: their places in rows, all the rest in blocks. */
export class Blocks {
  readonly #packs: OpenPacks;

  constructor(
    private readonly sql: Statements,
    private readonly file: string,
  ) {
    this.#packs = new OpenPacks((stream, revision) => sql.pack.get(stream, revision));
  }

  /** The event of a row, wherever the rest of it is. Throws `StoreUnavailableError` `STORE_DAMAGED` when it is not as it was written. */
  eventOf(row: EventRow, stream: string): StoredEvent {
    if (!isPacked(row)) return storedEvent(row, stream, this.file);
    const { revision, place } = row;
    try {
      const event = this.#packs.with(stream, revision)?.event(revision);
      if (event !== undefined) return { ...event, stream, revision, position: globalPosition(place) };
    } catch (error) {
      throw damaged(this.file, stream, revision, { cause: error });
    }
    throw damaged(this.file, stream, revision);
  }

  /** Puts what is in rows into blocks, as far as the stream goes. Throws `STORE_DAMAGED`. */
  settle(stream: string, key: number): void {
    for (;;) {
      const { rows } = takePage((most) => this.sql.unpacked.iterate(key, most), Infinity);
      const [first] = rows;
      if (first === undefined) return;
      for (const [index, row] of rows.entries()) {
        const meant = first.revision + index;
        if (row.revision !== meant) throw damaged(this.file, stream, meant);
        storedEvent(row, stream, this.file);
      }
      const pack = packOf(first.revision, rows);
      this.sql.addPack.run(key, pack.first, pack.last, pack.content, pack.checksum);
      // Rows that are only made shorter leave their pages as they were.
      this.sql.dropRows.run(key, pack.first, pack.last);
      for (const { place, revision } of rows) this.sql.addPlace.run(place, key, revision);
    }
  }

  /** Where those of these events are that the blocks of a stream have, by id. */
  among(stream: string, key: number, events: readonly { readonly id: string }[]): ReadonlyMap<string, Found> {
    const found = new Map<string, Found>();
    const starts = this.sql.packStarts.all(key);
    if (starts.length === 0) return found;
    const ids = new Set(events.map(({ id }) => JSON.stringify(id)));
    for (const first of starts)
      for (const [id, revision] of this.#packs.with(stream, first)?.revisionsOf(ids) ?? []) {
        const place = this.sql.placeOf.get(key, revision);
        if (place !== undefined) found.set(id, { place, revision });
      }
    return found;
  }

  /** Forgets the blocks of a stream. */
  drop(stream: string, key: number): void {
    this.sql.dropPacks.run(key);
    this.#packs.forget(stream);
  }
}
