export type Grade = 'inaccuracy' | 'mistake' | 'blunder';

/** The minimum certain loss in win probability for each grade. Chess servers use the same values. */
const lines: readonly (readonly [from: number, grade: Grade])[] = [
  [0.15, 'blunder'],
  [0.1, 'mistake'],
  [0.05, 'inaccuracy'],
];

/** Half the width of a 95% interval, in standard errors. */
const CERTAIN = 2;

/** Returns the lower bound of the 95% interval of a loss. 0 if the loss does not exceed twice its standard error. */
export const certainPart = (loss: number, error: number): number => Math.max(0, loss - CERTAIN * error);

/**
 * Returns the grade of a loss, based on its lower bound (`certainPart`). Null if the bound is too small for any grade.
 */
export const gradeOf = (loss: number, error: number): Grade | null => {
  const certain = certainPart(loss, error);
  return lines.find(([from]) => certain >= from)?.[1] ?? null;
};

/**
 * Returns a player's accuracy, from 0 to 1, by the formula of lichess.org. Null if there are no losses. In percent, it
 * is the mean of 103.1668 · e^(−0.04354 · loss) − 3.1669 over all decisions, with each loss in percent.
 */
export function accuracyOf(losses: readonly number[]): number | null {
  if (losses.length === 0) return null;
  const each = losses.map((loss) => 103.1668 * Math.exp(-0.04354 * 100 * loss) - 3.1669);
  const mean = each.reduce((sum, accuracy) => sum + accuracy, 0) / each.length;
  return Math.max(0, Math.min(1, mean / 100));
}
