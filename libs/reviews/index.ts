export { playoutsOf, usualForOne, usualPlayouts } from './budget.js';
export type { ReviewErrorCode } from './error-codes.js';
export { alikeChoices } from './alike-choices.js';
export { choiceSayer, choiceWords } from './choice-words.js';
export { cardNameIn } from './printed-cards.js';
export { mistakeWords } from './mistake-words.js';
export { missedWords } from './missed-words.js';
export { lacks, lacksOf, type Lack } from './missing.js';
export { htmlOf } from './report/html.js';
export { markdownOf } from './report/markdown.js';
export { positionPicture, spotNamer } from './report/position-picture.js';
export { reportWords } from './report/report-words.js';
export { reportOf, type Report, type ReportRequest } from './report/report.js';
export { reportStyle } from './report/style.js';
export { wordFor } from './report/table.js';
export * from './percent.js';
export { reviewNotes, withoutNotesOf, withoutReviewNotes } from './review-notes.js';
export { ReviewThreads, reviewInThreads, type CheckedReview, type ReviewWatch } from './threads.js';
export { turningWords } from './turning-words.js';
export {
  decisionsBySeat,
  unjudgedIn,
  unjudgedReasons,
  type Unjudged,
  type UnjudgedReason,
} from './unjudged.js';
export { worstOf } from './worst.js';
export * from './stored/review-entry.js';
export { isCurrent, madeWith, originOf, reviewId } from './stored/review-origin.js';
export { noReviews, reviewsIn, takeReview, type ReviewsOfGame } from './stored/stored-reviews.js';
export { reviewChange, type ReviewChange } from './stored/review-change.js';
export type { ReviewTotals, SeatTotals, Turning } from './stored/review-totals.js';
export { reviewFormat } from './stored/stored-review.js';
export { EvaluationThreads } from './evaluation-threads.js';
export {
  dealtOpening,
  openingEvents,
  openingReplay,
  openingSeat,
  seedOfOpening,
  usualField,
  type OpeningPlan,
} from './openings/opening-plan.js';
export { openingPlayouts, OpeningThreads, type TableWatch } from './openings/opening-threads.js';
export type { ReviewQueueErrorCode } from './queue/error-codes.js';
export type { TakenReview } from './queue/postgres/taken-review.js';
export { PostgresReviewQueue } from './queue/postgres/postgres-review-queue.js';
export { reviewQueueSetting, type ReviewQueuePlace } from './queue/postgres/place.js';
export { isAway, ReviewQueueError } from './queue/postgres/queue-error.js';
export { ReviewLedger, type EndedReview } from './queue/review-ledger.js';
export {
  completeReview,
  makeReview,
  reviewThreads,
  type Begun,
  type OnProgress,
  type GameToReview,
  type MadeReview,
  type ReviewPlaces,
} from './queue/review-maker.js';
export { ReviewNews } from './queue/review-news.js';
export {
  admitted,
  userOf,
  type ReviewProgress,
  type ReviewQueue,
  type ReviewsWaiting,
} from './queue/review-queue.js';
export { ReviewStreams } from './queue/review-streams.js';
