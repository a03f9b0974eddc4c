import {
  terrains,
  type BaseStatistic,
  type Bound,
  type Comparison,
  type Condition,
  type Known,
  type Quantity,
  type Selector,
  type ZoneName,
} from '#altered/abilities';
import { sane, type Budget } from '#kernel';
import type { Characteristics } from './characteristics.js';
import { expeditionsOf, expeditionsWith, find, isOneOf, seatsOf, type Context } from './context.js';
import type { Reference, Stay } from '../state/objects.js';
import { neverExecuted } from './never-executed.js';
import { cardOf, type State } from '../state/state.js';
import { totalOf } from './totals.js';
import { initiativeOrder, isInPlay, itemsIn, regionOf, seatOf } from '../state/zones.js';
import { isAmong, known, present } from './known-objects.js';

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

/** Whether an item fits a description, wherever it is (2.2.1.i, 2.2.2.o): everything but the zone. */
export function fits(context: Context, item: number, like: Selector): boolean {
  context.world.budget.spend();
  const stay = context.state.stays[item] ?? null;
  const is = context.world.of(item);
  if (like.type !== undefined && !isOfType(is.type, like.type)) return false;
  if (like.subtype !== undefined && !is.subtypes.includes(like.subtype)) return false;
  if (like.name !== undefined && is.name !== like.name) return false;
  if (like.rarity !== undefined && is.rarity !== like.rarity) return false;
  if (like.faction !== undefined && (is.faction ?? 'neutral') !== like.faction) return false;
  if (like.token !== undefined && (context.state.items[item]?.kind === 'token') !== like.token) return false;
  if (
    like.keyword === 'tough'
      ? is.tough === 0
      : like.keyword !== undefined && !is.keywords.includes(like.keyword)
  )
    return false;
  if (like.other === true && item === context.bound.me.item) return false;
  if (like.owner !== undefined) {
    const owner = context.state.items[item]?.owner ?? null;
    if (owner === null || !isOneOf(context, like.owner, owner)) return false;
  }
  if (like.controller !== undefined && (stay === null || !isOneOf(context, like.controller, stay.seat)))
    return false;
  if (like.status !== undefined && (stay === null || !hasStatus(stay, like.status))) return false;
  if (like.without !== undefined && stay !== null && hasStatus(stay, like.without)) return false;
  if (like.among !== undefined && !isAmong(context, like.among, item)) return false;
  if (like.except !== undefined && isAmong(context, like.except, item)) return false;
  if (like.oneOf?.every((one) => !fits(context, item, one)) === true) return false;
  if (like.expedition !== undefined && !isInOneOf(context, item, stay, like.expedition)) return false;
  return (
    like.bounds?.every((bound) =>
      numbersOf(context, item, bound.of).some((number) =>
        compare(number, bound.is, valueOf(context, bound.than)),
      ),
    ) ?? true
  );
}

const isOfType = (type: Characteristics['type'], wanted: NonNullable<Selector['type']>): boolean =>
  typeof wanted === 'string' ? type === wanted : wanted.some((one) => one === type);

/** 2.4.4.a, 2.4.5.b: Boosted and ready follow from other facts. */
function hasStatus(stay: Stay, status: NonNullable<Selector['status'] | Selector['without']>): boolean {
  if (status === 'boosted') return (stay.counters['boost'] ?? 0) > 0;
  if (status === 'ready') return !stay.statuses.includes('exhausted');
  return stay.statuses.includes(status);
}

function isInOneOf(
  context: Context,
  item: number,
  stay: Stay | null,
  word: NonNullable<Selector['expedition']>,
): boolean {
  if (stay === null) return false;
  const wanted = expeditionsOf(context, word);
  return expeditionsWith(context, item, stay).some((one) =>
    wanted.some((other) => other.seat === one.seat && other.expedition === one.expedition),
  );
}

