export { threadSettings } from './thread-settings.js';
export { Threads } from './threads.js';
export { GameFiles, type GivenDeck, type ReadFile } from './game-files.js';
export { RecordChecks, type Check, type CheckLimits } from './record-checks.js';
export type { VerificationErrorCode } from './error-codes.js';
