import type { Bound, Comparison, Condition, Selector } from '#altered/abilities';
import type { Context } from './context.js';
import { hasStatus } from './kinds-and-statuses.js';
import { numbersOf } from './numbers-of-items.js';
import type { LastKnown, Reference } from '../state/objects.js';

type Fits = (context: Context, item: number, like: Selector) => boolean;
type Compares = (left: number, is: Comparison, right: number) => boolean;

/**
 * Whether an object matched before an effect moved it (2.1.e), by its print and former statuses, counters and
 * statistics. False for a target that the effect has not moved. For a card from a hidden zone, only its print
 * is known.
 */
export function wasLike(
  context: Context,
  { item, was }: Reference,
  { what, like }: Extract<Condition, { kind: 'is' }>,
  { fits, compare }: { readonly fits: Fits; readonly compare: Compares },
): boolean {
  if (was === undefined) return !(typeof what === 'object' && 'target' in what) && fits(context, item, like);
  const { status, without, bounds = [], ...printed } = like;
  return (
    fits(context, item, printed) &&
    (status === undefined || hasStatus(was, status)) &&
    (without === undefined || !hasStatus(was, without)) &&
    bounds.every(({ of, is, than }) =>
      numberBefore(context, item, was, of).some((number) => compare(number, is, than as number)),
    )
  );
}

function numberBefore(context: Context, item: number, was: LastKnown, of: Bound['of']): readonly number[] {
  if (typeof of === 'object' && 'counters' in of) return [was.counters[of.counters] ?? 0];
  if (of === 'forest' || of === 'mountain' || of === 'water') return [was.statistics[of]];
  return numbersOf(context, item, of);
}
