import {
  eachKnown,
  type Condition,
  type Known,
  type Passive,
  type Quantity,
  type Selector,
  type Standing,
  type Bound,
  eachOf,
} from '#altered/abilities';
import { sane, type Budget } from '#kernel';
import {
  expeditionsOf,
  expeditionsWith,
  find,
  refersTo,
  known,
  seatsOf,
  whereabouts,
  type Context,
  type OneExpedition,
  neverExecuted,
  nothingBound,
} from './context.js';
import type { Characteristics, World } from './characteristics.js';
import {
  baseStatistics,
  statisticIn,
  extreme,
  measured,
  numbersOf,
  baseCostOf,
  lastBaseCost,
  playedFrom,
  compare,
} from './numbers.js';
import { isInZones, zonesInPlay, zonesOf } from './described-zones.js';
import {
  isInRegion,
  objectsFacing,
  terrainsAt,
  visibleRegions,
  totalOf,
  hasStanding,
} from './expeditions.js';
import {
  activatedThisTurn,
  anyHasSymbol,
  isCooldown,
  hasCounters,
  hasStatus,
  isOfSubtype,
  isOfType,
} from './kinds.js';
import { isCompleted } from './placed-abilities.js';
import { noListeners } from './listeners-by-action.js';
import { noPassives } from './passives-by-kind.js';
import { printedWorld } from './printed-world.js';
import type { PastDeed } from '../state/state.js';
import {
  COUNTERS_TAKEN,
  expeditionNames,
  type Reference,
  type Stay,
  type LastKnown,
} from '../state/objects.js';
import { cardsPlayed, hasMoved } from './happenings.js';
import { distanceIn, initiativeOrder, itemsIn, regionOf, seatOf } from '../state/zones.js';
import { isAmong, present } from './known-objects.js';
import { facingExpedition } from '../state/seating.js';

/** Returns a reference without the expedition from which an effect moved the object. */
const stillThere = ({ expedition: _, ...reference }: Reference): Reference => reference;

/**
 * 7.5.2 of edition 4.0: whether an expedition is, or counts as, ahead of, behind or tied with the facing expedition. In
 * the Arena, all are tied. If `of` is `character`, ignores abilities that affect only the standing of expeditions.
 */
export const stands = (
  context: Pick<Context, 'state' | 'world'>,
  place: OneExpedition,
  standing: Standing,
  of: 'expedition' | 'character' = 'expedition',
): boolean => hasStanding(context, place, standing) || isConsidered(context, place, standing, of);

/**
 * Whether an item matches a description (2.2.1.i, 2.2.2.o), in any zone. Iterates only over the members that exist,
 * because a description contains only a few of about thirty possible members.
 */
export function fits(context: Context, item: number, like: Selector): boolean {
  context.world.budget.spend();
  const stay = context.state.stays[item] ?? null;
  const is = context.world.of(item);
  for (const member in like)
    if (!fitsIn(member as keyof Selector, context, item, stay, is, like)) return false;
  return true;
}

