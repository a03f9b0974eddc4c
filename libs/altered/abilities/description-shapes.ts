import { z } from 'zod';
import { byKey, byKind, optional, record, word, type Family, type Shape } from '#kernel';
import type { CardType, Faction, Rarity, Statistics, Terrain } from './card.js';
import type { Condition } from './condition.js';
import type { DescribedExpedition, Standing, SuchExpeditions } from './expedition.js';
import type { Deed, Distinction, Quantity } from './quantity.js';
import type { BaseStatistic, Bound, Comparison, Known, Measured, Selector, Total, What } from './selector.js';
import type { AbilitySymbol, TriggerSymbol } from './trigger.js';
import type {
  AnyOf,
  Expeditions,
  ExpeditionsOrTarget,
  Keyword,
  Nth,
  PhaseName,
  Players,
  PlayersWord,
  StatusName,
  Targeted,
  ZoneName,
} from './words.js';

export const yes = z.literal(true);
export const name = z.string().min(1);
export const whole = z.int();
export const index = z.int().nonnegative();

export const terrain = word<Terrain>({ forest: true, mountain: true, water: true });
export const statistics = record<Statistics>({ forest: whole, mountain: whole, water: whole });
export const zone = word<ZoneName>({
  deck: true,
  discard: true,
  expedition: true,
  hand: true,
  hero: true,
  landmark: true,
  limbo: true,
  mana: true,
  reserve: true,
});
const statuses = { anchored: true, asleep: true, exhausted: true, fleeting: true } as const;
export const status = word<StatusName>(statuses);
export const statusOrBoosted = word<StatusName | 'boosted'>({ ...statuses, boosted: true });
export const phase = word<PhaseName>({
  morning: true,
  noon: true,
  afternoon: true,
  dusk: true,
  night: true,
});
const target = record<Targeted>({ target: index });
const ofObject: z.ZodType<Known> = z.lazy(() => known);
export const players: z.ZodType<Players> = byKey<Players>(
  word<PlayersWord>({
    you: true,
    opponent: true,
    'each-player': true,
    'its-controller': true,
    'that-player': true,
    'its-owner': true,
  }),
  {
    target,
    controllerOf: record<Extract<Players, { controllerOf: Known }>>({ controllerOf: ofObject }),
    ownerOf: record<Extract<Players, { ownerOf: Known }>>({ ownerOf: ofObject }),
    facing: record<Extract<Players, { facing: Known }>>({ facing: ofObject }),
  },
).schema;
export const expeditions = word<Expeditions>({
  'my-expedition': true,
  'my-other-expedition': true,
  'facing-me': true,
  'your-hero': true,
  'your-companion': true,
  'each-of-yours': true,
  'opponent-hero': true,
  'opponent-companion': true,
  'each-of-opponents': true,
  each: true,
  'its-expedition': true,
  'facing-it': true,
  'that-expedition': true,
  'one-of-yours': true,
  'other-than-that': true,
});
const otherExpeditions: z.ZodType<ExpeditionsOrTarget> = z.lazy(() => expeditionsOrTarget);
export const expeditionsOrTarget: z.ZodType<ExpeditionsOrTarget> = byKey<ExpeditionsOrTarget>(expeditions, {
  target,
  expeditionOf: record<Extract<ExpeditionsOrTarget, { expeditionOf: Known }>>({ expeditionOf: ofObject }),
  facing: record<Extract<ExpeditionsOrTarget, { facing: unknown }>>({ facing: otherExpeditions }),
}).schema;
export const standing = word<Standing>({
  ahead: true,
  behind: true,
  tied: true,
  'behind-or-tied': true,
  ascended: true,
  'in-contact': true,
});
export const symbol = word<AbilitySymbol>({
  join: true,
  'from-hand': true,
  'from-reserve': true,
  discard: true,
  exhaust: true,
});
export const triggerSymbol = word<TriggerSymbol>({ join: true, 'from-hand': true, 'from-reserve': true });
export const nth = record<Nth>({
  number: z.int().positive(),
  each: word<Nth['each']>({ turn: true, afternoon: true, day: true }),
});
export const handOrReserve = word<'hand' | 'reserve'>({ hand: true, reserve: true });
const heroOrCompanion = word<'hero' | 'companion'>({ hero: true, companion: true });
const keywords = { defender: true, eternal: true, gigantic: true, seasoned: true, fleeting: true } as const;
export const keyword = word<Keyword>(keywords);
const factions = { axiom: true, bravos: true, lyra: true, muna: true, ordis: true, yzmir: true } as const;
const type = word<CardType | 'region'>({
  character: true,
  spell: true,
  permanent: true,
  hero: true,
  mana: true,
  region: true,
});
export const comparison = word<Comparison>({
  'at-least': true,
  'at-most': true,
  exactly: true,
  'more-than': true,
  'less-than': true,
});

