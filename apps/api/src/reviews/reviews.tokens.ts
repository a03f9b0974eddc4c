/** Injects where reviews wait for their turn and are made. */
export const REVIEW_QUEUE = Symbol('review queue');
