import rows from './synonyms.json' with { type: 'json' };

/** Words of a card that mean the same as others, which the grammar reads. */
export interface Synonym {
  readonly from: RegExp;
  readonly to: string;
  /** A line in which they stand. */
  readonly example: string;
  /** The card that has it, or the number of the text of unique cards. */
  readonly card: string;
}

interface Row extends Omit<Synonym, 'from'> {
  readonly from: string;
  readonly anyCase?: boolean;
}

/** In any order: none of them changes what another one has made. */
export const synonyms: readonly Synonym[] = (rows as readonly Row[]).map(({ from, anyCase, ...row }) => ({
  ...row,
  from: new RegExp(from, anyCase === true ? 'gi' : 'g'),
}));
