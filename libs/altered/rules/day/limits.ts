import type { Run } from '../step/run.js';
import { fits, holds, valueOf } from '../world/matching.js';
import { contextOfPassive, isActive } from '../world/passive-context.js';
import { limitIn } from '../world/zone-limits.js';

/** How many objects a player may keep (4.2.5.c). */
export const limitOf = (
  run: Pick<Run, 'state' | 'world'>,
  seat: number,
  zone: 'reserve' | 'landmark',
): number => limitIn(run, seat, zone, { holds, valueOf });

/** Whether an object does not count towards the limit of its zone. */
export const isUncounted = ({ state, world }: Run, item: number, zone: 'reserve' | 'landmark'): boolean =>
  world.passives
    .of('not-counted')
    .some(
      (active) =>
        active.me === item &&
        active.passive.of === zone &&
        isActive(contextOfPassive(state, world, active), active),
    );

/**
 * The cards that a player may keep in Reserve beyond its limit, and how many of them. Null if there are none.
 */
export function keptBeyond(
  { state, world }: Run,
  seat: number,
  objects: readonly number[],
): { readonly items: readonly number[]; readonly most: number } | null {
  const items = new Set<number>();
  let most = 0;
  for (const active of world.passives.of('keeps-more')) {
    const { passive, controller } = active;
    if (controller !== seat) continue;
    const context = contextOfPassive(state, world, active);
    if (!isActive(context, active)) continue;
    const fitting = objects.filter((item) => fits(context, item, passive.like));
    for (const item of fitting) items.add(item);
    most += Math.min(passive.count, fitting.length);
  }
  return most === 0 ? null : { items: [...items], most: Math.min(most, items.size) };
}
