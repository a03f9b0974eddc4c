/** A name that may give away how a game ended, where it was given after the end. */
export interface LateName {
  readonly name: string | null;
  readonly nameIsLate: boolean;
}

/** What a game is called, as far as its result is shown. */
export const shownName = ({ name, nameIsLate }: LateName, isEndShown: boolean): string | null =>
  nameIsLate && !isEndShown ? null : name;
