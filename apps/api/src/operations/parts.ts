/** Injects who may read the figures of a server. */
export const METRICS_ACCESS = Symbol('metrics access');
