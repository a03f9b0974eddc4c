import { setTimeout as after } from 'node:timers/promises';
import { codeOf } from './database-error.js';

const RETRY_AFTER = 10;
const RETRIES = 3000;

/** Whether an error is only that somebody else is in the way. */
type InTheWay = (error: unknown) => boolean;

/** Somebody else was writing: SQLite is busy, PostgreSQL found a deadlock or could not put one after the other. */
const passing: InTheWay = (error) => /^(SQLITE_BUSY|40001$|40P01$)/.test(codeOf(error));

/**
 * Reading what all schemas have fails where one of them is removed meanwhile, as at the end of a rebuild: it is not there, or what PostgreSQL
 * looks up of it is not ("cache lookup failed for namespace …", an internal error).
 */
export const passingWhileSchemasAreRead: InTheWay = (error) =>
  /^(40001|40P01|3F000)$/.test(codeOf(error)) ||
  (codeOf(error) === 'XX000' && (error as Error).message.startsWith('cache lookup failed'));

/** Does work; as long as somebody else is in the way, it tries again, half a minute at most. */
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
