/** What an error of the API means, and what whoever met it can do. */
export interface CodedError {
  readonly meaning: string;
  readonly advice: string;
}

/** What to do about what may pass. */
export const again = "Try again. If it stays so, the server's log has more under `logId`.";
