/** Error codes for positions in a game. */
export type ProjectionErrorCode =
  'CARDS_UNKNOWN' | 'DECISION_NOT_FOUND' | 'GAME_OBSERVED' | 'POSITION_OUT_OF_RANGE';
