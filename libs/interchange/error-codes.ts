import type { DeckErrorCode } from '#altered/cards';

/** Why the file of a game or draft is not taken in. */
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

/** Why a file that was given with decks is not taken in. */
export type GivenErrorCode = ImportErrorCode | DeckErrorCode;
