import { useMemo } from 'react';
import { revisionOf } from '../charts/chart-lines.js';
import type { OpenReplay } from '../panels/panel.js';
import { reviewUpTo, type JudgedDecision } from '../review/shown-review.js';
import { useReview } from '../review/use-review.js';
import type { Worth } from '../words/shown-worth.js';

/**
 * Returns the values of a decision's options according to a review, by option key. Empty if the user has not reached
 * the decision or if several options are chosen together.
 */
export function useWorths(
  { game, as, line, reached }: OpenReplay,
  question: number,
): ReadonlyMap<string, Worth> {
  const result = useReview(game, as).review?.result;
  return useMemo(() => {
    const seen = result ? reviewUpTo(result, reached, line.last).decisions : [];
    return worthsOf(seen.find(({ position }) => revisionOf(position) === question));
  }, [result, reached, line.last, question]);
}

/** Returns the value of each choice that consists of a single option. */
export const worthsOf = (decision: Pick<JudgedDecision, 'options'> | undefined): ReadonlyMap<string, Worth> =>
  new Map(
    (decision?.options ?? []).flatMap(({ choice, value, error }) => {
      const [only] = choice;
      return choice.length === 1 && only !== undefined ? [[only, { value, error }] as const] : [];
    }),
  );
