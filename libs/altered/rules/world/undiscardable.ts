import type { Context } from './context.js';
import { contextOfPassive, isAbout, isActive } from './passive-context.js';

type Way = 'sacrifice' | 'discard';

const bans: Readonly<Record<Way, readonly ('cannot-be-sacrificed' | 'cannot-be-discarded')[]>> = {
  // 7.3.31.a of edition 4.0: what is sacrificed is discarded.
  sacrifice: ['cannot-be-sacrificed', 'cannot-be-discarded'],
  discard: ['cannot-be-discarded'],
};

/** The object whose ability says that an object cannot be sacrificed or discarded (1.4.1.a); null when none does. */
export function keptFrom(
  { state, world }: Pick<Context, 'state' | 'world'>,
  way: Way,
  item: number,
): number | null {
  for (const kind of bans[way])
    for (const active of world.passives.of(kind)) {
      const context = contextOfPassive(state, world, active);
      if (isAbout(context, active.passive.of, item) && isActive(context, active)) return active.source.item;
    }
  return null;
}