const oneOrMore = <T extends string>(one: z.ZodType<T>): z.ZodType<T | readonly T[]> =>
  z.union([one, z.array(one).min(1)], { error: 'is neither one of the words nor a list of them' });

/** One word, or several of which any will do. */
export const anyOf = <T extends string>(one: z.ZodType<T>): z.ZodType<AnyOf<T>> =>
  z.union([one, z.array(one).min(2)], { error: 'is neither one of the words nor a list of them' });

const terrainOrAny = word<BaseStatistic['base']>({ forest: true, mountain: true, water: true, any: true });

export const quantity: z.ZodType<Quantity> = z.lazy(() => quantities.schema);
export const selector: z.ZodType<Selector> = z.lazy(() => selectors);
export const condition: z.ZodType<Condition> = z.lazy(() => conditions.schema);

/** How many: never a literal number below zero. */
export const count: z.ZodType<Quantity> = quantity.refine(
  (value) => typeof value !== 'number' || value >= 0,
  {
    error: 'is less than zero',
  },
);

const knownWord = word<'me' | 'it'>({ me: true, it: true });
const noted = record<Extract<Known, { noted: string }>>({ noted: name });
export const knowns: Family<Known> = byKey(knownWord, { target, noted });
export const known: z.ZodType<Known> = knowns.schema;

type Choice = Extract<What, { choose: Selector }>;
export const whats: Family<What> = byKey(knownWord, {
  target,
  noted,
  all: record<Extract<What, { all: Selector }>>({ all: selector, said: optional(name) }),
  choose: record<Choice>({
    choose: selector,
    count: optional(count),
    upTo: optional(yes),
    by: optional(players),
    total: optional(z.lazy(() => total)),
  }),
  random: record<Extract<What, { random: Selector }>>({
    random: selector,
    count: optional(count),
    of: players,
  }),
  top: record<Extract<What, { top: Players }>>({
    top: players,
    count: optional(count),
    until: optional(z.lazy(() => selector)),
  }),
});
export const what: z.ZodType<What> = whats.schema;

export const measured = word<Measured>({
  'hand-cost': true,
  'reserve-cost': true,
  'base-cost': true,
  forest: true,
  mountain: true,
  water: true,
});

