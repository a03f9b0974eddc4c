import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { Kysely, SqliteDialect, type Generated, type Transaction } from 'kysely';

/** Raised whenever the tables or what is kept in them change: the file is then built anew. */
export const READ_MODEL_VERSION = 2;

export interface Tables {
  games: {
    /** In the order the games began in the store: the same however often the list is built. */
    ordinal: Generated<number>;
    id: string;
    module: string;
    /** Names of the players, in lower case, to search in. */
    players: string;
    finished: number;
    /** `GameSummary` as JSON. */
    summary: string;
  };
  checkpoints: { name: string; position: string };
}

/**
 * Opens `read-models.sqlite` in a folder, or a database in memory. One that is damaged or of another version is made
 * anew, empty: all that was in it can be had from the events.
 */
export function openReadModels(folder: string | null): Kysely<Tables> {
  if (folder !== null) mkdirSync(folder, { recursive: true });
  const file = folder === null ? ':memory:' : join(folder, 'read-models.sqlite');
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database: openFile(file) }) });
}

function openFile(file: string): Database.Database {
  try {
    return prepared(new Database(file));
  } catch (error) {
    if (!/^SQLITE_(NOTADB|CORRUPT)/.test(codeOf(error))) throw error;
    for (const part of ['', '-wal', '-shm']) rmSync(file + part, { force: true });
    return prepared(new Database(file));
  }
}

/** By its code: the driver's errors are not of one class when it was loaded more than once. */
const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

function prepared(sqlite: Database.Database): Database.Database {
  try {
    sqlite.pragma('journal_mode = WAL');
    sqlite.pragma('synchronous = NORMAL');
    sqlite
      .transaction(() => {
        if (sqlite.pragma('user_version', { simple: true }) !== READ_MODEL_VERSION) sqlite.exec(schema);
      })
      .immediate();
    // From here on `writing` waits for other writers: SQLite would keep the whole process waiting.
    sqlite.pragma('busy_timeout = 0');
    return sqlite;
  } catch (error) {
    sqlite.close();
    throw error;
  }
}

const RETRY_AFTER = 10;
const RETRIES = 3000;

/** Runs work in one transaction; as long as somebody else writes to the file, it waits, half a minute at most. */
export async function writing<T>(
  db: Kysely<Tables>,
  work: (transaction: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  for (let retries = 0; ; retries++) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      const busy = codeOf(error).startsWith('SQLITE_BUSY');
      if (!busy || retries === RETRIES) throw error;
    }
    await after(RETRY_AFTER);
  }
}

const schema = `
  DROP TABLE IF EXISTS games;
  DROP TABLE IF EXISTS checkpoints;
  CREATE TABLE games (
    ordinal INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    module TEXT NOT NULL,
    players TEXT NOT NULL,
    finished INTEGER NOT NULL,
    summary TEXT NOT NULL
  );
  CREATE TABLE checkpoints (name TEXT PRIMARY KEY, position TEXT NOT NULL);
  PRAGMA user_version = ${READ_MODEL_VERSION};
`;
