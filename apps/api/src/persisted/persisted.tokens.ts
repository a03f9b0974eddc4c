/** The injection token for the persisted-query settings. */
export const PERSISTED_QUERIES = Symbol('persisted queries');
