import type { Affected } from '#altered/abilities';
import type { ActivePassive, World } from './characteristics.js';
import { nothingBound, type Look } from './look.js';
import { fits, holds, isAmong } from './matching.js';
import type { State } from '../state/state.js';

/** How a passive ability sees the game. */
export const lookFrom = (
  state: State,
  world: World,
  { controller, me, source, bound }: ActivePassive,
): Look => ({
  state,
  world,
  controller,
  bound: bound ?? nothingBound(me, source.object),
});

/** Whether a passive ability holds now. */
export const isActive = (look: Look, { passive }: ActivePassive): boolean =>
  passive.if === undefined || holds(look, passive.if);

/** Whether a passive ability is about an item. */
export const isAbout = (look: Look, of: Affected, item: number): boolean => {
  if (of === 'me') return item === look.bound.me.item;
  return 'target' in of || 'noted' in of ? isAmong(look, of, item) : fits(look, item, of);
};
