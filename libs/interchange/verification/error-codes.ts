import type { GivenErrorCode } from '../error-codes.js';

/** The reason why the file of a game is not read in a thread. */
export type VerificationErrorCode =
  GivenErrorCode | 'IMPORTS_TOO_MANY' | 'IMPORT_WORK_TOO_LARGE' | 'STORE_CLOSED';