type ExpeditionsCounted = Extract<Quantity, { expeditions: unknown }>['expeditions'];
type Private = Extract<Quantity, { cardsIn: string }>;
export const quantities: Family<Quantity> = byKey(whole, {
  count: record<Extract<Quantity, { count: Selector }>>({ count: selector }),
  counters: record<Extract<Quantity, { counters: string }>>({ counters: name, on: known }),
  statistic: record<Extract<Quantity, { statistic: unknown }>>({
    statistic: word<Terrain | 'highest'>({ forest: true, mountain: true, water: true, highest: true }),
    of: known,
  }),
  cost: record<Extract<Quantity, { cost: string }>>({
    cost: word<'hand' | 'reserve' | 'base'>({ hand: true, reserve: true, base: true }),
    of: known,
  }),
  total: record<Extract<Quantity, { total: Terrain }>>({ total: terrain, in: expeditions }),
  cardsIn: record<Private>({
    cardsIn: word<Private['cardsIn']>({
      hand: true,
      reserve: true,
      mana: true,
      landmark: true,
      discard: true,
      deck: true,
    }),
    of: players,
  }),
  statistics: record<Extract<Quantity, { statistics: unknown }>>({
    statistics: terrainOrAny,
    is: comparison,
    than: quantity,
    among: selector,
  }),
  regionsBetween: record<Extract<Quantity, { regionsBetween: unknown }>>({ regionsBetween: players }),
  if: record<Extract<Quantity, { if: unknown }>>({
    if: condition,
    then: quantity,
    otherwise: optional(quantity),
  }),
  noted,
  sum: record<Extract<Quantity, { sum: unknown }>>({ sum: z.array(quantity).min(1) }),
  times: record<Extract<Quantity, { times: unknown }>>({ times: z.tuple([quantity, quantity]) }),
  half: record<Extract<Quantity, { half: unknown }>>({
    half: quantity,
    round: word<'up' | 'down'>({ up: true, down: true }),
  }),
  atMost: record<Extract<Quantity, { atMost: unknown }>>({ atMost: z.int().min(0), of: quantity }),
  anyNumber: record<Extract<Quantity, { anyNumber: true }>>({ anyNumber: yes }),
  x: record<Extract<Quantity, { x: true }>>({ x: yes }),
  expeditions: record<Extract<Quantity, { expeditions: unknown }>>({
    expeditions: record<ExpeditionsCounted>({
      in: optional(terrain),
      is: optional(standing),
      of: optional(players),
      which: optional(expeditions),
      moved: optional(word<'forward' | 'backward'>({ forward: true, backward: true })),
    }),
  }),
  highest: record<Extract<Quantity, { highest: unknown }>>({ highest: measured, among: selector }),
  had: record<Extract<Quantity, { had: string }>>({ had: name }),
  rolled: record<Extract<Quantity, { rolled: true }>>({ rolled: yes }),
  playedThisTurn: record<Extract<Quantity, { playedThisTurn: unknown }>>({ playedThisTurn: selector }),
  giftsThisTurn: record<Extract<Quantity, { giftsThisTurn: unknown }>>({ giftsThisTurn: players }),
  happened: record<Extract<Quantity, { happened: Deed }>>({
    happened: word<Deed>({
      created: true,
      discarded: true,
      drawn: true,
      played: true,
      resupplied: true,
      sacrificed: true,
    }),
    during: word<'turn' | 'afternoon' | 'day'>({ turn: true, afternoon: true, day: true }),
    by: optional(players),
    what: optional(selector),
    from: optional(handOrReserve),
  }),
  came: record<Extract<Quantity, { came: unknown }>>({
    came: word<'joined' | 'left'>({ joined: true, left: true }),
    what: selector,
    in: expeditions,
    during: word<'turn' | 'afternoon' | 'day'>({ turn: true, afternoon: true, day: true }),
  }),
  different: record<Extract<Quantity, { different: Distinction }>>({
    different: word<Distinction>({
      faction: true,
      name: true,
      subtype: true,
      'hand-cost': true,
      'reserve-cost': true,
      'base-cost': true,
    }),
    among: selector,
  }),
  together: record<Extract<Quantity, { together: Total['of'] }>>({
    together: z.lazy(() => totalOf),
    among: selector,
  }),
  terrains: record<Extract<Quantity, { terrains: unknown }>>({ terrains: expeditions }),
  countersTaken: record<Extract<Quantity, { countersTaken: true }>>({ countersTaken: yes }),
});

const numbered: Readonly<Record<Exclude<Bound['of'], object>, true>> = {
  'hand-cost': true,
  'reserve-cost': true,
  forest: true,
  mountain: true,
  water: true,
};
const numbers = word<Exclude<Bound['of'], object>>(numbered);
const counters = record<Extract<Bound['of'], { counters: string }>>({ counters: name });
const base = record<BaseStatistic>({ base: terrainOrAny });
export const boundOf: z.ZodType<Bound['of']> = byKey<Bound['of']>(numbers, { counters, base }).schema;
export const bound: z.ZodType<Bound> = record<Bound>({
  of: boundOf,
  is: comparison,
  than: quantity,
  said: optional(name),
});

const totalOf: z.ZodType<Total['of']> = byKey<Total['of']>(
  word<Exclude<Total['of'], object>>({ ...numbered, 'base-cost': true }),
  { counters, base },
).schema;
export const total: z.ZodType<Total> = record<Total>({
  of: totalOf,
  is: comparison,
  than: quantity,
  said: optional(name),
});

export const baseCost = record<NonNullable<Selector['baseCost']>>({
  is: comparison,
  than: quantity,
  said: optional(name),
});

