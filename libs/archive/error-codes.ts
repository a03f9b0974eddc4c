/** Reasons why the archive refuses a change. */
export type ArchiveErrorCode =
  | 'ADMINISTRATION_TOO_LARGE'
  | 'DRAFT_NOT_FOUND'
  | 'GAME_HAS_BRANCHES'
  | 'GAME_NOT_FOUND'
  | 'IMPORT_CONFLICT'
  | 'NOTES_TOO_MANY'
  | 'SHARES_TOO_MANY'
  | 'SHARE_NOT_FOUND';
