/** A bad decision that a review found, as the rest of the page marks it. */
export interface FoundMistake {
  /** Where the decision became pending. */
  readonly revision: number;
  /** Where it was made. */
  readonly made: number;
  /** The sign of an annotated game. */
  readonly mark: string;
}
