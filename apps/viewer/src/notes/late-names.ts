/** A name that might have been given after the end of a game, so it could reveal the result. */
export interface LateName {
  readonly name: string | null;
  readonly nameIsLate: boolean;
}

/** Returns the name of a game, unless the name could reveal a hidden result. */
export const shownName = ({ name, nameIsLate }: LateName, isEndShown: boolean): string | null =>
  nameIsLate && !isEndShown ? null : name;
