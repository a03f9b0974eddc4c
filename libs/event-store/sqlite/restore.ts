import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import Database from 'better-sqlite3';
import { partialPath, removeLeftovers } from './partial-files.js';
import { BackupError, damaged, forgetBackup, readBackup, type BackupContents } from './backup-file.js';
import { Blocks } from './blocks.js';
import { databaseFile, requireStore } from './database.js';
import { prepare } from './statements.js';

export interface RestoreOptions {
  /** Whether to move the contents of a non-empty folder into a subfolder. If not, a non-empty folder is refused. */
  readonly replace?: boolean;
  readonly now?: () => Date;
}

export interface Restored extends BackupContents {
  /** The path to which the existing data was moved. Null if there was none. */
  readonly aside: string | null;
}

const asidePrefix = 'before-restore-';
/** The maximum number of characters that a message quotes from a stream name. */
const LONGEST = 100;

/**
 * Restores a backup into a data folder. Throws `BackupError` and changes nothing if the backup is damaged or cannot be
 * restored.
 */
export function restore(file: string, folder: string, options: RestoreOptions = {}): Restored {
  const contents = readBackup(file);
  mkdirSync(folder, { recursive: true });
  removeLeftovers(databaseFile(folder));
  if (filesIn(folder).length > 0 && options.replace !== true)
    throw new BackupError(
      'DATA_FOLDER_NOT_EMPTY',
      `The data folder ${folder} is not empty.`,
      "Set RETRACE_DATA to another folder, or use --force to move the folder's content aside. Nothing is " +
        'deleted.',
    );
  requireUnused(folder);
  const part = partialPath(databaseFile(folder));
  copyStore(file, part);
  // Lists the folder again, because checking it could have removed unused journals.
  const present = filesIn(folder).filter((name) => name !== basename(part));
  const aside = present.length === 0 ? null : moveAside(folder, present, options.now?.() ?? new Date());
  for (const { name, content } of contents.beside)
    writeFileSync(join(folder, name), content, { mode: 0o600, flush: true });
  // Renames the complete file last, so that a folder that contains any events contains all of them.
  renameSync(part, databaseFile(folder));
  return { ...contents, aside };
}

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder).filter((name) => !name.startsWith(asidePrefix));

/** Copies a backup's events into a new store. If the copy is invalid, removes it and throws `BackupError`. */
function copyStore(file: string, part: string): void {
  const forget = (): void => {
    for (const end of ['', '-journal', '-wal', '-shm']) rmSync(part + end, { force: true });
  };
  forget();
  try {
    copyFileSync(file, part);
    forgetBackup(part);
    requireStore(part);
    requireEvents(file, part);
  } catch (error) {
    forget();
    if (error instanceof BackupError) throw error;
    if (codeOf(error) === 'STORE_TOO_NEW')
      throw new BackupError(
        'BACKUP_TOO_NEW',
        `${file} was created by a newer version of Retrace.`,
        'Use a newer version of Retrace.',
        {
          cause: error,
        },
      );
    // Rethrows the errors of a full or failing disk, because they do not mean that the backup is damaged.
    if (/^(SQLITE_(FULL|IOERR|CANTOPEN)|STORE_UNREACHABLE|E[A-Z]+$)/.test(codeOf(error))) throw error;
    throw new BackupError('BACKUP_DAMAGED', `${file} contains no usable events.`, 'Use another backup.', {
      cause: error,
    });
  }
}

/**
 * Opens every block and reads every event in a copy. Throws `BackupError` with code `BACKUP_DAMAGED` if any of them is
 * unreadable.
 */
function requireEvents(file: string, part: string): void {
  const database = new Database(part, { fileMustExist: true });
  try {
    const statements = prepare(database);
    const blocks = new Blocks(statements, part);
    for (const { name, key } of statements.keys.all())
      try {
        blocks.requireWhole(name, key);
      } catch (error) {
        if (codeOf(error) !== 'STORE_DAMAGED') throw error;
        throw damaged(file, `the stream ${JSON.stringify(name.slice(0, LONGEST))} cannot be read`, error);
      }
  } finally {
    database.close();
  }
}

const codeOf = (error: unknown): string => String((error as { readonly code?: unknown }).code);

/** Throws if any process uses the data folder, because a running server would continue to write to the moved files. */
function requireUnused(folder: string): void {
  const events = databaseFile(folder);
  if (!existsSync(events)) return;
  let database: Database.Database | null = null;
  try {
    database = new Database(events, { timeout: 0 });
    // Leaves WAL mode, which succeeds only if no other process has the file open.
    database.pragma('journal_mode = DELETE');
  } catch (error) {
    if (!codeOf(error).startsWith('SQLITE_BUSY')) return;
    throw new BackupError(
      'DATA_FOLDER_IN_USE',
      `The data folder ${folder} is in use by another process.`,
      'Stop the server and all recordings that use the folder, then run the command again.',
      { cause: error },
    );
  } finally {
    database?.close();
  }
}

function moveAside(folder: string, names: readonly string[], now: Date): string {
  const aside = join(folder, `${asidePrefix}${now.toISOString().replace(/[:.]/g, '-')}`);
  mkdirSync(aside);
  for (const name of names) renameSync(join(folder, name), join(aside, name));
  return aside;
}
