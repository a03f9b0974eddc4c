import { existsSync, renameSync, rmSync } from 'node:fs';
import Database from 'better-sqlite3';
import { partialPath, removeLeftovers } from './partial-files.js';
import {
  BackupError,
  describeBackup,
  readBackup,
  type BackupContents,
  type BesideFile,
} from './backup-file.js';
import { databaseFile, recordedIn, requireNotLost, requireRecorded, unavailable } from './database.js';
import { countEvents } from './runs.js';

export interface BackupOptions {
  /** Files in the data folder to include in the backup in addition to the events. */
  readonly beside?: readonly BesideFile[];
  /** Stops the backup and removes the copy. */
  readonly signal?: AbortSignal;
  /** Called periodically with the number of copied pages and the total number of pages. */
  readonly progress?: (copied: number, all: number) => void;
  readonly now?: () => Date;
}

/** The number of pages (2 MiB) to copy before other work can run. */
const stride = 512;

/**
 * Copies a data folder's events into one file while other processes can append. The copy contains every event that was
 * acknowledged before the backup started, and no partial append. The copy is verified before it is renamed to `file`,
 * which replaces any existing file. Throws `BackupError` if the backup cannot be made, or `StoreUnavailableError` if
 * the events cannot be read.
 */
export async function backUp(
  folder: string,
  file: string,
  options: BackupOptions = {},
): Promise<BackupContents> {
  const source = databaseFile(folder);
  requireNotLost(source);
  if (!existsSync(source))
    throw new BackupError(
      'BACKUP_EMPTY',
      `The folder ${folder} contains no games.`,
      'Set RETRACE_DATA to the folder that contains your games.',
    );
  const beside = partialPath(file);
  removeLeftovers(file);
  try {
    const events = await copyEvents(source, beside, options);
    const madeAt = (options.now?.() ?? new Date()).toISOString();
    describeBackup(beside, { madeAt, events, beside: options.beside ?? [] });
    const contents = readBackup(beside);
    renameSync(beside, file);
    return contents;
  } catch (error) {
    for (const part of ['', '-journal', '-wal', '-shm']) rmSync(beside + part, { force: true });
    throw unavailable(error, source);
  }
}

/** Copies the events. Returns how many events there were when copying started. */
async function copyEvents(source: string, target: string, options: BackupOptions): Promise<number> {
  const { signal, progress } = options;
  const recorded = recordedIn(source);
  const database = new Database(source, { readonly: true, fileMustExist: true });
  try {
    // The transaction excludes later appends. Otherwise, every append by another process would restart the copying.
    database.exec('BEGIN');
    requireRecorded(database, source, recorded);
    const events = countEvents(database);
    await database.backup(target, {
      progress: ({ totalPages, remainingPages }) => {
        if (signal?.aborted === true)
          throw new BackupError(
            'BACKUP_STOPPED',
            'The backup was stopped.',
            'Run the command again. No backup was stored.',
          );
        progress?.(totalPages - remainingPages, totalPages);
        return stride;
      },
    });
    return events;
  } finally {
    database.close();
  }
}

/** Returns the content of a SQLite file, including all committed changes. */
export function databaseContent(file: string): Buffer {
  const database = new Database(file, { readonly: true, fileMustExist: true });
  try {
    return database.serialize();
  } finally {
    database.close();
  }
}
