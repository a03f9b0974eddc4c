import type { DeckErrorCode } from '#altered/cards';

export type ImportErrorCode =
  | 'IMPORT_CONFLICT'
  | 'IMPORT_DAMAGED'
  | 'IMPORT_DRAFT_BROKEN'
  | 'IMPORT_DRAFT_NOT_OVER'
  | 'IMPORT_EVENT_INVALID'
  | 'IMPORT_FOREIGN'
  | 'IMPORT_NOT_JSON'
  | 'IMPORT_TOO_DEEP'
  | 'IMPORT_TOO_LARGE'
  | 'IMPORT_TOO_NEW'
  | 'LOG_INCOMPLETE'
  | 'LOG_MALFORMED'
  | 'LOG_MIXED'
  | 'LOG_OF_ANOTHER_GAME';

export type GivenErrorCode = ImportErrorCode | DeckErrorCode;

/** The error code of ruling reports, in addition to the error codes for excerpts of a game. */
export type RulingErrorCode = 'EXPECTATION_INVALID';
