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
      `Deleting "${id}" needs a confirmation, and there is no terminal to ask.`,
      { advice: 'Add --yes.' },
    );
  return /^y(es)?$/i.test((await ask(`Delete ${what} for good? [y/N] `)).trim());
}
