import { reads, type Condition, type Quantity } from '#altered/abilities';
import { editionIn } from '../state/edition.js';
import { cardOf } from '../state/state.js';
import { seatOf } from '../state/zones.js';
import { seatsOf, type Context } from './context.js';
import { contextOfPassive } from './own-context.js';

/** Evaluates conditions and quantities. */
interface Reading {
  readonly holds: (context: Context, condition: Condition) => boolean;
  readonly valueOf: (context: Context, quantity: Quantity) => number;
}

/** How many objects a player may keep (4.2.5.c), by their hero (2.2.11, 2.2.12) or without one (4.2.5.d). */
export function limitIn(
  { state, world }: Pick<Context, 'state' | 'world'>,
  seat: number,
  zone: 'reserve' | 'landmark',
  reading: Reading,
): number {
  const hero = seatOf(state, seat).hero[0];
  const { set, add } = limitSaid({ state, world }, seat, zone, reading);
  let more = 0;
  for (const active of world.passives.of(raising[zone])) {
    const { controller, passive } = active;
    if (controller !== seat) continue;
    const isAsked = passive.if !== undefined && reads(state.started, 'limits-if');
    if (isAsked && !reading.holds(contextOfPassive(state, world, active), passive.if)) continue;
    more += passive.add;
  }
  const edition = editionIn(state);
  const limit = zone === 'reserve' ? 'reserveLimit' : 'landmarkLimit';
  const own = (hero === undefined ? undefined : cardOf(state, hero)[limit]) ?? edition[limit];
  return (set ?? own) + more + add;
}

/** Kinds of passives that raise the limit of each zone. */
const raising = { reserve: 'reserve-limit', landmark: 'landmark-limit' } as const;

/** The lowest limit set by abilities, and their additions. */
function limitSaid(
  { state, world }: Pick<Context, 'state' | 'world'>,
  seat: number,
  zone: 'reserve' | 'landmark',
  reading: Reading,
): { readonly set: number | undefined; readonly add: number } {
  let set: number | undefined;
  let add = 0;
  for (const active of world.passives.of('limit')) {
    const { passive } = active;
    if (passive.of !== zone) continue;
    const context = contextOfPassive(state, world, active);
    if (passive.if !== undefined && !reading.holds(context, passive.if)) continue;
    if (!seatsOf(context, passive.who ?? 'you').includes(seat)) continue;
    if (passive.set !== undefined) set = Math.min(set ?? passive.set, passive.set);
    add += (passive.add ?? 0) * (passive.each === undefined ? 1 : reading.valueOf(context, passive.each));
  }
  return { set, add };
}
