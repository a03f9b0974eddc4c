import { sql } from 'kysely';
import { codeOf } from './database-error.js';
import type { Work } from './database.js';

/**
 * Whether an error means that the database would refuse the same data again. Examples are values that are out of range,
 * are too long for an index, or violate a constraint. Other errors are not caused by the data.
 */
export function isRefusal(error: unknown): boolean {
  // This error means that the text is longer than a JavaScript string can be.
  if (error instanceof RangeError && /string length/i.test(error.message)) return true;
  const code = codeOf(error);
  return /^(22|23|54)[0-9A-Z]{3}$/.test(code) || /^SQLITE_(CONSTRAINT|TOOBIG|MISMATCH|RANGE)/.test(code);
}

export interface Refusal {
  readonly message: string;
}

/**
 * Runs a function inside a transaction. If the database refuses the function's data, undoes only the function's changes
 * and returns the refusal. Null if the function succeeded.
 */
export async function attempted(transaction: Work, work: () => Promise<void>): Promise<Refusal | null> {
  await sql`savepoint attempt`.execute(transaction);
  try {
    await work();
  } catch (error) {
    if (!isRefusal(error)) throw error;
    await sql`rollback to savepoint attempt`.execute(transaction);
    await sql`release savepoint attempt`.execute(transaction);
    return { message: String((error as { readonly message?: unknown }).message) };
  }
  await sql`release savepoint attempt`.execute(transaction);
  return null;
}
