/** A bad decision that a review found. Contains the data that other parts of the page need to mark it. */
export interface FoundMistake {
  /** The revision of the event that requested the decision. */
  readonly revision: number;
  /** The revision of the event that contains the choice. */
  readonly made: number;
  /** The sign that annotations use for this kind of mistake, such as `??`. */
  readonly mark: string;
}
