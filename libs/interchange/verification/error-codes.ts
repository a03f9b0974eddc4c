import type { GivenErrorCode } from '../error-codes.js';

/** Reasons why a thread does not read the file of a game. */
export type VerificationErrorCode =
  GivenErrorCode | 'IMPORTS_TOO_MANY' | 'IMPORT_WORK_TOO_LARGE' | 'STORE_CLOSED';
