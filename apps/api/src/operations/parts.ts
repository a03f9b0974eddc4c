/** Injects who can read the figures of a server. */
export const METRICS_ACCESS = Symbol('metrics access');
/** Injects what is told of a store that cannot be reached. */
export const OUTAGES = Symbol('outages');
