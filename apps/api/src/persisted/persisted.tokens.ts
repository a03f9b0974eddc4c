/** Injection token of which queries are answered, and whether by hash. */
export const PERSISTED_QUERIES = Symbol('persisted queries');
