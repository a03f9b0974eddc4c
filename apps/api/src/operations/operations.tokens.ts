/** Injects the access to the figures of a server. */
export const METRICS_ACCESS = Symbol('metrics access');
/** Injects the record of failed connections to the store. */
export const OUTAGES = Symbol('outages');
