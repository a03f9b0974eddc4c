import { setTimeout as after } from 'node:timers/promises';
import { codeOf } from './database-error.js';

const RETRY_AFTER = 10;
const RETRIES = 3000;
/** Somebody else was writing: SQLite is busy, PostgreSQL found a deadlock or could not put one after the other. */
const passing = /^(SQLITE_BUSY|40001$|40P01$)/;
/** Reading what all schemas have fails where one of them is removed meanwhile, as at the end of a rebuild. */
export const passingWhileSchemasAreRead = /^(40001|40P01|3F000)$/;

/** Does work; as long as somebody else is in the way, it tries again, half a minute at most. */
export async function patiently<T>(work: () => Promise<T>, inTheWay = passing): Promise<T> {
  for (let retries = 0; ; retries++) {
    try {
      return await work();
    } catch (error) {
      if (!inTheWay.test(codeOf(error)) || retries === RETRIES) throw error;
    }
    await after(RETRY_AFTER);
  }
}
