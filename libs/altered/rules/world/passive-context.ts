import type { Affected } from '#altered/abilities';
import type { ActivePassive } from './characteristics.js';
import type { Context } from './context.js';
import { isAmong } from './known-objects.js';
import { fits, holds } from './matching.js';
import { contextOfPassive } from './own-context.js';

export { contextOfPassive };

/** Whether a passive ability's condition holds. */
export const isActive = (context: Context, { passive }: ActivePassive): boolean =>
  passive.if === undefined || holds(context, passive.if);

/** Whether a passive ability affects an item. */
export const isAbout = (context: Context, of: Affected, item: number): boolean => {
  if (of === 'me') return item === context.bound.me.item;
  return of === 'it' || 'target' in of || 'noted' in of
    ? isAmong(context, of, item)
    : fits(context, item, of);
};
