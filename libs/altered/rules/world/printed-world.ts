import { naturalOf } from './base.js';
import type { World } from './characteristics.js';
import type { State } from '../state/state.js';

/** A world in which objects are as somebody says, and all else is as it was. */
export const worldWith = (world: World, of: World['of']): World => ({
  budget: world.budget,
  of,
  terrains: world.terrains,
  passives: world.passives,
  listeners: world.listeners,
  quickActions: world.quickActions,
  grantsAbilities: world.grantsAbilities,
  changesGigantic: world.changesGigantic,
});

/** Cards and objects as their printed selves, wherever they have gone since. */
export const printedWorld = (state: State, world: World): World =>
  worldWith(world, (item) => naturalOf(state, item));