/** Whether an item matches one member of a description. Ignores the zone and rankings. */
function fitsIn(
  member: keyof Selector,
  context: Context,
  item: number,
  stay: Stay | null,
  is: Characteristics,
  like: Selector,
): boolean {
  switch (member) {
    case 'zone':
    case 'most':
    case 'ofAnyPlayer':
      return true;
    case 'type':
      return like.type === undefined || isOfType(is, like.type);
    case 'subtype':
      return like.subtype === undefined || isOfSubtype(is, like.subtype);
    case 'name':
      return like.name === undefined || is.name === like.name;
    case 'rarity':
      return like.rarity === undefined || is.rarity === like.rarity;
    case 'faction':
      return like.faction === undefined || (is.faction ?? 'neutral') === like.faction;
    case 'token':
      return like.token === undefined || (context.state.items[item]?.kind === 'token') === like.token;
    case 'keyword':
      return like.keyword === 'tough'
        ? is.tough !== 0
        : like.keyword === undefined || is.keywords.includes(like.keyword);
    case 'other':
      return like.other !== true || item !== context.bound.me.item;
    case 'owner': {
      if (like.owner === undefined) return true;
      const owner = context.state.items[item]?.owner ?? null;
      return owner !== null && refersTo(context, like.owner, owner);
    }
    case 'controller':
      return (
        like.controller === undefined || (stay !== null && refersTo(context, like.controller, stay.seat))
      );
    case 'status':
      return like.status === undefined || (stay !== null && hasStatus(stay, like.status));
    case 'without':
      return like.without === undefined || stay === null || !hasStatus(stay, like.without);
    case 'among':
      return like.among === undefined || isAmong(context, like.among, item);
    case 'except':
      return !eachKnown(like.except).some((reference) => isAmong(context, reference, item));
    case 'either':
      return like.either === undefined || fitsAnyInZone(context, item, stay, like.either);
    case 'oneOf':
      return like.oneOf === undefined || fitsAny(context, item, like.oneOf);
    case 'completed':
      return like.completed !== true || isCompleted(stay);
    case 'hasCooldown':
      return like.hasCooldown !== true || is.abilities.some(isCooldown);
    case 'notSubtype':
      return like.notSubtype === undefined || !is.subtypes.includes(like.notSubtype);
    case 'withAbility':
      return like.withAbility === undefined || anyHasSymbol(is.abilities, like.withAbility);
    case 'sameName':
      return like.sameName === undefined || sharesName(context, item, like.sameName);
    case 'withCounters':
      return like.withCounters === undefined || like.withCounters === hasCounters(stay);
    case 'baseCost':
      return (
        like.baseCost === undefined ||
        compare(baseCostOf(context, item), like.baseCost.is, valueOf(context, like.baseCost.than))
      );
    case 'at':
      return like.at === undefined || isAt(context, item, stay, like.at);
    case 'facing':
      return like.facing === undefined || facesMatch(context, item, stay, like.facing);
    case 'inTerrain':
      return like.inTerrain === undefined || isInTerrain(context, item, stay, like.inTerrain);
    case 'expedition':
      return (
        like.expedition === undefined ||
        isInAnyOf(context, item, stay, expeditionsOf(context, like.expedition))
      );
    case 'bounds':
      return like.bounds === undefined || isWithin(context, item, like.bounds);
    default:
      return unheardOf(member);
  }
}

/*
 * Separate from `fitsIn`, which runs for every member of every description: a function that contains closures allocates
 * their variables on every call.
 */

const fitsAnyInZone = (
  context: Context,
  item: number,
  stay: Stay | null,
  some: readonly Selector[],
): boolean => some.some((like) => isInZones(context, stay, like) && fits(context, item, like));

const fitsAny = (context: Context, item: number, some: readonly Selector[]): boolean =>
  some.some((like) => fits(context, item, like));

const isWithin = (context: Context, item: number, bounds: NonNullable<Selector['bounds']>): boolean =>
  bounds.every((bound) =>
    numbersOf(context, item, bound.of).some((number) =>
      compare(number, bound.is, valueOf(context, bound.than)),
    ),
  );

/** Ignores the members of descriptions of past events, because these members do not apply to objects. */
const unheardOf = (_: never): true => true;

/** Whether an object's expedition has the given standing, such as ahead, behind or tied. */
const isAt = (context: Context, item: number, stay: Stay | null, standing: Standing): boolean =>
  stay !== null && expeditionsWith(context, item, stay).some((place) => stands(context, place, standing));

