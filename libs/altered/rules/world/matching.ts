import type {
  Comparison,
  Condition,
  Known,
  Measured,
  Quantity,
  Selector,
  Standing,
  Statistics,
  Terrain,
  Total,
  ZoneName,
} from '#altered/abilities';
import { sane, type Budget } from '#kernel';
import {
  expeditionsOf,
  expeditionsWith,
  find,
  isOneOf,
  known,
  seatsOf,
  whereabouts,
  type Context,
  type OneExpedition,
} from './context.js';
import { editionIn } from '../state/edition.js';
import { baseStatistics } from './base-statistics.js';
import { isInRegion, objectsFacing, terrainsAt, visibleRegions } from './regions.js';
import { activatedThisTurn, hasSymbol } from './ability-symbols.js';
import { baseCostOf, playedCostOf, playedFrom } from './base-cost.js';
import { isCompleted } from './placed-abilities.js';
import { standsOrCounts } from './standings.js';
import { COUNTERS_TAKEN, expeditionNames, type Reference, type Stay, type Zone } from '../state/objects.js';
import { neverExecuted } from './never-executed.js';
import type { State } from '../state/state.js';
import { totalOf } from './totals.js';
import { distanceIn, initiativeOrder, itemsIn, regionOf, seatOf } from '../state/zones.js';
import { isAmong, present } from './known-objects.js';
import { hasCounters, hasStatus, isOfSubtype, isOfType } from './kinds-and-statuses.js';

/** An object that is meant, as if nothing were known of where an effect took it from. */
const stillThere = ({ expedition: _, ...reference }: Reference): Reference => reference;

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

/** How an expedition stands, or is considered to (7.5.2 of edition 4.0). */
export const stands = (
  context: Pick<Context, 'state' | 'world'>,
  one: OneExpedition,
  standing: Standing,
  of: 'expedition' | 'character' = 'expedition',
): boolean => standsOrCounts(context, one, standing, of, holds);

/** Whether an item fits a description, wherever it is (2.2.1.i, 2.2.2.o): everything but the zone. */
export function fits(context: Context, item: number, like: Selector): boolean {
  context.world.budget.spend();
  const stay = context.state.stays[item] ?? null;
  const is = context.world.of(item);
  if (like.type !== undefined && !isOfType(is, like.type)) return false;
  if (like.subtype !== undefined && !isOfSubtype(is, like.subtype)) return false;
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
  if (like.either?.every((one) => !isWhere(context, stay, one) || !fits(context, item, one)) === true)
    return false;
  if (like.oneOf?.every((one) => !fits(context, item, one)) === true) return false;
  if (like.completed === true && !isCompleted(stay)) return false;
  if (like.hasCooldown === true && !is.abilities.some(({ kind }) => kind === 'cooldown')) return false;
  if (like.notSubtype !== undefined && is.subtypes.includes(like.notSubtype)) return false;
  const { withAbility } = like;
  if (withAbility !== undefined && !is.abilities.some((one) => hasSymbol(one, withAbility))) return false;
  if (like.withCounters !== undefined && like.withCounters !== hasCounters(stay)) return false;
  if (
    like.baseCost !== undefined &&
    !compare(baseCostOf(context, item), like.baseCost.is, valueOf(context, like.baseCost.than))
  )
    return false;
  if (like.at !== undefined && !isAt(context, item, stay, like.at)) return false;
  if (like.inTerrain !== undefined && !isInTerrain(context, item, stay, like.inTerrain)) return false;
  if (like.expedition !== undefined && !isInOneOf(context, item, stay, like.expedition)) return false;
  return (
    like.bounds?.every((bound) =>
      numbersOf(context, item, bound.of).some((number) =>
        compare(number, bound.is, valueOf(context, bound.than)),
      ),
    ) ?? true
  );
}

/** Whether an object is in an expedition that stands so. */
const isAt = (context: Context, item: number, stay: Stay | null, standing: Standing): boolean =>
  stay !== null && expeditionsWith(context, item, stay).some((one) => stands(context, one, standing));

/** 7.5.8 of edition 4.0: one of its expeditions is in a region with the terrain. */
const isInTerrain = (
  context: Context,
  item: number,
  stay: Stay | null,
  terrain: NonNullable<Selector['inTerrain']>,
): boolean =>
  stay !== null &&
  expeditionsWith(context, item, stay).some(({ seat, expedition }) => {
    const found = context.world.terrains[regionOf(context.state, seat, expedition)] ?? [];
    return terrain === 'single-terrain' ? found.length === 1 : found.includes(terrain);
  });

/** A number that objects are compared by. */
const measured = (context: Context, item: number, of: Measured): number =>
  numbersOf(context, item, of)[0] ?? 0;

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

const zonesOf = (like: Selector): readonly ZoneName[] | null =>
  like.zone === undefined ? null : typeof like.zone === 'string' ? [like.zone] : like.zone;

