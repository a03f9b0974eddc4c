/** Injects which queries are answered, and how they may be sent. */
export const PERSISTED_QUERIES = Symbol('persisted queries');
