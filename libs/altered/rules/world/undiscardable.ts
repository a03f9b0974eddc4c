import type { Players } from '#altered/abilities';
import type { Seat } from '#record';
import { isOneOf, type Context } from './context.js';
import { contextOfPassive, isAbout, isActive } from './passive-context.js';

type Way = 'sacrifice' | 'discard';

const bans: Readonly<Record<Way, readonly ('cannot-be-sacrificed' | 'cannot-be-discarded')[]>> = {
  // 7.3.31.a of edition 4.0: what is sacrificed is discarded.
  sacrifice: ['cannot-be-sacrificed', 'cannot-be-discarded'],
  discard: ['cannot-be-discarded'],
};

/** Whether what is done is done by players whom an ability names: by anybody, where it names nobody. */
export const isDoneBy = (context: Context, by: Players | undefined, doer: Seat | null): boolean =>
  by === undefined || (doer !== null && isOneOf(context, by, doer));

/**
 * The object whose ability says that an object cannot be sacrificed or discarded (1.4.1.a), by an effect or price of a player; null
 * when none does.
 */
export function keptFrom(
  { state, world }: Pick<Context, 'state' | 'world'>,
  way: Way,
  item: number,
  doer: Seat | null,
): number | null {
  for (const kind of bans[way])
    for (const active of world.passives.of(kind)) {
      const context = contextOfPassive(state, world, active);
      const { of, by } = active.passive;
      if (isDoneBy(context, by, doer) && isAbout(context, of, item) && isActive(context, active))
        return active.source.item;
    }
  return null;
}
