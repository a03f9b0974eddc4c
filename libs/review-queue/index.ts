export type { ReviewQueueErrorCode } from './error-codes.js';
export type { TakenReview } from './postgres/taken-review.js';
export { ReviewOffice } from './postgres/office.js';
export { reviewQueueSetting, type ReviewQueuePlace } from './postgres/place.js';
export { isAway, ReviewQueueError } from './postgres/queue-error.js';
export { ReviewLedger, type EndedReview } from './review-ledger.js';
export {
  makeReview,
  momentThreads,
  type Judged,
  type JudgedGame,
  type MadeReview,
  type ReviewPlaces,
} from './review-maker.js';
export { ReviewNews } from './review-news.js';
export {
  admitted,
  userOf,
  type ReviewProgress,
  type ReviewQueue,
  type ReviewsWaiting,
} from './review-queue.js';
export { ReviewStreams } from './review-streams.js';
