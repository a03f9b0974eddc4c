import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { removeLeftovers } from './partial-files.js';
import { StoreUnavailableError } from '../streams/port.js';

/**
 * The version of the tables below. Older versions of Retrace refuse folders with a newer table version. Version 1 had
 * no checksums, version 2 no blocks, and version 3 no runs.
 */
const schemaVersion = 4;

/** "RTRC", which distinguishes Retrace's databases from other SQLite databases. */
const applicationId = 0x52545243;

/** The maximum number of milliseconds to wait for a lock that another process holds. */
const patience = 5000;

/**
 * Blocks contain the ids and content of a compacted stream's events. The stream's rows contain only the position of
 * each run of events. `ids` is null in blocks that were written with version 3 of the tables.
 */
const packs = `
  CREATE TABLE packs (
    stream INTEGER NOT NULL,
    first INTEGER NOT NULL,
    last INTEGER NOT NULL,
    content BLOB NOT NULL,
    checksum INTEGER NOT NULL,
    ids BLOB
  ) STRICT;
  CREATE UNIQUE INDEX packs_by_revision ON packs (stream, first);
  CREATE UNIQUE INDEX events_by_id ON events (stream, id) WHERE id <> '';
`;

/**
 * Positions are row ids. Because SQLite has a single writer, they follow the commit order without gaps. Event ids are
 * looked up within their stream. An index of all streams' random UUIDs would access one page per event, and every
 * additional index would make appends 10% slower.
 */
const schema = `
  CREATE TABLE streams (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    metadata TEXT
  ) STRICT;
  CREATE TABLE events (
    place INTEGER PRIMARY KEY,
    stream INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    id TEXT NOT NULL,
    type TEXT NOT NULL,
    data TEXT NOT NULL,
    metadata TEXT NOT NULL,
    checksum INTEGER
  ) STRICT;
  CREATE UNIQUE INDEX events_by_revision ON events (stream, revision);
  ${packs}
  PRAGMA application_id = ${applicationId};
  PRAGMA user_version = ${schemaVersion};
`;

/** Existing events have no checksum and are read without a check. */
const fromVersion1 = `ALTER TABLE events ADD COLUMN checksum INTEGER;`;

/** Existing events remain in their rows. */
const fromVersion2 = `DROP INDEX events_by_id; ${packs} PRAGMA user_version = ${schemaVersion};`;

/** Existing blocks remain unchanged. */
const fromVersion3 = `ALTER TABLE packs ADD COLUMN ids BLOB; PRAGMA user_version = ${schemaVersion};`;

export const databaseFile = (folder: string): string => join(folder, 'events.db');

/**
 * Opens a data folder's database, creating the folder and database if necessary. Throws `StoreUnavailableError` if the
 * database cannot be used. Its code is `STORE_UNREACHABLE`, `STORE_TOO_NEW` or `STORE_DAMAGED`.
 */
export async function openDatabase(folder: string): Promise<Database.Database> {
  const file = databaseFile(folder);
  requireWritable(folder);
  removeLeftovers(file);
  const deadline = performance.now() + patience;
  for (;;) {
    try {
      // Reads the witness file before opening the database, because another process could create the database and
      // append events at the same time.
      return witnessed(file, recordedIn(file));
    } catch (error) {
      // Tries again after a conflict, because SQLite does not wait if two processes create the same database
      // simultaneously.
      if (!isBusy(error) || performance.now() > deadline) throw unavailable(error, file);
    }
    await delay(20);
  }
}

/**
 * Opens a file of events as a store does, and migrates it. Throws `StoreUnavailableError` with code `STORE_TOO_NEW` or
 * `STORE_DAMAGED` unless the file has exactly a store's tables, and no triggers or views.
 */
export function requireStore(file: string): void {
  const model = new Database(':memory:');
  let database: Database.Database | null = null;
  try {
    database = prepared(file, false);
    const [found, meant] = [shapeOf(database), shapeOf(model.exec(schema))];
    if (found !== meant)
      throw new StoreUnavailableError(
        'STORE_DAMAGED',
        `${file} contains tables that do not belong to an event store: ${found}.`,
      );
  } catch (error) {
    throw unavailable(error, file);
  } finally {
    database?.close();
    model.close();
  }
}

