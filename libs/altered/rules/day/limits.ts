import { reads } from '#altered/abilities';
import type { Run } from '../step/run.js';
import { fits, holds, valueOf } from '../world/matching.js';
import { contextOfPassive, isActive } from '../world/passive-context.js';
import { editionIn } from '../state/edition.js';
import { cardOf } from '../state/state.js';
import { seatOf } from '../state/zones.js';
import { seatsOf, type Context } from '../world/context.js';

/**
 * Returns the maximum number of objects that a player keeps (4.2.5.c). This is the Hero's limit (2.2.11, 2.2.12) or, if
 * there is no Hero, the edition's limit (4.2.5.d). Abilities can change it.
 */
export function limitOf(
  { state, world }: Pick<Context, 'state' | 'world'>,
  seat: number,
  zone: 'reserve' | 'landmark',
): number {
  const hero = seatOf(state, seat).hero[0];
  const { set, add } = limitChanges({ state, world }, seat, zone);
  let more = 0;
  for (const active of world.passives.of(raising[zone])) {
    const { controller, passive } = active;
    if (controller !== seat) continue;
    const isConditional = passive.if !== undefined && reads(state.started, 'limits-if');
    if (isConditional && !holds(contextOfPassive(state, world, active), passive.if)) continue;
    more += passive.add;
  }
  const edition = editionIn(state);
  const limit = zone === 'reserve' ? 'reserveLimit' : 'landmarkLimit';
  const own = (hero === undefined ? undefined : cardOf(state, hero)[limit]) ?? edition[limit];
  return (set ?? own) + more + add;
}

/** The kind of passive ability that raises each zone's limit. */
const raising = { reserve: 'reserve-limit', landmark: 'landmark-limit' } as const;

/** Returns the lowest limit that abilities set, and the sum of the increases that abilities give. */
function limitChanges(
  { state, world }: Pick<Context, 'state' | 'world'>,
  seat: number,
  zone: 'reserve' | 'landmark',
): { readonly set: number | undefined; readonly add: number } {
  let set: number | undefined;
  let add = 0;
  for (const active of world.passives.of('limit')) {
    const { passive } = active;
    if (passive.of !== zone) continue;
    const context = contextOfPassive(state, world, active);
    if (passive.if !== undefined && !holds(context, passive.if)) continue;
    if (!seatsOf(context, passive.who ?? 'you').includes(seat)) continue;
    if (passive.set !== undefined) set = Math.min(set ?? passive.set, passive.set);
    add += (passive.add ?? 0) * (passive.each === undefined ? 1 : valueOf(context, passive.each));
  }
  return { set, add };
}

/** Whether an object does not count towards its zone's limit. */
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
 * Returns the cards in Reserve that a player can keep beyond the limit (`items`), and how many of them the player can
 * keep (`most`). Null if there are none.
 */
export function exemptFromLimit(
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
