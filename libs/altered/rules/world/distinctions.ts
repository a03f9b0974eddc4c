import type { Selector } from '#altered/abilities';
import type { Budget } from '#kernel';
import { known, type Context } from './context.js';

/** Whether an object shares its name with a known one, or another matching one. */
export function sharesName(
  context: Context,
  item: number,
  as: NonNullable<Selector['sameName']>,
  allLike: (context: Context, like: Selector) => readonly number[],
): boolean {
  const others =
    typeof as === 'string' || 'target' in as || 'noted' in as
      ? known(context, as).map((reference) => reference.item)
      : allLike(context, as).filter((other) => other !== item);
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
