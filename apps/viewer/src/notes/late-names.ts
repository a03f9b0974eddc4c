/** A name that may give away how a game ended, where it was given after the end. */
export interface LateName {
  readonly name: string | null;
  readonly nameIsLate: boolean;
}

/** Returns the name of a game, unless it may reveal a hidden result. */
export const shownName = ({ name, nameIsLate }: LateName, isEndShown: boolean): string | null =>
  nameIsLate && !isEndShown ? null : name;