/** Whether an item is where the description says; without a zone, in play (2.2.1.h, 2.2.2.n) or among what it names. */
export function isWhere({ state }: Pick<Context, 'state'>, stay: Stay | null, like: Selector): boolean {
  if (stay === null) return false;
  const zones = zonesOf(like);
  if (zones === null && like.among !== undefined) return true;
  if (zones === null && like.either !== undefined)
    return like.either.some((one) => isWhere({ state }, stay, one));
  return (zones ?? zonesInPlay(state, like)).includes(stay.zone);
}

/** Where things are "in play" (3.1.4.a): heroes always are where heroes are meant. */
const zonesInPlay = (state: State, { type }: Selector): readonly Zone[] => {
  const { inPlay } = editionIn(state);
  return inPlay.includes('hero') || !namesHeroes(type) ? inPlay : ['hero', ...inPlay];
};

const namesHeroes = (type: Selector['type']): boolean =>
  typeof type === 'string' ? type === 'hero' : type?.includes('hero') === true;

/** All items that a description means, in initiative order and the order of their zones. */
export function allLike(context: Context, like: Selector): number[] {
  const { state } = context;
  context.world.budget.spend();
  const found: number[] = [];
  const add = (items: readonly number[]): void => {
    for (const item of items)
      if (isWhere(context, state.stays[item] ?? null, like) && fits(context, item, like)) found.push(item);
  };
  if (like.among !== undefined) {
    add(present(context, like.among));
    return like.most === undefined ? found : extreme(context, found, like.most);
  }
  const zones =
    zonesOf(like) ??
    (like.either === undefined
      ? zonesInPlay(state, like)
      : [...new Set(like.either.flatMap((one) => zonesOf(one) ?? zonesInPlay(state, one)))]);
  for (const zone of zones)
    if (zone === 'expedition' || zone === 'limbo') add(itemsIn(state, zone, 0));
    else for (const seat of initiativeOrder(state)) add(itemsIn(state, zone, seat));
  return like.most === undefined ? found : extreme(context, found, like.most);
}

