export { playoutsOf, usualForOne, usualPlayouts } from './budget.js';
export type { ReviewErrorCode } from './error-codes.js';
export { missedWords } from './missed-words.js';
export { lacksOf, type Lack } from './missing.js';
export { reviewInThreads } from './threads.js';
export { turningWords } from './turning-words.js';
