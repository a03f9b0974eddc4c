/** The injection token of the setting for persisted queries. */
export const PERSISTED_QUERIES = Symbol('persisted queries');
