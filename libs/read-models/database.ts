import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { Kysely, SqliteDialect, type Generated } from 'kysely';

/** Raised whenever the tables or what is kept in them change: the file is then built anew. */
export const READ_MODEL_VERSION = 1;

export interface Tables {
  games: {
    /** In the order the games began in the store. */
    ordinal: Generated<number>;
    id: string;
    module: string;
    /** Names of the players, in lower case, to search in. */
    players: string;
    finished: number;
    revision: number;
    /** `GameSummary` as JSON. */
    summary: string;
  };
  checkpoints: { name: string; position: string };
}

export interface ReadModelDatabase {
  readonly db: Kysely<Tables>;
  /** True: the file was new, or of another version, and has to be filled. */
  readonly empty: boolean;
}

/** Opens `read-models.sqlite` in a folder, or a database in memory; one of another version is dropped and made anew. */
export function openReadModels(folder: string | null): ReadModelDatabase {
  if (folder !== null) mkdirSync(folder, { recursive: true });
  const sqlite = new Database(folder === null ? ':memory:' : join(folder, 'read-models.sqlite'));
  sqlite.pragma('journal_mode = WAL');
  // It can always be built again from the events.
  sqlite.pragma('synchronous = NORMAL');
  sqlite.pragma('busy_timeout = 5000');
  const version = sqlite.pragma('user_version', { simple: true });
  const empty = version !== READ_MODEL_VERSION;
  if (empty)
    sqlite
      .transaction(() => {
        sqlite.exec(schema);
      })
      .immediate();
  return { db: new Kysely<Tables>({ dialect: new SqliteDialect({ database: sqlite }) }), empty };
}

const schema = `
  DROP TABLE IF EXISTS games;
  DROP TABLE IF EXISTS checkpoints;
  CREATE TABLE games (
    ordinal INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    module TEXT NOT NULL,
    players TEXT NOT NULL,
    finished INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    summary TEXT NOT NULL
  );
  CREATE TABLE checkpoints (name TEXT PRIMARY KEY, position TEXT NOT NULL);
  PRAGMA user_version = ${READ_MODEL_VERSION};
`;
