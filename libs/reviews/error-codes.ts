/** Why a game is not reviewed. */
export type ReviewErrorCode = 'PLAYOUTS_INVALID';