/** Describes all tables, columns, indexes, views and triggers in one line. */
function shapeOf(database: Database.Database): string {
  const parts = database
    .prepare<[], { readonly type: string; readonly name: string }>(
      `SELECT type, name FROM sqlite_schema WHERE name NOT LIKE 'sqlite_%' ORDER BY type, name`,
    )
    .all();
  const columns = database.prepare<[string], string>(
    `SELECT name || ' ' || type FROM pragma_table_info(?) ORDER BY name`,
  );
  return parts
    .map(
      ({ type, name }) =>
        `${type} ${name}${type === 'table' ? ` (${columns.pluck().all(name).join(', ')})` : ''}`,
    )
    .join('; ');
}

function requireWritable(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw new StoreUnavailableError(
      'STORE_UNREACHABLE',
      `The data folder ${folder} cannot be created or written to (${codeOf(error)}). Set RETRACE_DATA to a ` +
        'folder with write permission.',
      { cause: error },
    );
  }
}

/** Opens the database and checks that it contains all events that the witness file recorded. */
function witnessed(file: string, recorded: number | null): Database.Database {
  const database = prepared(file, recorded !== null);
  try {
    const last = requireRecorded(database, file, recorded);
    if (last > 0) new Witness(file).bear(last);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

function prepared(file: string, hadEvents: boolean): Database.Database {
  const database = new Database(file, { timeout: patience });
  try {
    const version = versionOf(database, file);
    if (version === 0 && hadEvents) throw lost(file);
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = FULL');
    // Makes SQLite overwrite deleted data.
    database.pragma('secure_delete = ON');
    if (version < schemaVersion)
      database
        .transaction(() => {
          const found = versionOf(database, file);
          if (found === 0) database.exec(schema);
          if (found === 1) database.exec(fromVersion1);
          if (found === 1 || found === 2) database.exec(fromVersion2);
          if (found === 3) database.exec(fromVersion3);
        })
        .immediate();
    // Reads the newest page, because this reveals a truncated file.
    database.prepare('SELECT max(place) FROM events').get();
    requireAllNames(database, file);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/**
 * Returns the path of the witness file next to the database. The witness file records the position of the last event,
 * and exists as soon as there is an event.
 */
const witnessFile = (file: string): string => file.replace(/\.db$/, '.recorded');

/** The number of digits in a position in the witness file, including leading zeros. */
const PLACE_DIGITS = 16;
const placeText = (place: number): string => `${place}`.padStart(PLACE_DIGITS, '0');
const placeLine = new RegExp(`^\\d{${PLACE_DIGITS}}\n`);
const placeIn = (word: string): number => Number(placeLine.exec(word)?.[0] ?? 0);

/**
 * Records the last event's position next to the database, so that the loss or truncation of the database is detected.
 */
export class Witness {
  #known = 0;

  constructor(private readonly file: string) {}

  /** Records the last event's position. The event must be durable. If writing fails, the next call tries again. */
  bear(place: number): void {
    if (place <= this.#known) return;
    try {
      if (!this.#bearBehind(place)) writeFileSync(witnessFile(this.file), this.#text(place));
      this.#known = place;
    } catch {
      // Ignores the failure, because games can be recorded without a witness file.
    }
  }

  #text(place: number): string {
    return (
      `${placeText(place)}\nSo far games are recorded in ${basename(this.file)}, in this folder. ` +
      'Remove this file only to give up what is missing there.\n'
    );
  }

  /**
   * Overwrites the position in the existing file with a later position. Does not replace the file, because the file
   * would be empty for a moment. Returns false if the file does not exist or contains no position.
   */
  #bearBehind(place: number): boolean {
    const witness = witnessFile(this.file);
    if (!existsSync(witness)) return false;
    const descriptor = openSync(witness, 'r+');
    try {
      const written = Buffer.alloc(PLACE_DIGITS + 1);
      readSync(descriptor, written, 0, written.length, 0);
      const recorded = placeIn(written.toString('latin1'));
      // Does not overwrite a later position, which another process could already have recorded.
      if (recorded > 0 && recorded < place) writeSync(descriptor, placeText(place), 0);
      return recorded > 0;
    } finally {
      closeSync(descriptor);
    }
  }
}

/** Returns the last position in the witness file, or 0 if the file contains none. Null if there is no file. */
export function recordedIn(file: string): number | null {
  const witness = witnessFile(file);
  if (!existsSync(witness)) return null;
  return placeIn(readFileSync(witness, 'latin1'));
}

/**
 * Returns the last event's position, or 0 if there are no events. Throws `STORE_DAMAGED` if the last position is before
 * `recorded`.
 */
export function requireRecorded(database: Database.Database, file: string, recorded: number | null): number {
  if (recorded !== null && versionOf(database, file) === 0) throw lost(file);
  const last = Number(database.prepare('SELECT max(place) FROM events').pluck().get() ?? 0);
  if (recorded === null || last >= recorded) return last;
  throw new StoreUnavailableError(
    'STORE_DAMAGED',
    `${file} ends at event ${last}, but ${recorded} events were recorded. The last ${recorded - last} ` +
      "are missing because the database's log was damaged. Restore a copy of its folder, or a backup with " +
      '`retrace restore FILE --force`. To continue without the missing events, remove ' +
      `${basename(witnessFile(file))} from the same folder.`,
  );
}

/** Throws `STORE_DAMAGED` if events were recorded but the database is missing or empty. */
export function requireNotLost(file: string): void {
  if (existsSync(witnessFile(file)) && (statSync(file, { throwIfNoEntry: false })?.size ?? 0) === 0)
    throw lost(file);
}

const lost = (file: string): StoreUnavailableError =>
  new StoreUnavailableError(
    'STORE_DAMAGED',
    `${file} is empty or missing, although games were recorded in it. Restore a copy of the file, or a ` +
      'backup with `retrace restore FILE --force`. To discard the games and start again, remove ' +
      `${basename(witnessFile(file))} from the same folder.`,
  );

/**
 * Throws if a stream has lost its name. Names have no checksums, so without this check the stream would seem never to
 * have existed.
 */
function requireAllNames(database: Database.Database, file: string): void {
  const found = database.pragma('integrity_check(streams)', { simple: true });
  if (found !== 'ok')
    throw new StoreUnavailableError(
      'STORE_DAMAGED',
      `${file}: the stream names are damaged (${String(found)}). Restore a copy of the file.`,
    );
}

/**
 * Returns the version of the tables in the file, or 0 if the file is empty. Throws if this version of Retrace cannot
 * use the file as a store.
 */
function versionOf(database: Database.Database, file: string): number {
  const version = Number(database.pragma('user_version', { simple: true }));
  const ours = database.pragma('application_id', { simple: true }) === applicationId;
  if (ours && version > schemaVersion)
    throw new StoreUnavailableError(
      'STORE_TOO_NEW',
      `${file} uses version ${version} of the storage format, but this version of Retrace supports only ` +
        `versions up to ${schemaVersion}. Use a newer version of Retrace, or set RETRACE_DATA to another ` +
        'folder.',
    );
  if (ours) return version;
  if (database.prepare('SELECT 1 FROM sqlite_schema').get() === undefined && version === 0) return 0;
  throw new StoreUnavailableError(
    'STORE_DAMAGED',
    `${file} is a database of another application. Set RETRACE_DATA to another folder.`,
  );
}

/** Translates a SQLite error to a store error. Returns other errors unchanged. */
export function unavailable(error: unknown, file: string): unknown {
  const code = codeOf(error);
  const message = String(error);
  if (/^SQLITE_(NOTADB|CORRUPT)/.test(code))
    return new StoreUnavailableError(
      'STORE_DAMAGED',
      `${file} is damaged or is not a database (${message}). Restore a copy of the file, or a backup with ` +
        '`retrace restore FILE --force`. To start again, move all files out of its folder.',
      { cause: error },
    );
  if (isBusy(error))
    return new StoreUnavailableError(
      'STORE_UNREACHABLE',
      `Another process has been using ${file} for more than ${patience / 1000} seconds. Try again, or stop ` +
        'that process.',
      { cause: error },
    );
  if (/^SQLITE_(CANTOPEN|FULL|IOERR|PERM|PROTOCOL|READONLY)/.test(code))
    return new StoreUnavailableError(
      'STORE_UNREACHABLE',
      `${file} cannot be read or written (${message}). Check its permissions and the free disk space.`,
      { cause: error },
    );
  return error;
}

const isBusy = (error: unknown): boolean => codeOf(error).startsWith('SQLITE_BUSY');

/**
 * Returns the code of a Node or SQLite error. Ignores the error's class, because a process could have loaded the class
 * twice.
 */
const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
