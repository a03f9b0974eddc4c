/** The meaning of an API error, and advice on how to resolve it. */
export interface CodedError {
  readonly meaning: string;
  readonly advice: string;
}

/** Advice for faults that might be temporary. */
export const again = "Try again. If the error persists, search the server's log for `logId`.";
