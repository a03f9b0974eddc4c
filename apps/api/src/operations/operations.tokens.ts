/** The injection token for the setting that controls access to the server's metrics. */
export const METRICS_ACCESS = Symbol('metrics access');
/** The injection token for the record of failed connections to the store. */
export const OUTAGES = Symbol('outages');
