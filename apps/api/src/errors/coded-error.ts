/** The meaning of an API error, and advice on how to resolve it. */
export interface CodedError {
  readonly meaning: string;
  readonly advice: string;
}

/** Advice for faults that might be temporary. */
export const again = "Try again. If the error persists, search the server's log for the error's `logId`.";

/** The advice for databases that deny access to the server. */
export const credentials =
  "Check the database user name and password in the server's settings. For details, search the server's log for the error's `logId`.";

/** The advice for requests that were refused because the server is busy. */
export const wait =
  "Wait for the number of seconds in the error's `data.retryAfter` or in the header `Retry-After`, then try again.";
