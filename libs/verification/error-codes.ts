import type { ImportErrorCode } from '#interchange';

/** Why the file of a game is not read in a thread. */
export type VerificationErrorCode =
  ImportErrorCode | 'IMPORTS_TOO_MANY' | 'IMPORT_WORK_TOO_LARGE' | 'STORE_CLOSED';
