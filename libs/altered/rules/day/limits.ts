import type { Run } from '../step/run.js';
import { cardOf } from '../state/state.js';
import { editionIn } from '../state/edition.js';
import { seatsOf } from '../world/context.js';
import { fits } from '../world/matching.js';
import { contextOfPassive, isActive } from '../world/passive-context.js';
import { seatOf } from '../state/zones.js';

/** How many objects a player may keep (4.2.5.c), by the limits of their hero (2.2.11, 2.2.12) or without one (4.2.5.d). */
export function limitOf(
  { state, world }: Pick<Run, 'state' | 'world'>,
  seat: number,
  zone: 'reserve' | 'landmark',
): number {
  const hero = seatOf(state, seat).hero[0];
  const { set, add } = limitSaid({ state, world }, seat, zone);
  const more = world.passives
    .of(`${zone}-limit`)
    .filter(({ controller }) => controller === seat)
    .reduce((sum, { passive }) => sum + passive.add, 0);
  const edition = editionIn(state);
  const limit = zone === 'reserve' ? 'reserveLimit' : 'landmarkLimit';
  const own = (hero === undefined ? undefined : cardOf(state, hero)[limit]) ?? edition[limit];
  return (set ?? own) + more + add;
}

/** Limits that abilities set, the least of them, and what they add to limits. */
function limitSaid(
  { state, world }: Pick<Run, 'state' | 'world'>,
  seat: number,
  zone: 'reserve' | 'landmark',
): { readonly set: number | undefined; readonly add: number } {
  let set: number | undefined;
  let add = 0;
  for (const active of world.passives.of('limit')) {
    const { passive } = active;
    if (passive.of !== zone) continue;
    const context = contextOfPassive(state, world, active);
    if (!isActive(context, active) || !seatsOf(context, passive.who ?? 'you').includes(seat)) continue;
    if (passive.set !== undefined) set = Math.min(set ?? passive.set, passive.set);
    add += passive.add ?? 0;
  }
  return { set, add };
}

/** What says that it does not count towards the limit of its zone. */
export const isUncounted = ({ state, world }: Run, item: number, zone: 'reserve' | 'landmark'): boolean =>
  world.passives
    .of('not-counted')
    .some(
      (active) =>
        active.me === item &&
        active.passive.of === zone &&
        isActive(contextOfPassive(state, world, active), active),
    );

/** What a player may keep in Reserve beyond its limit, and how many of that; null: nothing. */
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
