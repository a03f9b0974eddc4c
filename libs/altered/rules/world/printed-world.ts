import { naturalOf } from './base.js';
import type { World } from './characteristics.js';
import type { State } from '../state/state.js';

/** Cards and objects as their printed selves, wherever they have gone since. */
export const printedWorld = (state: State, world: World): World => ({
  budget: world.budget,
  of: (item) => naturalOf(state, item),
  terrains: world.terrains,
  passives: world.passives,
  listeners: world.listeners,
  quickActions: world.quickActions,
  grantsAbilities: world.grantsAbilities,
  changesGigantic: world.changesGigantic,
});
