export { playoutsOf, usualForOne, usualPlayouts } from './budget.js';
export type { ReviewErrorCode } from './error-codes.js';
export { lacks, lacksOf, type Lack } from './missing.js';
export { reviewInThreads } from './threads.js';
export { turningWords } from './turning-words.js';
export * from './kept/review-entry.js';
export { isCurrent, originOf, reviewId } from './kept/review-origin.js';
export { reviewFormat } from './kept/stored-review.js';
export { EvaluationThreads } from './evaluation-threads.js';