/** Returns all matching items, ordered by initiative and zone. */
export function allLike(context: Context, like: Selector): number[] {
  const { state } = context;
  context.world.budget.spend();
  const found: number[] = [];
  // All items come from the described zones, so their zones are usually not checked again. They are checked for
  // alternatives, which have their own zones, and for known objects.
  const isThere = like.among === undefined && like.either === undefined;
  const add = (items: readonly number[]): void => {
    for (const item of items)
      if ((isThere || isInZones(context, state.stays[item] ?? null, like)) && fits(context, item, like))
        found.push(item);
  };
  if (like.among !== undefined) {
    add(present(context, like.among));
    return like.most === undefined ? found : extreme(context, found, like.most);
  }
  const zones =
    zonesOf(like) ??
    (like.either === undefined
      ? zonesInPlay(state, like)
      : [...new Set(like.either.flatMap((part) => zonesOf(part) ?? zonesInPlay(state, part)))]);
  for (const zone of zones)
    if (zone === 'expedition' || zone === 'limbo') add(itemsIn(state, zone, 0));
    else for (const seat of initiativeOrder(state)) add(itemsIn(state, zone, seat));
  return like.most === undefined ? found : extreme(context, found, like.most);
}

/** Returns the number of visible regions with exactly one terrain. */
const singleTerrainRegions = (context: Context): number =>
  visibleRegions(context).filter(({ length }) => length === 1).length;

