/** The reason why tokens cannot be signed. */
export type TokenErrorCode = 'SIGNING_KEY_UNUSABLE';
