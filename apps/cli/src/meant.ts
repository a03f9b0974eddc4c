import { exitCodes, failure } from './failure.js';
import type { Surroundings } from './output.js';

/**
 * Asks the user to confirm a deletion. Throws a `Failure` with code `DELETION_NOT_CONFIRMED` if there is no terminal.
 */
export async function isMeant({ ask }: Surroundings, id: string, what: string): Promise<boolean> {
  if (ask === null)
    throw failure(
      exitCodes.usage,
      'DELETION_NOT_CONFIRMED',
      `Deleting "${id}" requires a confirmation, but there is no terminal to ask for it.`,
      { advice: 'Add --yes to confirm.' },
    );
  return /^y(es)?$/i.test((await ask(`Permanently delete ${what}? [y/N] `)).trim());
}
