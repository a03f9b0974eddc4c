import Database from 'better-sqlite3';
import type { BackupErrorCode } from '../error-codes.js';
import { countEvents } from './runs.js';

/** A file of the data folder that a backup contains in addition to the events. */
export interface BesideFile {
  readonly name: string;
  readonly content: Buffer;
}

export interface BackupContents {
  /** When the backup was made, in ISO 8601 format. */
  readonly madeAt: string;
  readonly events: number;
  readonly beside: readonly BesideFile[];
}

/**
 * Thrown if a backup cannot be made or restored, in which case nothing has been changed. `advice` explains how to solve
 * the problem.
 */
export class BackupError extends Error {
  constructor(
    readonly code: BackupErrorCode,
    message: string,
    readonly advice: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'BackupError';
  }
}

const isoTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?Z$/;

/** The maximum number of files that a backup contains in addition to the events. */
const MOST_FILES = 16;
const plainName = /^(?!events\.db|before-restore-)[a-z0-9][a-z0-9.-]{0,60}$/;

/**
 * Tables that describe the backup. They are added to the copied database, so that a backup is a single file that is
 * also a valid store.
 */
const schema = `
  CREATE TABLE backup (made_at TEXT NOT NULL, events INTEGER NOT NULL) STRICT;
  CREATE TABLE backup_files (name TEXT PRIMARY KEY, content BLOB NOT NULL) STRICT;
`;

/**
 * Turns a copy of the events into a backup. A backup is a single file without a journal, and contains its own
 * description.
 */
export function describeBackup(file: string, { madeAt, events, beside }: BackupContents): void {
  const database = new Database(file);
  try {
    database.pragma('journal_mode = DELETE');
    database.pragma('synchronous = FULL');
    database.transaction(() => {
      database.exec(schema);
      database.prepare('INSERT INTO backup VALUES (?, ?)').run(madeAt, events);
      const add = database.prepare('INSERT INTO backup_files VALUES (?, ?)');
      for (const { name, content } of beside) add.run(name, content);
    })();
  } finally {
    database.close();
  }
}

/** Removes the backup's description from a copy. */
export function forgetBackup(file: string): void {
  const database = new Database(file);
  try {
    database.exec('DROP TABLE backup; DROP TABLE backup_files; VACUUM;');
  } finally {
    database.close();
  }
}

export const damaged = (file: string, what: string, cause?: unknown): BackupError =>
  new BackupError('BACKUP_DAMAGED', `${file} is damaged: ${what}.`, 'Use another backup.', { cause });

/**
 * Returns the description of a backup. First reads all pages of the file and counts the events. Throws `BackupError` if
 * the file is not a usable backup.
 */
export function readBackup(file: string): BackupContents {
  let database: Database.Database;
  try {
    database = new Database(file, { readonly: true, fileMustExist: true });
  } catch (error) {
    throw new BackupError('BACKUP_FOREIGN', `${file} cannot be opened.`, 'Check the path.', { cause: error });
  }
  try {
    return checkedContents(database, file);
  } catch (error) {
    if (error instanceof BackupError) throw error;
    throw damaged(file, String(error), error);
  } finally {
    database.close();
  }
}

function checkedContents(database: Database.Database, file: string): BackupContents {
  const named = database.prepare(`SELECT count(*) FROM sqlite_schema WHERE name IN ('backup', 'events')`);
  if (named.pluck().get() !== 2)
    throw new BackupError(
      'BACKUP_FOREIGN',
      `${file} was not made by \`retrace backup\`.`,
      'To use a copied data folder, set RETRACE_DATA to its path. It needs no restore.',
    );
  const integrity = database.pragma('integrity_check(1)', { simple: true });
  if (integrity !== 'ok') throw damaged(file, String(integrity));
  const contents = database.prepare<[], { madeAt: string; events: number }>(
    'SELECT made_at AS madeAt, events FROM backup',
  );
  const { madeAt, events } = contents.get() ?? { madeAt: '', events: -1 };
  if (typeof madeAt !== 'string' || !isoTime.test(madeAt))
    throw damaged(file, 'it does not say when it was made');
  const counted = countEvents(database);
  if (counted !== events) throw damaged(file, `it holds ${counted} events where ${events} were copied`);
  const beside = database.prepare<[], BesideFile>('SELECT name, content FROM backup_files ORDER BY name');
  const files = beside.all();
  if (files.length > MOST_FILES) throw damaged(file, `${files.length} files are beside the events`);
  for (const { name, content } of files)
    if (typeof name !== 'string' || !plainName.test(name) || !Buffer.isBuffer(content))
      throw damaged(file, 'a file beside the events has a name or content that is not valid');
  return { madeAt, events, beside: files };
}
