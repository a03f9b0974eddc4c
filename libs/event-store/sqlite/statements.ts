import { crc32 } from 'node:zlib';
import type Database from 'better-sqlite3';
import type { Json } from '#record';
import { globalPosition } from '../streams/global-position.js';
import { StoreUnavailableError, type StoredEvent } from '../streams/port.js';
import type { PackRow } from './packs.js';

export interface EventRow {
  readonly place: number;
  readonly revision: number;
  readonly id: string;
  readonly type: string;
  readonly data: string;
  readonly metadata: string;
  /** Null in rows from versions without checksums. */
  readonly checksum: number | null;
}

/** Computes a row's checksum, which reveals changed data. SQLite itself checks only the structure of pages. */
export const checksumOf = ({
  revision,
  id,
  type,
  data,
  metadata,
}: Omit<EventRow, 'place' | 'checksum'>): number => crc32(`${revision} ${id} ${type}${data}${metadata}`);

interface NamedEventRow extends EventRow {
  readonly stream: string;
}

/** A row as an array, which SQLite creates in half the time that an object takes. */
type Cells = readonly [number, number, string, string, string, string, number | null];
type NamedCells = readonly [...Cells, string];

export const rowOf = (cells: Cells | NamedCells): EventRow => ({
  place: cells[0],
  revision: cells[1],
  id: cells[2],
  type: cells[3],
  data: cells[4],
  metadata: cells[5],
  checksum: cells[6],
});
const namedRowOf = (cells: NamedCells): NamedEventRow => ({ ...rowOf(cells), stream: cells[7] });

const columns = 'place, revision, events.id AS id, type, data, events.metadata AS metadata, checksum';
/** CROSS JOIN forces SQLite to read the events in order, regardless of its estimates of table sizes. */
const named = `SELECT ${columns}, name AS stream FROM events CROSS JOIN streams ON streams.id = events.stream`;

/**
 * Returns the SQL condition that a stream's name begins with any of several prefixes. `prefixes` is the number of these
 * prefixes. Each prefix must be bound twice.
 */
const withPrefix = (prefixes: number): string =>
  `(${Array<string>(prefixes).fill('name BETWEEN ? AND ? || char(0x10FFFF)').join(' OR ')})`;

/** Queries about the streams with certain prefixes. */
export interface NamedStreams {
  /** Selects the matching streams' events between two positions. */
  between(after: number, last: number, limit: number): Iterable<NamedCells>;
  /** Returns the position of the matching streams' next event, using only indexes. */
  nextPlace(after: number): number | null | undefined;
}

function namedStreams(database: Database.Database): (prefixes: readonly string[]) => NamedStreams {
  const prepared = new Map<number, ReturnType<typeof prepareNamed>>();
  return (prefixes) => {
    const known = prepared.get(prefixes.length) ?? prepareNamed(database, prefixes.length);
    prepared.set(prefixes.length, known);
    const each = prefixes.flatMap((prefix) => [prefix, prefix]);
    return {
      between: (after, last, limit) => known.between.iterate(after, last, ...each, limit),
      nextPlace: (after) => known.nextPlace.get(...each, after),
    };
  };
}

const prepareNamed = (database: Database.Database, prefixes: number) => ({
  between: database
    .prepare<(string | number)[], NamedCells>(
      `${named} WHERE place > ? AND place <= ? AND revision >= 0 AND ${withPrefix(prefixes)} ORDER BY place LIMIT ?`,
    )
    .raw(),
  nextPlace: database
    .prepare<(string | number)[], number | null>(
      `SELECT min(place) FROM events
       WHERE stream IN (SELECT id FROM streams WHERE ${withPrefix(prefixes)}) AND place > ?`,
    )
    .pluck(),
});

/**
 * The revision of the row that remains for a deleted stream. This row is inserted at the end of the table, so that
 * later events never reuse the positions of deleted events. Readers that have passed these positions would miss such
 * events.
 */
export const deletedStream = -2;

