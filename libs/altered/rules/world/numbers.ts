import {
  type Comparison,
  terrains,
  type BaseStatistic,
  type Statistics,
  type Terrain,
  reads,
  type Measured,
  type Selector,
  type Total,
} from '#altered/abilities';
import { cardOf, type State } from '../state/state.js';
import type { Context } from './context.js';
import type { Reference, Zone } from '../state/objects.js';

export function compare(left: number, is: Comparison, right: number): boolean {
  switch (is) {
    case 'at-least':
      return left >= right;
    case 'at-most':
      return left <= right;
    case 'exactly':
      return left === right;
    case 'more-than':
      return left > right;
    case 'less-than':
      return left < right;
  }
}

/**
 * Returns a character's base statistics, which are printed or come from the effect that created it (2.3.1.a–b). Empty
 * for other objects (2.2.9.c).
 */
export function baseStatistics(state: State, item: number, which: BaseStatistic['base']): readonly number[] {
  const kind = state.items[item]?.kind;
  if ((kind !== 'card' && kind !== 'token') || state.stays[item]?.faceDown === true) return [];
  const { type, statistics } = cardOf(state, item);
  if (type !== 'character' || statistics === null) return [];
  return which === 'any' ? terrains.map((terrain) => statistics[terrain]) : [statistics[which]];
}

/** Returns one statistic, or the highest one. 0 if there are no statistics. */
export const statisticIn = (statistics: Statistics | null, which: Terrain | 'highest'): number => {
  if (statistics === null) return 0;
  return which === 'highest' ? Math.max(...Object.values(statistics)) : statistics[which];
};

/**
 * 2.2.9.b of edition 4.0: returns the Reserve Cost if an object is Fleeting, is in Reserve or was played from Reserve.
 * Otherwise, returns the Hand Cost.
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
 * Returns the Base Cost for which a card was played. For a resolved spell, its zone shows this cost: the discard pile
 * if it was played from Reserve, or Reserve if it was played from hand.
 */
export function playedCostOf(context: Pick<Context, 'state' | 'world'>, item: number): number {
  const { handCost, reserveCost } = context.world.of(item);
  const { zone, from } = context.state.stays[item] ?? { zone: null, from: null };
  if (from !== 'limbo') return baseCostOf(context, item);
  if (zone === 'reserve') return handCost;
  return zone === 'discard' ? reserveCost : baseCostOf(context, item);
}

/**
 * Returns the Base Cost that an object had before an effect moved it (2.1.h of edition 4.0). For a played card, this is
 * the Base Cost for which it was played.
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
 * Returns the zone from which a card was played today (5.1.1.c). Null if it was not played or has moved again since.
 */
export function playedFrom({ stays, played, started }: State, item: number): Zone | null {
  const stay = stays[item];
  if (!reads(started, 'played-from-in-play')) return stay?.from ?? null;
  if (stay?.zone !== 'limbo' && stay?.from !== 'limbo') return null;
  return played.findLast((card) => card.item === item)?.from ?? null;
}

/**
 * Returns an object's statistic, cost or number of counters. For base statistics, returns all their values. A missing
 * value is 0 (2.3.1.f).
 */
export function numbersOf(context: Context, item: number, of: Total['of']): readonly number[] {
  if (typeof of === 'object')
    return 'base' in of
      ? baseStatistics(context.state, item, of.base)
      : [context.state.stays[item]?.counters[of.counters] ?? 0];
  const is = context.world.of(item);
  if (of === 'base-cost') return [baseCostOf(context, item)];
  if (of === 'hand-cost') return [is.handCost];
  if (of === 'reserve-cost') return [is.reserveCost];
  return [is.statistics?.[of] ?? 0];
}

export const measured = (context: Context, item: number, of: Measured): number =>
  numbersOf(context, item, of)[0] ?? 0;

/**
 * Returns the objects with the highest or lowest statistic, cost or number of counters. Returns several if they tie.
 */
export function extreme(
  context: Context,
  items: readonly number[],
  { of, is }: NonNullable<Selector['most']>,
): number[] {
  const numbers = items.map((item) => numbersOf(context, item, of)[0] ?? 0);
  const end = is === 'highest' ? Math.max(...numbers) : Math.min(...numbers);
  return items.filter((_, index) => numbers[index] === end);
}
