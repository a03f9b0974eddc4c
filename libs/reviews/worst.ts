import type { Review, ReviewedDecision } from '#analysis';

/** Returns the `most` decisions with the largest losses, the worst first. */
export const worstOf = ({ decisions }: Review, most: number): ReviewedDecision[] =>
  decisions
    .filter(({ grade }) => grade !== null)
    .sort((a, b) => b.loss - a.loss)
    .slice(0, most);