export function prepare(database: Database.Database) {
  return {
    begin: database.prepare('BEGIN IMMEDIATE'),
    commit: database.prepare('COMMIT'),
    rollback: database.prepare('ROLLBACK'),
    version: database.prepare<[], number>('PRAGMA data_version').pluck(),
    head: database.prepare<[string], { key: number; revision: number }>(
      `SELECT id AS key,
         ifnull((SELECT max(revision) FROM events WHERE stream = streams.id), -1) AS revision
       FROM streams WHERE name = ?`,
    ),
    keys: database.prepare<[], { name: string; key: number }>(
      'SELECT name, id AS key FROM streams ORDER BY id',
    ),
    addStream: database.prepare<[string]>('INSERT INTO streams (name) VALUES (?)'),
    addEvent: database.prepare<[number, number, string, string, string, string, number]>(
      `INSERT INTO events (stream, revision, id, type, data, metadata, checksum) VALUES (?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (stream, id) WHERE id <> '' DO NOTHING`,
    ),
    takeBack: database.prepare<[number, number]>('DELETE FROM events WHERE stream = ? AND revision > ?'),
    bury: database.prepare<[number]>(
      `INSERT INTO events (stream, revision, id, type, data, metadata)
       VALUES (?, ${deletedStream}, '', 'StreamDeleted', 'null', 'null')`,
    ),
    forgetMetadata: database.prepare<[number]>('UPDATE streams SET metadata = NULL WHERE id = ?'),
    emptyLog: database.prepare('PRAGMA wal_checkpoint(TRUNCATE)'),
    find: database.prepare<[number, string], { place: number; revision: number }>(
      `SELECT place, revision FROM events WHERE stream = ? AND id = ? AND id <> ''`,
    ),
    placeOf: database
      .prepare<[number, number, number], number>(
        `SELECT place - (revision - ?) FROM events WHERE stream = ? AND revision >= ?
         ORDER BY revision LIMIT 1`,
      )
      .pluck(),
    packStarts: database.prepare<[number], number>('SELECT first FROM packs WHERE stream = ?').pluck(),
    pack: database.prepare<[string, number], PackRow>(
      `SELECT first, last, content, ids, checksum FROM packs
       WHERE stream = (SELECT id FROM streams WHERE name = ?) AND first <= ? ORDER BY first DESC LIMIT 1`,
    ),
    addPack: database.prepare<[number, number, number, Buffer, Buffer | null, number]>(
      'INSERT INTO packs (stream, first, last, content, ids, checksum) VALUES (?, ?, ?, ?, ?, ?)',
    ),
    dropRows: database.prepare<[number, number, number]>(
      'DELETE FROM events WHERE stream = ? AND revision BETWEEN ? AND ?',
    ),
    addRun: database.prepare<[number, number, number, string, number]>(
      `INSERT INTO events (place, stream, revision, id, type, data, metadata, checksum)
       VALUES (?, ?, ?, '', '', ?, '', ?)`,
    ),
    dropPacks: database.prepare<[number]>('DELETE FROM packs WHERE stream = ?'),
    unpacked: database
      .prepare<[number, number], Cells>(
        `SELECT ${columns} FROM events WHERE stream = ? AND revision >= 0 AND id <> ''
         ORDER BY revision LIMIT ?`,
      )
      .raw(),
    forwards: database
      .prepare<[number, number, number], Cells>(
        `SELECT ${columns} FROM events WHERE stream = ? AND revision >= ? ORDER BY revision LIMIT ?`,
      )
      .raw(),
    /**
     * Selects rows backwards from a revision. The first row contains the event with this revision, and can also contain
     * later events.
     */
    backwards: database
      .prepare<[number, number, number, number, number], Cells>(
        `SELECT ${columns} FROM events WHERE stream = ? AND revision <=
           ifnull((SELECT min(revision) FROM events WHERE stream = ? AND revision >= ?), ?)
         ORDER BY revision DESC LIMIT ?`,
      )
      .raw(),
    /**
     * Selects the names of streams with a prefix, in the order of the streams' first events. Each stream's first row
     * contains its first event.
     */
    begun: database
      .prepare<[string, string], string>(
        `SELECT name FROM streams CROSS JOIN events ON events.stream = streams.id AND revision =
           (SELECT min(revision) FROM events WHERE stream = streams.id AND revision >= 0)
         WHERE ${withPrefix(1)} ORDER BY place - revision`,
      )
      .pluck(),
    lastRow: database.prepare<[], number | null>('SELECT max(place) FROM events').pluck(),
    lastPlace: database
      .prepare<[], number>('SELECT place FROM events WHERE revision >= 0 ORDER BY place DESC LIMIT 1')
      .pluck(),
    metadata: database
      .prepare<[string], string | null>('SELECT metadata FROM streams WHERE name = ?')
      .pluck(),
    setMetadata: database.prepare<[string, string]>(
      `INSERT INTO streams (name, metadata) VALUES (?, ?)
       ON CONFLICT (name) DO UPDATE SET metadata = excluded.metadata`,
    ),
    after: database
      .prepare<[number, number], NamedCells>(
        `${named} WHERE place > ? AND revision >= 0 ORDER BY place LIMIT ?`,
      )
      .raw(),
    named: namedStreams(database),
  };
}

