import type { GivenErrorCode } from '../error-codes.js';

/** The reasons why `GameFiles` does not read a file. */
export type VerificationErrorCode =
  GivenErrorCode | 'IMPORTS_TOO_MANY' | 'IMPORT_WORK_TOO_LARGE' | 'STORE_CLOSED';
