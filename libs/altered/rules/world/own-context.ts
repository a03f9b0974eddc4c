import type { ActivePassive, World } from './characteristics.js';
import { nothingBound, type Context } from './context.js';
import type { State } from '../state/state.js';

/** How a passive ability sees the game. */
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
