import { naturalOf } from './base.js';
import type { World } from './characteristics.js';
import type { State } from '../state/state.js';

/** A world in which objects are as somebody says, and all else is as it was: that is looked up only where it is asked for. */
class OtherwiseWorld implements World {
  constructor(
    private readonly world: World,
    readonly of: World['of'],
  ) {}

  get budget(): World['budget'] {
    return this.world.budget;
  }

  get terrains(): World['terrains'] {
    return this.world.terrains;
  }

  get passives(): World['passives'] {
    return this.world.passives;
  }

  get listeners(): World['listeners'] {
    return this.world.listeners;
  }

  get quickActions(): World['quickActions'] {
    return this.world.quickActions;
  }

  get grantsAbilities(): boolean {
    return this.world.grantsAbilities;
  }

  get changesGigantic(): boolean {
    return this.world.changesGigantic;
  }
}

/** A world in which objects are as somebody says. */
export const worldWith = (world: World, of: World['of']): World => new OtherwiseWorld(world, of);

/** Cards and objects as their printed selves, wherever they have gone since. */
export const printedWorld = (state: State, world: World): World =>
  worldWith(world, (item) => naturalOf(state, item));
