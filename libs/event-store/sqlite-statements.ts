import type Database from 'better-sqlite3';
import type { Json } from '#record';
import { globalPosition } from './global-position.js';
import { StoreUnavailableError, type StoredEvent } from './port.js';

/** An event as it comes out of the database. */
export interface EventRow {
  readonly place: number;
  readonly revision: number;
  readonly id: string;
  readonly type: string;
  readonly data: string;
  readonly metadata: string;
}

interface NamedEventRow extends EventRow {
  readonly stream: string;
}

const columns = 'place, revision, events.id AS id, type, data, events.metadata AS metadata';
/** CROSS JOIN: in the order of the events, whatever SQLite thinks of the sizes of the tables. */
const named = `SELECT ${columns}, name AS stream FROM events CROSS JOIN streams ON streams.id = events.stream`;

/** Takes the prefix twice. */
const withPrefix = 'name BETWEEN ? AND ? || char(0x10FFFF)';

/** Prepares everything a store asks of its database. */
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
    addStream: database.prepare<[string]>('INSERT INTO streams (name) VALUES (?)'),
    addEvent: database.prepare<[number, number, string, string, string, string]>(
      `INSERT INTO events (stream, revision, id, type, data, metadata) VALUES (?, ?, ?, ?, ?, ?)
       ON CONFLICT (stream, id) DO NOTHING`,
    ),
    takeBack: database.prepare<[number, number]>('DELETE FROM events WHERE stream = ? AND revision > ?'),
    find: database.prepare<[number, string], { place: number; revision: number }>(
      'SELECT place, revision FROM events WHERE stream = ? AND id = ?',
    ),
    forwards: database.prepare<[number, number, number], EventRow>(
      `SELECT ${columns} FROM events WHERE stream = ? AND revision >= ? ORDER BY revision LIMIT ?`,
    ),
    backwards: database.prepare<[number, number, number], EventRow>(
      `SELECT ${columns} FROM events WHERE stream = ? AND revision <= ? ORDER BY revision DESC LIMIT ?`,
    ),
    lastPlace: database.prepare<[], number | null>('SELECT max(place) FROM events').pluck(),
    metadata: database
      .prepare<[string], string | null>('SELECT metadata FROM streams WHERE name = ?')
      .pluck(),
    setMetadata: database.prepare<[string, string]>(
      `INSERT INTO streams (name, metadata) VALUES (?, ?)
       ON CONFLICT (name) DO UPDATE SET metadata = excluded.metadata`,
    ),
    after: database.prepare<[number, number], NamedEventRow>(
      `${named} WHERE place > ? ORDER BY place LIMIT ?`,
    ),
    /** Of the streams with a prefix, between two places. */
    between: database.prepare<[number, number, string, string, number], NamedEventRow>(
      `${named} WHERE place > ? AND place <= ? AND ${withPrefix} ORDER BY place LIMIT ?`,
    ),
    /** Finds the next event of the streams with a prefix; looks at nothing but the index of their events. */
    nextPlace: database
      .prepare<[string, string, number], number | null>(
        `SELECT min(place) FROM events
         WHERE stream IN (SELECT id FROM streams WHERE ${withPrefix}) AND place > ?`,
      )
      .pluck(),
  };
}

export type Statements = ReturnType<typeof prepare>;

const pageRows = 256;
const pageCharacters = 4_000_000;

/** Takes rows until there are `most`, or enough for a page. Nothing of the database stays open. */
export function takePage<Row extends EventRow>(
  rowsUpTo: (limit: number) => Iterable<Row>,
  most: number,
): { readonly rows: readonly Row[]; readonly more: boolean } {
  const rows: Row[] = [];
  const limit = Math.min(most, pageRows);
  let characters = 0;
  for (const row of rowsUpTo(limit)) {
    rows.push(row);
    characters += row.data.length;
    if (characters > pageCharacters) return { rows, more: true };
  }
  return { rows, more: rows.length === limit };
}

/** Throws `StoreUnavailableError` `STORE_DAMAGED` when the row does not hold JSON. */
export function storedEvent(row: EventRow, stream: string, file: string): StoredEvent {
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
    throw new StoreUnavailableError(
      'STORE_DAMAGED',
      `${file}: revision ${row.revision} of stream "${stream}" is damaged. Put back a copy of the file.`,
      { cause: error },
    );
  }
}
