import { setTimeout as after } from 'node:timers/promises';
import { codeOf } from './database-error.js';

const RETRY_AFTER = 10;
const RETRIES = 3000;

/** Whether an error is only a conflict with another writer. */
type InTheWay = (error: unknown) => boolean;

/** Conflicts with other writers: SQLite is busy, or PostgreSQL has found a deadlock or a serialisation failure. */
const passing: InTheWay = (error) => /^(SQLITE_BUSY|40001$|40P01$)/.test(codeOf(error));

/**
 * Whether an error is temporary because a schema was removed while schemas were being read. This happens at the end of
 * a rebuild. In this case, the schema, its tables or its columns do not exist, or PostgreSQL fails with "cache lookup
 * failed for namespace …".
 */
export const passingWhileSchemasAreRead: InTheWay = (error) =>
  /^(40001|40P01|3F000|42P01|42703)$/.test(codeOf(error)) ||
  (codeOf(error) === 'XX000' && (error as Error).message.startsWith('cache lookup failed'));

/** Runs a function and repeats it after conflicts, for at most half a minute. */
export async function patiently<T>(work: () => Promise<T>, inTheWay = passing): Promise<T> {
  for (let retries = 0; ; retries++) {
    try {
      return await work();
    } catch (error) {
      if (!inTheWay(error) || retries === RETRIES) throw error;
    }
    await after(RETRY_AFTER);
  }
}
