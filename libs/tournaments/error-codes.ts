/** The reasons why a tournament or match cannot be read, created or changed. */
export type TournamentErrorCode =
  | 'MATCH_INVALID'
  | 'MATCH_NOT_FOUND'
  | 'TOURNAMENTS_TOO_MANY'
  | 'TOURNAMENT_FILE_INVALID'
  | 'TOURNAMENT_INVALID'
  | 'TOURNAMENT_NOT_FOUND'
  | 'TOURNAMENT_TOO_LARGE';
