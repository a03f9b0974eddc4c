import { naturalOf, templeOf } from './base.js';
import type { World } from './characteristics.js';
import type { State } from '../state/state.js';

/** A `World` in which a function provides the characteristics of objects. */
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

export const worldWith = (world: World, of: World['of']): World => new OtherwiseWorld(world, of);

/** Returns a `World` in which objects have their printed characteristics. */
export const printedWorld = (state: State, world: World): World =>
  worldWith(world, (item) => naturalOf(state, item));

/** Returns a `World` in which a card that is about to be played as a Temple is already a Landmark. */
export const asTemple = (
  { state, world }: { readonly state: State; readonly world: World },
  item: number,
): { readonly state: State; readonly world: World } => ({
  state,
  world: worldWith(world, (other) => (other === item ? templeOf(naturalOf(state, item)) : world.of(other))),
});
