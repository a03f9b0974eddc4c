import { reads } from '#altered/abilities';
import type { Context } from './context.js';
import type { Reference, Zone } from '../state/objects.js';
import type { State } from '../state/state.js';

/**
 * 2.2.9.b of edition 4.0: the Reserve Cost of a Fleeting object or a card in Reserve or played from there. Else the
 * Hand Cost.
 */
export function baseCostOf({ state, world }: Pick<Context, 'state' | 'world'>, item: number): number {
  const { handCost, reserveCost } = world.of(item);
  const stay = state.stays[item] ?? null;
  if (stay === null) return handCost;
  const fromReserve = stay.zone === 'limbo' && stay.from === 'reserve';
  return stay.statuses.includes('fleeting') || stay.zone === 'reserve' || fromReserve
    ? reserveCost
    : handCost;
}

/**
 * The Base Cost for which a card was played. A played spell is now in Reserve, or in the discard pile if
 * Fleeting.
 */
export function playedCostOf(context: Pick<Context, 'state' | 'world'>, item: number): number {
  const { handCost, reserveCost } = context.world.of(item);
  const { zone, from } = context.state.stays[item] ?? { zone: null, from: null };
  if (from !== 'limbo') return baseCostOf(context, item);
  if (zone === 'reserve') return handCost;
  return zone === 'discard' ? reserveCost : baseCostOf(context, item);
}

/**
 * The Base Cost of an object before an effect took it elsewhere (2.1.h of edition 4.0). For a played card, the cost
 * for which it was played.
 */
export function lastBaseCost(
  context: Pick<Context, 'state' | 'world'>,
  { item, was }: Pick<Reference, 'item' | 'was'>,
): number {
  if (was === undefined || was.zone === 'limbo' || !reads(context.state.started, 'base-cost-before'))
    return playedCostOf(context, item);
  const { handCost, reserveCost } = context.world.of(item);
  return was.statuses.includes('fleeting') || was.zone === 'reserve' ? reserveCost : handCost;
}

/**
 * Returns the zone from which a card was played today (5.1.1.c). Null if it was not played, or arrived in another
 * way.
 */
export function playedFrom({ stays, played, started }: State, item: number): Zone | null {
  const stay = stays[item];
  if (!reads(started, 'played-from-in-play')) return stay?.from ?? null;
  if (stay?.zone !== 'limbo' && stay?.from !== 'limbo') return null;
  return played.findLast((card) => card.item === item)?.from ?? null;
}
