import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { StoreUnavailableError } from './port.js';

/** Version of the tables below. A program refuses folders with a newer one. Version 1 had no checksums. */
const schemaVersion = 2;

/** "RTRC": tells our files from other SQLite databases. */
const applicationId = 0x52545243;

/** How long another process may hold the database. */
const patience = 5000;

/**
 * Places are row ids: SQLite has one writer at a time, so they follow the order of commits without gaps that fill later.
 * The ids of a stream are looked up within it: random UUIDs in one index for all would touch a page for every event.
 * Each further index would cost a tenth of the rate of appending.
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
  CREATE UNIQUE INDEX events_by_id ON events (stream, id);
  PRAGMA application_id = ${applicationId};
  PRAGMA user_version = ${schemaVersion};
`;

/** Events that were written before have no checksum, and are read as they are. */
const fromVersion1 = `ALTER TABLE events ADD COLUMN checksum INTEGER; PRAGMA user_version = 2;`;

/** Where the events of a data folder are. */
export const databaseFile = (folder: string): string => join(folder, 'events.db');

/**
 * Opens the database of a data folder and makes both where they are missing. Throws `StoreUnavailableError`:
 * `STORE_UNREACHABLE`, `STORE_TOO_NEW`, `STORE_DAMAGED`.
 */
export async function openDatabase(folder: string): Promise<Database.Database> {
  const file = databaseFile(folder);
  requireWritable(folder);
  const deadline = performance.now() + patience;
  for (;;) {
    try {
      return prepared(file);
    } catch (error) {
      // Two processes that make the same database at once: SQLite lets neither wait for the other.
      if (!isBusy(error) || performance.now() > deadline) throw unavailable(error, file);
    }
    await delay(20);
  }
}

function requireWritable(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw new StoreUnavailableError(
      'STORE_UNREACHABLE',
      `The data folder ${folder} cannot be made or written to (${codeOf(error)}). ` +
        'Set RETRACE_DATA to a folder that you may write to.',
      { cause: error },
    );
  }
}

function prepared(file: string): Database.Database {
  const database = new Database(file, { timeout: patience });
  try {
    const version = versionOf(database, file);
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = FULL');
    // What is deleted is written over.
    database.pragma('secure_delete = ON');
    if (version < schemaVersion)
      database
        .transaction(() => {
          const found = versionOf(database, file);
          if (found === 0) database.exec(schema);
          else if (found === 1) database.exec(fromVersion1);
        })
        .immediate();
    // Reads the newest page: a file that was cut short shows now.
    database.prepare('SELECT max(place) FROM events').get();
    requireAllNames(database, file);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Names have no checksums: a stream whose name was lost to a fault would be one that was never there. */
function requireAllNames(database: Database.Database, file: string): void {
  const found = database.pragma('integrity_check(streams)', { simple: true });
  if (found !== 'ok')
    throw new StoreUnavailableError(
      'STORE_DAMAGED',
      `${file}: the names of streams are damaged (${String(found)}). Put back a copy of the file.`,
    );
}

/** Version of the tables in the file, 0 while it is empty; throws when it is not a store that this program can use. */
function versionOf(database: Database.Database, file: string): number {
  const version = Number(database.pragma('user_version', { simple: true }));
  const ours = database.pragma('application_id', { simple: true }) === applicationId;
  if (ours && version > schemaVersion)
    throw new StoreUnavailableError(
      'STORE_TOO_NEW',
      `${file} has version ${version} of the storage format; this program knows versions up to ${schemaVersion}. ` +
        'Use a newer version of Retrace, or set RETRACE_DATA to another folder.',
    );
  if (ours) return version;
  if (database.prepare('SELECT 1 FROM sqlite_schema').get() === undefined && version === 0) return 0;
  throw new StoreUnavailableError(
    'STORE_DAMAGED',
    `${file} is a database of another program. Set RETRACE_DATA to another folder.`,
  );
}

/** What a caller of the store is told of an error of SQLite; other errors are given back as they are. */
export function unavailable(error: unknown, file: string): unknown {
  const code = codeOf(error);
  const said = String(error);
  if (/^SQLITE_(NOTADB|CORRUPT)/.test(code))
    return new StoreUnavailableError(
      'STORE_DAMAGED',
      `${file} is damaged or not a database (${said}). ` +
        'Put back a copy of it, or move it away together with its -wal and -shm files to start afresh.',
      { cause: error },
    );
  if (isBusy(error))
    return new StoreUnavailableError(
      'STORE_UNREACHABLE',
      `${file} has been in use by another process for more than ${patience / 1000} seconds. Try again, or stop the other.`,
      { cause: error },
    );
  if (/^SQLITE_(CANTOPEN|FULL|IOERR|PERM|PROTOCOL|READONLY)/.test(code))
    return new StoreUnavailableError(
      'STORE_UNREACHABLE',
      `${file} cannot be read or written (${said}). Look at the space on its disk and at its permissions.`,
      { cause: error },
    );
  return error;
}

const isBusy = (error: unknown): boolean => codeOf(error).startsWith('SQLITE_BUSY');

/** Of an error of Node or SQLite. The class of the latter is not asked for: a process may have loaded it twice. */
const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