/** Of some objects, those whose number is the highest or lowest. */
function extreme(
  context: Context,
  items: readonly number[],
  { of, is }: NonNullable<Selector['most']>,
): number[] {
  const numbers = items.map((item) => measured(context, item, of));
  const end = is === 'highest' ? Math.max(...numbers) : Math.min(...numbers);
  return items.filter((_, index) => numbers[index] === end);
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
    return sum(context, quantity.of, ({ item, was }, here) =>
      statisticIn((here ? context.world.of(item).statistics : was?.statistics) ?? null, quantity.statistic),
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
  if ('countersTaken' in quantity) {
    const taken = context.bound.noted[COUNTERS_TAKEN];
    return typeof taken === 'number' ? taken : 0;
  }
  if ('statistics' in quantity) {
    const than = valueOf(context, quantity.than);
    return allLike(context, quantity.among)
      .flatMap((item) => baseStatistics(context.state, item, quantity.statistics))
      .filter((number) => compare(number, quantity.is, than)).length;
  }
  if ('regionsBetween' in quantity)
    return seatsOf(context, quantity.regionsBetween)
      .map((seat) => {
        const own = seatOf(context.state, seat);
        return own.way.length - 1 - distanceIn(own);
      })
      .reduce((total, apart) => total + Math.max(0, Math.abs(apart) - 1), 0);
  if ('if' in quantity)
    return valueOf(context, holds(context, quantity.if) ? quantity.then : (quantity.otherwise ?? 0));
  if ('expeditions' in quantity) {
    const { in: terrain, is, of = 'each-player' } = quantity.expeditions;
    return seatsOf(context, of)
      .flatMap((seat) => expeditionNames.map((expedition) => ({ seat, expedition })))
      .filter((one) => is === undefined || stands(context, one, is))
      .filter(
        ({ seat, expedition }) =>
          terrain === undefined ||
          context.world.terrains[regionOf(context.state, seat, expedition)]?.includes(terrain) === true,
      ).length;
  }
  if ('highest' in quantity)
    return allLike(context, quantity.among).reduce(
      (most, item) => Math.max(most, measured(context, item, quantity.highest)),
      0,
    );
  // As many as there could be to choose from.
  if ('anyNumber' in quantity) return context.state.items.length;
  if ('rolled' in quantity) return context.bound.rolled ?? 0;
  if ('x' in quantity) return context.bound.x ?? 0;
  if ('had' in quantity) return context.bound.me.was?.counters[quantity.had] ?? 0;
  if ('playedThisTurn' in quantity)
    return context.state.played.filter(
      ({ item, seat, turn, phase }) =>
        turn === context.state.turn &&
        phase === context.state.phase &&
        seat === context.controller &&
        fits(context, item, quantity.playedThisTurn),
    ).length;
  if ('sum' in quantity)
    return sane(quantity.sum.reduce((all: number, one) => all + valueOf(context, one), 0));
  if ('times' in quantity)
    return sane(valueOf(context, quantity.times[0]) * valueOf(context, quantity.times[1]));
  if ('atMost' in quantity) return Math.min(quantity.atMost, valueOf(context, quantity.of));
  const half = valueOf(context, quantity.half) / 2;
  return quantity.round === 'up' ? Math.ceil(half) : Math.floor(half);
}

const statisticIn = (statistics: Statistics | null, which: Terrain | 'highest'): number => {
  if (statistics === null) return 0;
  return which === 'highest' ? Math.max(...Object.values(statistics)) : statistics[which];
};

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
    case 'standing': {
      const which =
        typeof condition.which === 'object' && 'kind' in condition.which
          ? null
          : condition.which === 'one-of-yours' || condition.which === 'both-of-yours'
            ? 'each-of-yours'
            : condition.which;
      if (which === null) return neverExecuted(condition);
      const meant = expeditionsOf(context, which);
      const fit = (one: (typeof meant)[number]): boolean => stands(context, one, condition.is);
      // 7.4.4.k: of several that one object is in, all of them.
      return condition.which === 'one-of-yours' ? meant.some(fit) : meant.length > 0 && meant.every(fit);
    }
    case 'empty':
      return seatsOf(context, condition.of).every(
        (seat) => seatOf(context.state, seat)[condition.zone].length === 0,
      );
    case 'fewer-cards': {
      const mine = seatOf(context.state, context.controller)[condition.zone].length;
      return seatsOf(context, condition.than).every(
        (seat) => mine < seatOf(context.state, seat)[condition.zone].length,
      );
    }
    case 'total': {
      const numbers = allLike(context, condition.among).map(
        (item) => numbersOf(context, item, condition.of)[0] ?? 0,
      );
      return compare(
        numbers.reduce((all, one) => all + one, 0),
        condition.is,
        condition.than,
      );
    }
    case 'different-costs': {
      const { among, of = 'base-cost' } = condition;
      const costs = new Set(allLike(context, among).map((item) => measured(context, item, of)));
      return compare(costs.size, condition.is, condition.number);
    }
    case 'played-from':
      return known(context, condition.what).some(
        ({ item }) => playedFrom(context.state, item) === condition.from,
      );
    case 'regions-visible':
      return compare(
        visibleRegions(context).filter(({ length }) => length === 1).length,
        condition.is,
        condition.number,
      );
    case 'in-each':
      return expeditionsOf(context, 'each-of-yours').every(({ seat, expedition }) =>
        itemsIn(context.state, 'expedition', seat).some((item) => {
          const stay = context.state.stays[item] ?? null;
          return (
            stay !== null &&
            fits(context, item, condition.like) &&
            expeditionsWith(context, item, stay).some(
              (one) => one.seat === seat && one.expedition === expedition,
            )
          );
        }),
      );
    case 'only-card':
      return known(context, condition.what).some((reference) => {
        const stay = find(context.state, reference);
        return (
          stay !== null &&
          itemsIn(context.state, stay.zone, stay.seat).every(
            (item) => item === reference.item || context.state.stays[item]?.seat !== stay.seat,
          )
        );
      });
    case 'hero-counters':
      return compare(
        seatOf(context.state, context.controller).hero.reduce(
          (sum, item) => sum + (context.state.stays[item]?.counters[condition.name] ?? 0),
          0,
        ),
        condition.is,
        condition.number,
      );
    case 'ascended':
      return expeditionsOf(context, condition.which).some((one) => stands(context, one, 'ascended'));
    case 'discarded-this-turn':
      return context.state.discarded.some(
        ({ seat, from }) => seat === context.controller && condition.from.includes(from),
      );
    case 'in':
      return known(context, condition.what).some((reference) =>
        isInRegion(context, condition.was === true ? reference : stillThere(reference), condition.region),
      );
    case 'facing':
      return expeditionsOf(context, 'facing-me').some((one) =>
        terrainsAt(context, one).includes(condition.in),
      );
    case 'facing-objects':
      return compare(objectsFacing(context, 'facing-me').length, condition.is, condition.number);
    case 'nobody-facing':
      return objectsFacing(context, condition.what === 'me' ? 'facing-me' : 'facing-it').length === 0;
    case 'in-contact':
      return known(context, condition.what).some((reference) =>
        whereabouts(context, reference).some((one) => stands(context, one, 'in-contact', 'character')),
      );
    case 'done': {
      // What was put or discarded this way lies there now.
      const zone = condition.by === 'discard' ? 'discard' : 'reserve';
      return known(context, condition.what).some(
        ({ item }) => context.state.stays[item]?.zone === zone && fits(context, item, condition.like),
      );
    }
    case 'cost-was':
      return known(context, condition.what).some(({ item }) => {
        const { handCost, reserveCost } = context.world.of(item);
        const was = { hand: handCost, reserve: reserveCost, base: playedCostOf(context, item) }[
          condition.cost
        ];
        return compare(was, condition.is, condition.than);
      });
    case 'has-ability': {
      const { like, among, symbol } = condition;
      return allLike(context, { ...like, zone: among, controller: 'you', withAbility: symbol }).length > 0;
    }
    case 'activated-this-turn':
      return activatedThisTurn(context, condition.symbol) > 0;
    case 'failed-to-move':
      return (context.bound.failed ?? 0) >= expeditionNames.length;
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