export const selectorFields: Shape<Selector> = {
  zone: optional(oneOrMore(zone)),
  type: optional(oneOrMore(type)),
  subtype: optional(name),
  name: optional(name),
  rarity: optional(word<Rarity>({ common: true, rare: true, unique: true, exalted: true })),
  faction: optional(word<Faction | 'neutral'>({ ...factions, neutral: true })),
  controller: optional(players),
  owner: optional(players),
  expedition: optional(expeditionsOrTarget),
  token: optional(z.boolean()),
  keyword: optional(word<Keyword | 'tough'>({ ...keywords, tough: true })),
  status: optional(word<StatusName | 'boosted' | 'ready'>({ ...statuses, boosted: true, ready: true })),
  without: optional(statusOrBoosted),
  bounds: optional(z.array(bound).min(1)),
  other: optional(yes),
  among: optional(known),
  except: optional(z.union([known, z.array(known).min(2)])),
  oneOf: optional(z.array(selector).min(2)),
  hasCooldown: optional(yes),
  baseCost: optional(baseCost),
  inTerrain: optional(z.union([anyOf(terrain), z.literal('single-terrain')])),
  at: optional(standing),
  facing: optional(selector),
  withAbility: optional(symbol),
  withCounters: optional(z.boolean()),
  completed: optional(yes),
  notSubtype: optional(name),
  sameName: optional(z.union([z.lazy(() => known), selector])),
  either: optional(z.array(selector).min(2)),
  most: optional(
    record<NonNullable<Selector['most']>>({
      of: byKey<NonNullable<Selector['most']>['of']>(measured, {
        counters: record<Extract<NonNullable<Selector['most']>['of'], object>>({ counters: name }),
      }).schema,
      is: word<'highest' | 'lowest'>({ highest: true, lowest: true }),
    }),
  ),
  ofAnyPlayer: optional(yes),
};
export const selectors = record<Selector>(selectorFields);

const suchAs = {
  standing: { of: expeditions, is: standing },
  such: {
    of: expeditions,
    with: optional(z.lazy(() => selectors)),
    without: optional(z.lazy(() => selectors)),
    facing: optional(z.lazy(() => selectors)),
    in: optional(terrain),
  },
};
export const such: z.ZodType<SuchExpeditions> = byKind<SuchExpeditions>(suchAs).schema;

export const described: z.ZodType<DescribedExpedition> = byKind<DescribedExpedition>({
  ...suchAs,
  chosen: { which: optional(heroOrCompanion), of: optional(players), other: optional(yes) },
  'of-player': { which: heroOrCompanion, player: players },
  'of-object': { what: known },
  'of-owner': { which: heroOrCompanion, what: known },
}).schema;

const someOfYours = word<'one-of-yours' | 'both-of-yours'>({ 'one-of-yours': true, 'both-of-yours': true });
const regionWord = word<'single-terrain' | 'ascended' | 'of-a-statistic-of-0'>({
  'single-terrain': true,
  ascended: true,
  'of-a-statistic-of-0': true,
});
const limit = { is: comparison, number: whole };

export const conditions: Family<Condition> = byKind<Condition>({
  compare: { left: quantity, is: comparison, right: quantity, said: optional(name) },
  is: { what: known, like: selector, was: optional(yes) },
  exists: { like: selector },
  distinct: { like: z.array(selector).min(2) },
  'first-day': {},
  'first-player': { who: players },
  passed: { who: players },
  turn: { whose: players },
  phase: { phase },
  terrain: { expedition: expeditions, terrain },
  not: { condition },
  all: { conditions: z.array(condition).min(1) },
  any: { conditions: z.array(condition).min(1) },
  ascended: { which: expeditionsOrTarget },
  standing: { which: z.union([expeditionsOrTarget, described, someOfYours]), is: standing },
  in: { what: known, region: z.union([terrain, regionWord]), was: optional(yes) },
  facing: { in: terrain },
  'facing-objects': limit,
  'nobody-facing': { what: word<'it' | 'me'>({ it: true, me: true }) },
  'in-contact': { what: known },
  'played-from': { what: known, from: handOrReserve },
  'regions-visible': limit,
  full: { zone: word<'reserve' | 'landmark'>({ reserve: true, landmark: true }), of: players },
  empty: { zone: handOrReserve, of: players },
  'fewer-cards': { zone: handOrReserve, than: players },
  total: { of: totalOf, among: selector, is: comparison, than: whole },
  'different-costs': { among: selector, of: optional(measured), ...limit },
  'activated-this-turn': { symbol },
  'discarded-this-turn': { from: z.array(handOrReserve).min(1) },
  'in-each': { like: selector },
  done: { by: word<'discard' | 'put'>({ discard: true, put: true }), what: known, like: selector },
  'only-card': { what: known },
  'cost-was': {
    what: known,
    cost: word<'hand' | 'reserve' | 'base'>({ hand: true, reserve: true, base: true }),
    is: comparison,
    than: whole,
  },
  'failed-to-move': { which: word<'both-of-yours'>({ 'both-of-yours': true }) },
  'has-ability': { like: selector, among: z.array(zone).min(1), symbol },
  'hero-counters': { name, ...limit },
});
