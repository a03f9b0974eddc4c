/** What an error of the API means, and what whoever met it can do. */
export interface CodedError {
  readonly meaning: string;
  readonly advice: string;
}

/** What to do about what may pass. */
export const again =
  'Try again; if it stays so, whoever keeps the server finds more in its log under `logId`.';
