import type { Affected } from '#altered/abilities';
import type { ActivePassive, World } from './characteristics.js';
import { type Context, nothingBound } from './context.js';
import { isAmong } from './known-objects.js';
import { fits, holds } from './matching.js';
import type { State } from '../state/state.js';

/** Whether a passive ability has no condition, or its condition is true. */
export const isActive = (context: Context, { passive }: ActivePassive): boolean =>
  passive.if === undefined || holds(context, passive.if);

/** Whether a passive ability affects an item. */
export const isAbout = (context: Context, of: Affected, item: number): boolean => {
  if (of === 'me') return item === context.bound.me.item;
  return of === 'it' || 'target' in of || 'noted' in of
    ? isAmong(context, of, item)
    : fits(context, item, of);
};

export const contextOfPassive = (
  state: State,
  world: World,
  { controller, me, source, bound }: ActivePassive,
): Context => ({
  state,
  world,
  controller,
  bound: bound ?? nothingBound(me, source.object),
});