/** Returns the value of a quantity: always a whole number (1.1.6.a). Missing values count as 0 (1.1.6.d). */
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
    return sum(context, quantity.of, ({ item, was }, here) => {
      const is = context.world.of(item);
      if (quantity.cost === 'base' && here) return baseCostOf(context, item);
      if (quantity.cost === 'base') return was?.statuses.includes('fleeting') ? is.reserveCost : is.handCost;
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
  if ('happened' in quantity) return timesHappened(context, quantity);
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
  if ('regions' in quantity) return singleTerrainRegions(context);
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
    const { in: terrain, is, of = 'each-player', which, moved } = quantity.expeditions;
    const all =
      which === undefined
        ? seatsOf(context, of).flatMap((seat) =>
            expeditionNames.map((expedition): OneExpedition => ({ seat, expedition })),
          )
        : expeditionsOf(context, which);
    return all
      .filter((place) => is === undefined || stands(context, place, is))
      .filter((place) => moved === undefined || hasMoved(context.state, place, moved))
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
  // Effectively unlimited: no choice can contain more items than the game has.
  if ('anyNumber' in quantity) return context.state.items.length;
  if ('rolled' in quantity) return context.bound.rolled ?? 0;
  if ('x' in quantity) return context.bound.x ?? 0;
  if ('had' in quantity) return context.bound.me.was?.counters[quantity.had] ?? 0;
  if ('playedThisTurn' in quantity) return timesPlayed(context, quantity.playedThisTurn);
  if ('sum' in quantity)
    return sane(quantity.sum.reduce((all: number, part) => all + valueOf(context, part), 0));
  if ('times' in quantity)
    return sane(valueOf(context, quantity.times[0]) * valueOf(context, quantity.times[1]));
  if ('atMost' in quantity) return Math.min(quantity.atMost, valueOf(context, quantity.of));
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
      const { like, was } = condition;
      return (
        objects.length > 0 &&
        objects.every((reference) =>
          was === true ? wasLike(context, reference, condition) : fits(context, reference.item, like),
        )
      );
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
      return condition.conditions.every((part) => holds(context, part));
    case 'any':
      return condition.conditions.some((part) => holds(context, part));
    case 'standing': {
      const which =
        typeof condition.which === 'object' && 'kind' in condition.which
          ? null
          : condition.which === 'one-of-yours' || condition.which === 'both-of-yours'
            ? 'each-of-yours'
            : condition.which;
      if (which === null) return neverExecuted(condition);
      const meant = expeditionsOf(context, which);
      const fit = (place: (typeof meant)[number]): boolean => stands(context, place, condition.is);
      // 7.4.4.k: if an object is in several expeditions, all of them must match.
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
        numbers.reduce((all, number) => all + number, 0),
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
      return compare(singleTerrainRegions(context), condition.is, condition.number);
    case 'in-each':
      return expeditionsOf(context, 'each-of-yours').every(({ seat, expedition }) =>
        itemsIn(context.state, 'expedition', seat).some((item) => {
          const stay = context.state.stays[item] ?? null;
          return (
            stay !== null &&
            fits(context, item, condition.like) &&
            expeditionsWith(context, item, stay).some(
              (place) => place.seat === seat && place.expedition === expedition,
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
    case 'discarded-this-turn':
      return context.state.discarded.some(
        ({ seat, from }) => seat === context.controller && condition.from.includes(from),
      );
    case 'in':
      return known(context, condition.what).some((reference) =>
        isInRegion(context, condition.was === true ? reference : stillThere(reference), condition.region),
      );
    case 'facing':
      return expeditionsOf(context, 'facing-me').some((place) =>
        terrainsAt(context, place).includes(condition.in),
      );
    case 'facing-objects':
      return compare(objectsFacing(context, 'facing-me').length, condition.is, condition.number);
    case 'nobody-facing':
      return objectsFacing(context, condition.what === 'me' ? 'facing-me' : 'facing-it').length === 0;
    case 'in-contact':
      return known(context, condition.what).some((reference) =>
        whereabouts(context, reference).some((place) => stands(context, place, 'in-contact', 'character')),
      );
    case 'done': {
      // Moved cards match only if they arrived in the zone to which the effect put or discarded them.
      const zone = condition.by === 'discard' ? 'discard' : 'reserve';
      return known(context, condition.what).some(
        ({ item }) => context.state.stays[item]?.zone === zone && fits(context, item, condition.like),
      );
    }
    case 'cost-was':
      return known(context, condition.what).some((reference) => {
        const { handCost, reserveCost } = context.world.of(reference.item);
        const was = { hand: handCost, reserve: reserveCost, base: lastBaseCost(context, reference) }[
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

/**
 * Whether an object matched a description before an effect moved it (2.1.e). Uses its printed values and its former
 * statuses, counters and statistics. For a card from a hidden zone, only printed values are known. False for a target
 * that the effect has not moved.
 */
export function wasLike(
  context: Context,
  { item, was }: Reference,
  { what, like }: Extract<Condition, { kind: 'is' }>,
): boolean {
  if (was === undefined) return !(typeof what === 'object' && 'target' in what) && fits(context, item, like);
  const { status, without, bounds = [], ...printed } = like;
  return (
    fits(context, item, printed) &&
    (status === undefined || hasStatus(was, status)) &&
    (without === undefined || !hasStatus(was, without)) &&
    bounds.every(({ of, is, than }) =>
      numberBefore(context, item, was, of).some((number) => compare(number, is, than as number)),
    )
  );
}

function numberBefore(context: Context, item: number, was: LastKnown, of: Bound['of']): readonly number[] {
  if (typeof of === 'object' && 'counters' in of) return [was.counters[of.counters] ?? 0];
  if (of === 'forest' || of === 'mountain' || of === 'water') return [was.statistics[of]];
  return numbersOf(context, item, of);
}

/** Whether an object has the same name as a known object or as another object that matches a description. */
export function sharesName(context: Context, item: number, as: NonNullable<Selector['sameName']>): boolean {
  const others =
    typeof as === 'string' || 'target' in as || 'noted' in as
      ? known(context, as).map((reference) => reference.item)
      : allLike(context, as).filter((other) => other !== item);
  const { name } = context.world.of(item);
  return name !== '' && others.some((other) => context.world.of(other).name === name);
}

/** Whether each description can be assigned a different object that matches it. */
export function distinct(
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

/** 2.2.14.g: whether one of an object's expeditions faces an expedition that contains a matching object. */
export const facesMatch = (context: Context, item: number, stay: Stay | null, like: Selector): boolean =>
  stay !== null &&
  expeditionsWith(context, item, stay).some((own) => {
    const opposite = facingExpedition(context.state, own);
    return (
      opposite !== null &&
      itemsIn(context.state, 'expedition', opposite.seat).some((other) => {
        const there = context.state.stays[other] ?? null;
        return (
          isInAnyOf(context, other, there, [opposite]) &&
          isInZones(context, there, like) &&
          fits(context, other, like)
        );
      })
    );
  });

/** 7.5.8 of edition 4.0: whether one of an object's expeditions is in a region with the given terrain. */
export const isInTerrain = (
  context: Context,
  item: number,
  stay: Stay | null,
  terrain: NonNullable<Selector['inTerrain']>,
): boolean =>
  stay !== null && expeditionsWith(context, item, stay).some((place) => isOfTerrain(context, place, terrain));

/** Whether an expedition is in a region with the given terrain. */
export const isOfTerrain = (
  context: Context,
  { seat, expedition }: OneExpedition,
  terrain: NonNullable<Selector['inTerrain']>,
): boolean => {
  const found = context.world.terrains[regionOf(context.state, seat, expedition)] ?? [];
  return terrain === 'single-terrain'
    ? found.length === 1
    : eachOf(terrain).some((wanted) => found.includes(wanted));
};

export function isInAnyOf(
  context: Context,
  item: number,
  stay: Stay | null,
  wanted: readonly OneExpedition[],
): boolean {
  if (stay === null) return false;
  return expeditionsWith(context, item, stay).some((place) =>
    wanted.some((other) => other.seat === place.seat && other.expedition === place.expedition),
  );
}

type Considers = Extract<Passive, { kind: 'expedition-considered' }>;

/**
 * 1.4.2.a: whether an ability makes an expedition count as ahead, behind or tied. Conditions of such abilities use the
 * real position.
 */
function isConsidered(
  { state, world }: Pick<Context, 'state' | 'world'>,
  own: OneExpedition,
  standing: Standing,
  of: 'expedition' | 'character',
): boolean {
  const says = (passive: Considers): boolean =>
    (passive.as === standing || (standing === 'behind-or-tied' && ['behind', 'tied'].includes(passive.as))) &&
    (of === 'expedition' || passive.characters === true);
  return world.passives.of('expedition-considered').some(({ passive, controller, me, source, bound }) => {
    if (!says(passive)) return false;
    const context = {
      state,
      world: withoutStandings(world),
      controller,
      bound: bound ?? nothingBound(me, source.object),
    };
    return (
      expeditionsOf(context, passive.which).some(
        ({ seat, expedition }) => seat === own.seat && expedition === own.expedition,
      ) &&
      (passive.if === undefined || holds(context, passive.if))
    );
  });
}

const withoutStandings = (world: World): World => ({
  budget: world.budget,
  of: (item) => world.of(item),
  terrains: world.terrains,
  passives: noPassives,
  listeners: noListeners,
  quickActions: [],
  grantsAbilities: false,
  changesGigantic: false,
});

type Happened = Extract<Quantity, { readonly happened: unknown }>;

/**
 * Returns the number of times that an event happened this turn, Afternoon or Day to cards whose printed values match a
 * description. The cards' current zones do not matter.
 */
function timesHappened(context: Context, counted: Happened): number {
  const { state } = context;
  const { happened, during, by, what, from } = counted;
  const deeds: readonly Omit<PastDeed, 'deed' | 'expedition' | 'across' | 'of'>[] =
    happened === 'played'
      ? cardsPlayed(state)
      : state.deeds.filter(
          // 7.3.31.a of edition 4.0: a sacrifice is also a discard.
          ({ deed }) => deed === happened || (happened === 'discarded' && deed === 'sacrificed'),
        );
  const printed = { ...context, world: printedWorld(state, context.world) };
  return deeds.filter(
    (deed) =>
      (during === 'day' || deed.phase === (during === 'turn' ? state.phase : during)) &&
      (during !== 'turn' || deed.turn === state.turn) &&
      (by === undefined || (deed.seat !== null && refersTo(context, by, deed.seat))) &&
      (from === undefined || deed.from === from) &&
      (what === undefined || fits(printed, deed.item, what)),
  ).length;
}

/** Returns how many matching cards the ability's controller has played this turn. */
const timesPlayed = (context: Context, like: Selector): number =>
  cardsPlayed(context.state).filter(
    ({ item, seat, turn, phase }) =>
      turn === context.state.turn &&
      phase === context.state.phase &&
      seat === context.controller &&
      fits(context, item, like),
  ).length;
