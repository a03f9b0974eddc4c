import type { Measured, Selector, Total } from '#altered/abilities';
import { baseCostOf } from './base-cost.js';
import { baseStatistics } from './base-statistics.js';
import type { Context } from './context.js';

/** Returns a number of an object, or each of its base statistics. Zero for missing values (2.3.1.f). */
export function numbersOf(context: Context, item: number, of: Total['of']): readonly number[] {
  if (typeof of === 'object')
    return 'base' in of
      ? baseStatistics(context.state, item, of.base)
      : [context.state.stays[item]?.counters[of.counters] ?? 0];
  const is = context.world.of(item);
  if (of === 'base-cost') return [baseCostOf(context, item)];
  if (of === 'hand-cost') return [is.handCost];
  if (of === 'reserve-cost') return [is.reserveCost];
  return [is.statistics?.[of] ?? 0];
}

/** A number that objects are compared by. */
export const measured = (context: Context, item: number, of: Measured): number =>
  numbersOf(context, item, of)[0] ?? 0;

/** The objects with the highest or lowest number. */
export function extreme(
  context: Context,
  items: readonly number[],
  { of, is }: NonNullable<Selector['most']>,
): number[] {
  const numbers = items.map((item) => numbersOf(context, item, of)[0] ?? 0);
  const end = is === 'highest' ? Math.max(...numbers) : Math.min(...numbers);
  return items.filter((_, index) => numbers[index] === end);
}
