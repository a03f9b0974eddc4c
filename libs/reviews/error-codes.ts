/** Why a game is not reviewed, or a position not evaluated. */
export type ReviewErrorCode =
  'EVALUATIONS_TOO_MANY' | 'EVALUATION_FAILED' | 'PLAYOUTS_INVALID' | 'REVIEW_FAILED' | 'REVIEW_TOO_SLOW';
