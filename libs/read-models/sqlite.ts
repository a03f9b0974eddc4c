import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { Kysely, sql, SqliteDialect } from 'kysely';
import { checkpointsOf } from './checkpoints.js';
import { codeOf } from './database-error.js';
import { removeFile, sweepDraft } from './draft.js';
import { withKnownStatements } from './known-statements.js';
import { migrate } from './migrate.js';
import { sqliteDialect, type Dialect } from './migrations.js';
import type { ReadModelPlace } from './place.js';
import { patiently } from './patience.js';
import type { Tables } from './tables.js';

type SqlitePlace = Exclude<ReadModelPlace, { kind: 'postgres' }>;

/** Returns the path of the database file, or the name of an in-memory database. */
export const fileOf = (place: SqlitePlace): string =>
  place.kind === 'memory' ? ':memory:' : join(place.folder, place.draft ?? 'read-models.sqlite');

/**
 * Opens the file. If it is damaged, has been emptied or cannot be migrated, replaces it with an empty file. Its rows
 * can be rebuilt from events.
 */
export async function openSqlite(
  place: SqlitePlace,
): Promise<{ readonly db: Kysely<Tables>; readonly dialect: Dialect }> {
  if (place.kind === 'sqlite') mkdirSync(place.folder, { recursive: true });
  if (place.kind === 'sqlite' && place.draft === undefined) sweepDraft(place.folder);
  const file = fileOf(place);
  const safety = place.kind === 'sqlite' && place.draft !== undefined ? asDraft : asKept;
  return { db: await openFile(file, safety), dialect: sqliteDialect };
}

type Safety = readonly string[];
const asKept: Safety = ['journal_mode = WAL', 'synchronous = NORMAL', 'wal_autocheckpoint = 8000'];
/**
 * Settings for a file that only this process opens. Nothing is synced to disk, because the file is discarded if the
 * process crashes.
 */
const asDraft: Safety = [
  'journal_mode = MEMORY',
  'synchronous = OFF',
  'locking_mode = EXCLUSIVE',
  'cache_size = -65536',
];

async function openFile(file: string, safety: Safety): Promise<Kysely<Tables>> {
  try {
    return await patiently(() => prepared(file, safety));
  } catch (error) {
    if (!/^SQLITE_(NOTADB|CORRUPT)|^READ_MODELS_(NOT_MIGRATED|UNREACHABLE)$/.test(codeOf(error))) throw error;
    removeFile(file);
    return patiently(() => prepared(file, safety));
  }
}

async function prepared(file: string, safety: Safety): Promise<Kysely<Tables>> {
  // Retries happen in JavaScript, because SQLite's own timeout would block the whole process.
  const sqlite = new Database(file, { timeout: 0 });
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: withKnownStatements(sqlite) }) });
  try {
    for (const pragma of safety) sqlite.pragma(pragma);
    await db.connection().execute(async (only) => {
      // Makes other processes that open the file wait until the tables have been created.
      await sql`begin immediate`.execute(only);
      if (sqlite.pragma('user_version', { simple: true }) !== 0)
        throw Object.assign(new Error('Made before there were migrations.'), {
          code: 'READ_MODELS_NOT_MIGRATED',
        });
      await migrate(only, sqliteDialect);
      await checkpointsOf({ db: only });
      await sql`commit`.execute(only);
    });
    return db;
  } catch (error) {
    sqlite.close();
    throw error;
  }
}
