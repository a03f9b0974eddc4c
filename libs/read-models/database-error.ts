import type { ReadModelsErrorCode } from './error-codes.js';

/** Thrown if the read models cannot be used. `code` states the reason, and `advice` states a solution. */
export class ReadModelsError extends Error {
  constructor(
    readonly code: ReadModelsErrorCode,
    message: string,
    readonly advice: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'ReadModelsError';
  }
}

/** Translates an error that means that the database cannot be read. Returns other errors unchanged. */
export function unreadable(error: unknown): unknown {
  const isOfDatabase =
    /^(SQLITE_|E[A-Z]+$|[0-9A-Z]{5}$)/.test(codeOf(error)) || /terminated|timeout/i.test(String(error));
  if (error instanceof ReadModelsError || !isOfDatabase) return error;
  return new ReadModelsError(
    'READ_MODELS_UNREACHABLE',
    'The list of games cannot be read.',
    'Check that its database is running, and check its permissions and free disk space.',
    { cause: error },
  );
}

/**
 * Returns the code of an error from a database driver or from Node. Ignores the error's class, because a driver can be
 * loaded more than once.
 */
export const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

/** The error for read models whose tables or rows were removed. */
export const emptied = (): ReadModelsError =>
  new ReadModelsError(
    'READ_MODELS_UNREACHABLE',
    "The read models' tables or rows are missing.",
    'Remove the schema `retrace` from the database in READ_MODELS, and start again. The read models are ' +
      'then rebuilt from the events.',
  );

/** Whether an error means that a table does not exist. */
export const isWithoutTable = (error: unknown): boolean =>
  codeOf(error) === '42P01' || (codeOf(error) === 'SQLITE_ERROR' && String(error).includes('no such table'));
