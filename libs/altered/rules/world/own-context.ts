import type { ActivePassive, World } from './characteristics.js';
import { nothingBound, type Context } from './context.js';
import type { State } from '../state/state.js';

/** The context of a passive ability. */
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
