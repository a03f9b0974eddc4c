/** A bad decision that a review found, in the form in which the rest of the page marks it. */
export interface FoundMistake {
  /** The revision of the event that requested the decision. */
  readonly revision: number;
  /** The revision of the event with the choice. */
  readonly made: number;
  /** The sign that annotations use for it, such as `??`. */
  readonly mark: string;
}