export type Statements = ReturnType<typeof prepare>;

const pageRows = 256;
const pageCharacters = 4_000_000;

interface RowPage<Row> {
  readonly rows: readonly Row[];
  readonly more: boolean;
}

/** Extracts the requested entries from a row. */
type Taken<Row, One> = (row: Row) => Iterable<One>;

/** Reads rows of one stream, up to `most` rows or a full page. Leaves no statement open. */
export const takePage = (
  cellsUpTo: (limit: number) => Iterable<Cells>,
  most: number,
  rows = pageRows,
): RowPage<EventRow> => pageOf(cellsUpTo, rowOf, Math.min(most, rows), (row) => [row]);

/** Like `takePage`, but returns the events that `taken` extracts from the rows. */
export const takeEvents = (
  cellsUpTo: (limit: number) => Iterable<Cells>,
  most: number,
  taken: Taken<EventRow, StoredEvent>,
): RowPage<StoredEvent> => pageOf(cellsUpTo, rowOf, Math.min(most, pageRows), taken);

/** Like `takePage`, for rows of all streams. */
export const takeNamedPage = (
  cellsUpTo: (limit: number) => Iterable<NamedCells>,
  most: number,
  taken: Taken<NamedEventRow, NamedEventRow>,
): RowPage<NamedEventRow> => pageOf(cellsUpTo, namedRowOf, Math.min(most, pageRows), taken);

function pageOf<Given, Row extends EventRow, One>(
  cellsUpTo: (limit: number) => Iterable<Given>,
  asRow: (cells: Given) => Row,
  limit: number,
  taken: Taken<Row, One>,
): RowPage<One> {
  const rows: One[] = [];
  let characters = 0;
  for (const cells of cellsUpTo(limit)) {
    const row = asRow(cells);
    for (const entry of taken(row)) {
      rows.push(entry);
      characters += row.data.length;
      if (rows.length === limit || characters > pageCharacters) return { rows, more: true };
    }
  }
  return { rows, more: false };
}

/** Parses a row's event. Throws `StoreUnavailableError` with code `STORE_DAMAGED` if the row was changed. */
export function storedEvent(row: EventRow, stream: string, file: string): StoredEvent {
  if (row.checksum !== null && row.checksum !== checksumOf(row)) throw damaged(file, stream, row.revision);
  try {
    return {
      id: row.id,
      type: row.type,
      data: JSON.parse(row.data) as Json,
      metadata: JSON.parse(row.metadata) as Json,
      stream,
      revision: row.revision,
      position: globalPosition(row.place),
    };
  } catch (error) {
    throw damaged(file, stream, row.revision, { cause: error });
  }
}

/** Returns the error for an event that is unreadable or has the wrong revision. */
export const damaged = (
  file: string,
  stream: string,
  revision: number,
  options?: ErrorOptions,
): StoreUnavailableError =>
  new StoreUnavailableError(
    'STORE_DAMAGED',
    `${file}: revision ${revision} of stream "${stream}" is damaged. Restore a copy of the file.`,
    options,
  );
