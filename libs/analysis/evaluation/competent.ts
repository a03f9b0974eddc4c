import type { Estimate } from './samples.js';
import type { Candidate } from './trials.js';

/** The difference in win probability between a choice and a competent player's choice, with its standard error. */
export type Skill = Pick<Estimate, 'mean' | 'error'>;

/**
 * Returns a choice's value minus the mean value of a competent player's choices. Counts only dealt states numbered
 * `from` or higher, which the search did not use. In these states, counts only playouts in which the rest of the turn
 * is played carefully, because later decisions are evaluated separately. If a competent choice was not tried in these
 * states, its results in the search count instead.
 */
export function skillOf(own: Candidate, picks: readonly Candidate[], from: number): Skill {
  const shares = [...new Set(picks)].map((picked) => {
    const share = picks.filter((pick) => pick === picked).length / picks.length;
    const measured = own.leadAlone(picked, from);
    const { mean, error } = measured.count > 0 ? measured : own.leadAlone(picked);
    return picked === own ? { mean: 0, error: 0 } : { mean: share * mean, error: share * error };
  });
  return {
    mean: shares.reduce((sum, { mean }) => sum + mean, 0),
    error: Math.hypot(...shares.map(({ error }) => error)),
  };
}

/** The minimum frequency at which a competent player's choice is measured separately. */
const OFTEN = 1 / 4;

/**
 * Returns the most frequent choice, or the first of several that are equally frequent. Undefined if none is frequent
 * enough to be measured separately.
 */
export function mostPicked<T>(picks: readonly T[]): T | undefined {
  const counts = new Map<T, number>();
  for (const pick of picks) counts.set(pick, (counts.get(pick) ?? 0) + 1);
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most !== undefined && most[1] >= OFTEN * picks.length ? most[0] : undefined;
}
