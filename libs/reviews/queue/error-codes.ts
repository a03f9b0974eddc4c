/** The reasons why a review cannot be queued or the queue cannot be used. */
export type ReviewQueueErrorCode =
  | 'REVIEWS_TOO_MANY'
  | 'REVIEW_QUEUE_ACCESS_DENIED'
  | 'REVIEW_QUEUE_SERVER_TOO_OLD'
  | 'REVIEW_QUEUE_TOO_NEW'
  | 'REVIEW_QUEUE_UNREACHABLE';
