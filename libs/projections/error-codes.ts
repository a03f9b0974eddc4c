/** What can be wrong with a place in a game. */
export type ProjectionErrorCode = 'DECISION_NOT_FOUND' | 'POSITION_OUT_OF_RANGE';
