import type { Distinction, Selector } from '#altered/abilities';
import type { Budget } from '#kernel';
import { baseCostOf } from './base-cost.js';
import { known, type Context } from './context.js';

/** In how many ways some objects differ. */
export const howManyDiffer = (context: Context, items: readonly number[], by: Distinction): number =>
  new Set(items.flatMap((item) => distinguished(context, item, by))).size;

/** What an object is told apart by: each of its sub-types; what has no faction has none that differs. */
function distinguished(context: Context, item: number, by: Distinction): readonly (string | number)[] {
  const { faction, name, subtypes, handCost, reserveCost } = context.world.of(item);
  switch (by) {
    case 'faction':
      return faction === null ? [] : [faction];
    case 'name':
      return [name];
    case 'subtype':
      return subtypes;
    case 'hand-cost':
      return [handCost];
    case 'reserve-cost':
      return [reserveCost];
    case 'base-cost':
      return [baseCostOf(context, item)];
  }
}

/** Whether an object has the name of one that is known, or of another that fits. */
export function sharesName(
  context: Context,
  item: number,
  as: NonNullable<Selector['sameName']>,
  allLike: (context: Context, like: Selector) => readonly number[],
): boolean {
  const others =
    typeof as === 'string' || 'target' in as || 'noted' in as
      ? known(context, as).map((one) => one.item)
      : allLike(context, as).filter((one) => one !== item);
  const { name } = context.world.of(item);
  return name !== '' && others.some((other) => context.world.of(other).name === name);
}

/** Whether there is a different object for each description. */
export function distinct(
  budget: Budget,
  [first, ...others]: readonly (readonly number[])[],
  taken: readonly number[] = [],
): boolean {
  if (first === undefined) return true;
  return first.some((item) => {
    budget.spend();
    return !taken.includes(item) && distinct(budget, others, [...taken, item]);
  });
}
