export type TokenErrorCode = 'SIGNING_KEY_UNUSABLE';
