import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { codeOf } from './database-error.js';

/** The file in which read models are rebuilt before their rows replace the current ones. */
export const DRAFT = 'read-models.rebuilt.sqlite';
const LOCK = 'read-models.rebuilding.sqlite';

export function removeFile(file: string): void {
  for (const part of ['', '-wal', '-shm', '-journal']) rmSync(file + part, { force: true });
}

/**
 * Locks a folder for a rebuild. Null if another rebuild is running. The lock is a database lock, so it is released when
 * the process ends.
 */
export function lockedDraft(folder: string): Database.Database | null {
  const lock = new Database(join(folder, LOCK), { timeout: 0 });
  try {
    lock.exec('begin exclusive');
    return lock;
  } catch (error) {
    lock.close();
    if (codeOf(error).startsWith('SQLITE_BUSY')) return null;
    throw error;
  }
}

/** Removes the files that a killed rebuild has left behind. */
export function sweepDraft(folder: string): void {
  const file = join(folder, DRAFT);
  if (!existsSync(file)) return;
  const lock = lockedDraft(folder);
  if (lock === null) return;
  try {
    removeFile(file);
  } finally {
    lock.close();
  }
}
