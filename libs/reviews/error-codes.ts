/** The reasons why a game is not reviewed, or why a position or an opening hand is not evaluated. */
export type ReviewErrorCode =
  | 'EVALUATIONS_TOO_MANY'
  | 'EVALUATION_FAILED'
  | 'OPENING_NOT_FOUND'
  | 'PLAYOUTS_INVALID'
  | 'REVIEW_FAILED'
  | 'REVIEW_TOO_SLOW';