/** A number of an object, or each of its base statistics; zero for what it lacks (2.3.1.f). */
export function numbersOf(context: Context, item: number, of: Bound['of']): readonly number[] {
  if (typeof of === 'object')
    return 'base' in of
      ? baseStatistics(context.state, item, of.base)
      : [context.state.stays[item]?.counters[of.counters] ?? 0];
  const is = context.world.of(item);
  if (of === 'hand-cost') return [is.handCost];
  if (of === 'reserve-cost') return [is.reserveCost];
  return [is.statistics?.[of] ?? 0];
}

/** What is printed on a character, or said by the effect that made it (2.3.1.a–b); others have none (2.2.9.c). */
function baseStatistics(state: State, item: number, which: BaseStatistic['base']): readonly number[] {
  const kind = state.items[item]?.kind;
  if ((kind !== 'card' && kind !== 'token') || state.stays[item]?.faceDown === true) return [];
  const { type, statistics } = cardOf(state, item);
  if (type !== 'character' || statistics === null) return [];
  return which === 'any' ? terrains.map((terrain) => statistics[terrain]) : [statistics[which]];
}

const zonesOf = (like: Selector): readonly ZoneName[] | null =>
  like.zone === undefined ? null : typeof like.zone === 'string' ? [like.zone] : like.zone;

/** Whether an item is where the description says; without a zone, in play (2.2.1.h, 2.2.2.n) or among what it names. */
export function isWhere(stay: Stay | null, like: Selector): boolean {
  if (stay === null) return false;
  const zones = zonesOf(like);
  if (zones === null && like.among !== undefined) return true;
  return zones === null ? isInPlay(stay.zone) : zones.includes(stay.zone);
}

const inPlay = ['hero', 'expedition', 'landmark'] as const;

/** All items that a description means, in initiative order and the order of their zones. */
export function allLike(context: Context, like: Selector): number[] {
  const { state } = context;
  context.world.budget.spend();
  const found: number[] = [];
  const add = (items: readonly number[]): void => {
    for (const item of items)
      if (isWhere(state.stays[item] ?? null, like) && fits(context, item, like)) found.push(item);
  };
  if (like.among !== undefined) {
    add(present(context, like.among));
    return found;
  }
  for (const zone of zonesOf(like) ?? inPlay)
    if (zone === 'expedition' || zone === 'limbo') add(itemsIn(state, zone, 0));
    else for (const seat of initiativeOrder(state)) add(itemsIn(state, zone, seat));
  return found;
}

/** What a number is now; always whole (1.1.6.a), zero where something is missing (1.1.6.d). */
export function valueOf(context: Context, quantity: Quantity): number {
  if (typeof quantity === 'number') return quantity;
  if ('count' in quantity) return allLike(context, quantity.count).length;
  if ('counters' in quantity)
    return sum(
      context,
      quantity.on,
      ({ item, was }, here) =>
        (here ? context.state.stays[item]?.counters : was?.counters)?.[quantity.counters] ?? 0,
    );
  if ('statistic' in quantity)
    return sum(
      context,
      quantity.of,
      ({ item, was }, here) =>
        (here ? context.world.of(item).statistics : was?.statistics)?.[quantity.statistic] ?? 0,
    );
  if ('cost' in quantity)
    return sum(context, quantity.of, ({ item }) => {
      const is = context.world.of(item);
      return quantity.cost === 'hand' ? is.handCost : is.reserveCost;
    });
  if ('total' in quantity)
    return expeditionsOf(context, quantity.in)
      .map(({ seat, expedition }) => totalOf(context, seat, expedition)[quantity.total])
      .reduce((a, b) => a + b, 0);
  if ('cardsIn' in quantity)
    return seatsOf(context, quantity.of)
      .map((seat) => seatOf(context.state, seat)[quantity.cardsIn].length)
      .reduce((a, b) => a + b, 0);
  if ('noted' in quantity) {
    const noted = context.bound.noted[quantity.noted] ?? 0;
    return typeof noted === 'number' ? noted : noted.length;
  }
  if ('statistics' in quantity) {
    const than = valueOf(context, quantity.than);
    return allLike(context, quantity.among)
      .flatMap((item) => baseStatistics(context.state, item, quantity.statistics))
      .filter((number) => compare(number, quantity.is, than)).length;
  }
  if ('regionsBetween' in quantity)
    return seatsOf(context, quantity.regionsBetween)
      .map((seat) => regionOf(context.state, seat, 'companion') - regionOf(context.state, seat, 'hero'))
      .reduce((total, apart) => total + Math.max(0, Math.abs(apart) - 1), 0);
  if ('if' in quantity)
    return valueOf(context, holds(context, quantity.if) ? quantity.then : (quantity.otherwise ?? 0));
  if (
    'anyNumber' in quantity ||
    'x' in quantity ||
    'expeditions' in quantity ||
    'countersTaken' in quantity ||
    'highest' in quantity ||
    'had' in quantity ||
    'rolled' in quantity ||
    'playedThisTurn' in quantity
  )
    return neverExecuted({ kind: Object.keys(quantity)[0] ?? 'quantity' });
  if ('sum' in quantity)
    return sane(quantity.sum.reduce((all: number, one) => all + valueOf(context, one), 0));
  if ('times' in quantity)
    return sane(valueOf(context, quantity.times[0]) * valueOf(context, quantity.times[1]));
  const half = valueOf(context, quantity.half) / 2;
  return quantity.round === 'up' ? Math.ceil(half) : Math.floor(half);
}

