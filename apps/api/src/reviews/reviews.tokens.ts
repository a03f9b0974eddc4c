/** The injection token for the queue in which reviews wait until they are made. */
export const REVIEW_QUEUE = Symbol('review queue');
