/** The meaning of an error of the API, and advice to its reader. */
export interface CodedError {
  readonly meaning: string;
  readonly advice: string;
}

/** Advice for faults that may be temporary. */
export const again = "Try again. If it stays so, the server's log has more under `logId`.";
