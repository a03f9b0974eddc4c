/** A name that could reveal the result of a game, because it might have been given after the end of the game. */
export interface LateName {
  readonly name: string | null;
  readonly nameIsLate: boolean;
}

/** Returns the name of a game, unless the name could reveal a hidden result. */
export const shownName = ({ name, nameIsLate }: LateName, isEndShown: boolean): string | null =>
  nameIsLate && !isEndShown ? null : name;
