/** The injection token of the queue in which reviews wait and from which they are made. */
export const REVIEW_QUEUE = Symbol('review queue');