const sum = (context: Context, what: Known, of: (reference: Reference, here: boolean) => number): number =>
  known(context, what)
    .map((reference) => of(reference, find(context.state, reference) !== null))
    .reduce((a, b) => a + b, 0);

/** Whether a condition is true now (6.5.c). */
export function holds(context: Context, condition: Condition): boolean {
  switch (condition.kind) {
    case 'compare':
      return compare(valueOf(context, condition.left), condition.is, valueOf(context, condition.right));
    case 'is': {
      const objects = known(context, condition.what);
      return objects.length > 0 && objects.every(({ item }) => fits(context, item, condition.like));
    }
    case 'exists':
      return allLike(context, condition.like).length > 0;
    case 'distinct':
      return distinct(
        context.world.budget,
        condition.like.map((like) => allLike(context, like)),
      );
    case 'first-day':
      return context.state.day <= 1;
    case 'first-player':
      return seatsOf(context, condition.who).includes(context.state.firstPlayer);
    case 'passed':
      return seatsOf(context, condition.who).every((seat) => seatOf(context.state, seat).passed);
    case 'phase':
      return context.state.phase === condition.phase;
    case 'terrain':
      return expeditionsOf(context, condition.expedition).some(({ seat, expedition }) =>
        context.world.terrains[regionOf(context.state, seat, expedition)]?.includes(condition.terrain),
      );
    case 'not':
      return !holds(context, condition.condition);
    case 'all':
      return condition.conditions.every((one) => holds(context, one));
    case 'any':
      return condition.conditions.some((one) => holds(context, one));
    case 'ascended':
    case 'standing':
    case 'in':
    case 'facing':
    case 'facing-objects':
    case 'nobody-facing':
    case 'in-contact':
    case 'played-from':
    case 'regions-visible':
    case 'empty':
    case 'fewer-cards':
    case 'total':
    case 'different-costs':
    case 'activated-this-turn':
    case 'discarded-this-turn':
    case 'in-each':
    case 'done':
    case 'only-card':
    case 'cost-was':
    case 'failed-to-move':
    case 'has-ability':
    case 'hero-counters':
      return neverExecuted(condition);
  }
}

/** Whether there is a different object for each description. */
function distinct(
  budget: Budget,
  [first, ...others]: readonly (readonly number[])[],
  taken: readonly number[] = [],
): boolean {
  if (first === undefined) return true;
  return first.some((item) => {
    budget.spend();
    return !taken.includes(item) && distinct(budget, others, [...taken, item]);
  });
}
