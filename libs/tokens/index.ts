export type { TokenErrorCode } from './error-codes.js';
export { assignmentToken, signedToken, type TokenKind } from './signed-token.js';
export { foundKey, keptKey, keyFile, passingKey, secretKey } from './signing-key.js';
