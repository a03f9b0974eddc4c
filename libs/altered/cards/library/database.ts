import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';

/** The application ID of library files: "RtCd". */
const applicationId = 0x52744364;
const schemaVersion = 2;
/** The maximum time to wait for another process that is writing, in milliseconds. */
const patience = 30_000;

const schema = `
  CREATE TABLE imports (
    id INTEGER PRIMARY KEY,
    file TEXT NOT NULL,
    at TEXT NOT NULL
  );
  CREATE TABLE cards (
    reference TEXT NOT NULL,
    version INTEGER NOT NULL,
    import INTEGER NOT NULL REFERENCES imports (id),
    printed TEXT NOT NULL,
    PRIMARY KEY (reference, version)
  ) WITHOUT ROWID;
  PRAGMA application_id = ${applicationId};
`;

/** The tables that the second version of the library added: cards in other languages, and facts from card lists. */
const second = `
  CREATE TABLE translations (
    reference TEXT NOT NULL,
    language TEXT NOT NULL,
    version INTEGER NOT NULL,
    import INTEGER NOT NULL REFERENCES imports (id),
    printed TEXT NOT NULL,
    PRIMARY KEY (reference, language, version)
  ) WITHOUT ROWID;
  CREATE TABLE facts (
    kind TEXT NOT NULL,
    key TEXT NOT NULL,
    import INTEGER NOT NULL REFERENCES imports (id),
    value TEXT NOT NULL,
    PRIMARY KEY (kind, key)
  ) WITHOUT ROWID;
  PRAGMA user_version = 2;
`;

/** The error that is thrown if the cards of a data folder cannot be used. The message states a solution. */
export class CardLibraryError extends Error {
  constructor(
    readonly code: 'STORE_TOO_NEW' | 'STORE_DAMAGED' | 'STORE_UNREACHABLE',
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'CardLibraryError';
  }
}

export const libraryFile = (folder: string): string => join(folder, 'cards.db');

/**
 * Opens a folder's library, or a library in memory if `folder` is null. Creates the folder and the file if they are
 * missing. Throws `CardLibraryError` if the library cannot be opened.
 */
export function openLibrary(folder: string | null): Database.Database {
  if (folder === null) return prepared(':memory:');
  const file = libraryFile(folder);
  try {
    mkdirSync(folder, { recursive: true });
    return prepared(file);
  } catch (error) {
    throw unavailable(error, file);
  }
}

/**
 * Opens the library for reading. If it is missing, returns an empty library in memory. Throws `CardLibraryError` if an
 * existing library cannot be opened.
 */
export const openToRead = (folder: string | null): Database.Database =>
  openLibrary(folder !== null && existsSync(libraryFile(folder)) ? folder : null);

function prepared(file: string): Database.Database {
  const database = new Database(file, { timeout: patience });
  try {
    if (versionOf(database, file) < schemaVersion) {
      database.pragma('journal_mode = WAL');
      database
        .transaction(() => {
          if (versionOf(database, file) === 0) database.exec(schema);
          if (versionOf(database, file) < schemaVersion) database.exec(second);
        })
        .immediate();
    }
    database.pragma('synchronous = FULL');
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Returns the library's version. 0 for an empty file. Throws if this version of Retrace cannot use the library. */
function versionOf(database: Database.Database, file: string): number {
  const version = Number(database.pragma('user_version', { simple: true }));
  const ours = database.pragma('application_id', { simple: true }) === applicationId;
  if (ours && version > schemaVersion)
    throw new CardLibraryError(
      'STORE_TOO_NEW',
      `${file} uses version ${version} of the card library format, but this version of Retrace supports ` +
        `only versions up to ${schemaVersion}.`,
    );
  // The version number is 0 until the transaction that creates the library commits, so 0 is treated as 1.
  if (ours) return Math.max(version, 1);
  if (version === 0 && database.prepare('SELECT 1 FROM sqlite_schema').get() === undefined) return 0;
  throw new CardLibraryError('STORE_DAMAGED', `${file} is a database of another application.`);
}

/** Wraps an SQLite or disk error in a `CardLibraryError`. Returns other errors unchanged. */
export function unavailable(error: unknown, file: string): unknown {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  const message = String(error);
  if (/^SQLITE_(NOTADB|CORRUPT)/.test(code))
    return new CardLibraryError(
      'STORE_DAMAGED',
      `${file} is damaged or is not a database (${message}). Move it away, and import the card files ` +
        'again.',
      { cause: error },
    );
  if (/^SQLITE_(BUSY|CANTOPEN|FULL|IOERR|PERM|PROTOCOL|READONLY)|^E[A-Z]+$/.test(code))
    return new CardLibraryError('STORE_UNREACHABLE', `${file} cannot be read or written (${message}).`, {
      cause: error,
    });
  return error;
}
