import { z } from 'zod';
import { byKey, byKind, optional, record, word, type Family, type Shape } from '#kernel';
import type { Ability } from './ability.js';
import type { Statistics, Terrain } from './card.js';
import {
  anyOf,
  baseCost,
  condition,
  count,
  expeditions,
  handOrReserve,
  index,
  keyword,
  name,
  nth,
  players,
  quantities,
  quantity,
  selector,
  standing,
  status,
  terrain,
  triggerSymbol,
  whole,
  yes,
  zone,
} from './description-shapes.js';
import type { Cost, Effect } from './effect.js';
import type { Standing } from './expedition.js';
import type { Passive, PlayedWhere, Would } from './passive.js';
import type { Quantity } from './quantity.js';
import type { TokenDefinition } from './step.js';
import { affected, me, subject } from './subject-shapes.js';
import type { Worded } from './words.js';

/** What passive abilities contain, which contains them in its turn. */
interface Inner {
  readonly ability: z.ZodType<Ability>;
  readonly cost: z.ZodType<Cost>;
  readonly effect: z.ZodType<Effect>;
  readonly token: z.ZodType<TokenDefinition>;
  readonly worded: Shape<Worded>;
}

const positive = whole.positive();
const many = <T>(one: z.ZodType<T>) => z.array(one).min(1);
const limited = word<'reserve' | 'landmark'>({ reserve: true, landmark: true });

const would = byKind<Would>({
  gain: { what: subject, status },
  lose: { what: subject, status },
  defect: { what: subject },
  go: { what: subject, from: zone, to: optional(zone) },
  leave: {
    what: selector,
    expedition: expeditions,
    during: optional(word<'afternoon'>({ afternoon: true })),
  },
  forward: {
    which: expeditions,
    during: optional(word<'dusk'>({ dusk: true })),
    due: optional(
      word<'ascension' | Terrain>({ ascension: true, forest: true, mountain: true, water: true }),
    ),
  },
  backward: { which: expeditions },
  draw: { who: players },
  resupply: { who: players },
  create: { who: players, what: selector },
  sacrificed: { what: subject },
  discarded: { what: subject, from: optional(zone), by: optional(players) },
  'ascend-again': { which: expeditions },
  roll: { several: optional(yes) },
}).schema;

const change = z.partialRecord(terrain, whole).refine((value) => Object.keys(value).length > 0, {
  error: 'changes no statistic',
}) as unknown as z.ZodType<Partial<Statistics>>;
const changeOrQuantity = byKey<Partial<Statistics> | Quantity>(whole, {
  forest: change,
  mountain: change,
  water: change,
  ...Object.fromEntries(quantities.kinds.map((kind) => [kind, quantity])),
}).schema;
const orAllOthers = <T extends string>(list: z.ZodType<T>): z.ZodType<readonly T[] | 'all-others'> =>
  z.union([z.literal('all-others'), many(list)], { error: 'is neither a list nor all-others' });
type BeginsWith = NonNullable<Extract<Passive, { kind: 'begins-with' }>['counters']>;

/** Where a card is played to. */
const playedWhere: z.ZodType<PlayedWhere> = byKey<PlayedWhere>(
  word<Extract<PlayedWhere, string>>({ 'empty-expedition': true, 'starting-region': true }),
  {
    is: record<Extract<PlayedWhere, { is: Standing }>>({ is: standing }),
    terrain: record<Extract<PlayedWhere, { terrain: Terrain }>>({ terrain }),
  },
).schema;

/** The shapes of all statements. */
export function passivesOf({ ability, cost, effect, token, worded }: Inner): Family<Passive> {
  const when = { if: optional(condition), ...worded };
  const more = { add: whole, ...when };

  return byKind<Passive>({
    statistics: {
      of: affected,
      add: optional(changeOrQuantity),
      only: optional(terrain),
      set: optional(change),
      equal: optional(quantity),
      ...when,
    },
    keyword: { of: affected, gain: optional(keyword), lose: optional(keyword), ...when },
    tough: { of: affected, amount: quantity, ...when },
    abilities: {
      of: affected,
      gain: optional(many(ability)),
      lose: optional(z.union([yes, z.literal('support')])),
      ...when,
    },
    subtypes: { of: affected, gain: optional(many(name)), lose: optional(orAllOthers(name)), ...when },
    terrains: {
      of: z.union([z.literal('all-regions'), expeditions], {
        error: 'is neither all-regions nor expeditions',
      }),
      gain: optional(many(terrain)),
      lose: optional(orAllOthers(terrain)),
      ...when,
    },
    cost: {
      who: players,
      of: subject,
      from: optional(handOrReserve),
      add: optional(quantity),
      atLeast: optional(index),
      free: optional(yes),
      next: optional(yes),
      first: optional(word<'afternoon'>({ afternoon: true })),
      nth: optional(nth),
      ...when,
    },
    'optional-cost': {
      of: me,
      pay: cost,
      add: optional(quantity),
      instead: optional(index),
      targets: optional(selector),
      ...when,
    },
    played: {
      who: players,
      cards: selector,
      from: optional(handOrReserve),
      next: optional(yes),
      first: optional(word<'afternoon'>({ afternoon: true })),
      nth: optional(nth),
      onlyFrom: optional(handOrReserve),
      gain: optional(status),
      lose: optional(status),
      notGained: optional(word<'fleeting'>({ fleeting: true })),
      keyword: optional(word<'cooldown'>({ cooldown: true })),
      counters: optional(record<NonNullable<Cost['spend']>>({ name, count })),
      then: optional(effect),
      ...when,
    },
    'cannot-play': { who: players, cards: subject, ...when },
    'cannot-move-forward': {
      which: expeditions,
      during: optional(word<'dusk'>({ dusk: true })),
      except: optional(anyOf(terrain)),
      due: optional(anyOf(terrain)),
      andFacing: optional(yes),
      ...when,
    },
    'cannot-move-backward': { which: expeditions, ...when },
    'cannot-ascend': { which: expeditions, ...when },
    'cannot-do': {
      who: players,
      does: word<'draw' | 'resupply'>({ draw: true, resupply: true }),
      ...when,
    },
    'cannot-gain': { of: affected, status: anyOf(status), by: optional(players), ...when },
    'cannot-be-readied': { of: affected, ...when },
    'cannot-switch': { of: affected, ...when },
    'cannot-be-sacrificed': { of: affected, by: optional(players), ...when },
    'cannot-be-discarded': { of: affected, by: optional(players), ...when },
    'cannot-be-targeted': {
      of: affected,
      by: optional(players),
      with: optional(selector),
      ...when,
    },
    'cannot-activate': { of: affected, triggers: many(triggerSymbol), ...when },
    'playable-from': { of: me, zone, ...when },
    'reserve-limit': more,
    'landmark-limit': more,
    'goes-instead': {
      of: affected,
      from: zone,
      to: optional(zone),
      instead: zone,
      optional: optional(yes),
      otherwise: optional(effect),
      ...when,
    },
    'does-instead': {
      who: players,
      would: word<'resupply' | 'draw'>({ resupply: true, draw: true }),
      effect,
      ...when,
    },
    'creates-other': {
      who: players,
      what: selector,
      token: optional(token),
      count: optional(positive),
      ...when,
    },
    'enters-with': {
      of: affected,
      zone: anyOf(zone),
      statuses: optional(many(status)),
      counters: optional(record<NonNullable<Cost['spend']>>({ name, count })),
      next: optional(yes),
      ...when,
    },
    'one-more': {
      verb: word<'draw' | 'resupply' | 'create' | 'counters'>({
        draw: true,
        resupply: true,
        create: true,
        counters: true,
      }),
      who: players,
      more: positive,
      ...when,
    },
    morning: {
      who: players,
      draw: optional(index),
      expandFrom: optional(word<'deck'>({ deck: true })),
      ...when,
    },
    dice: { who: players, extra: optional(positive), mayAdd: optional(whole), pay: optional(cost), ...when },
    considered: { as: selector, ...when },
    'expedition-considered': { which: expeditions, as: standing, characters: optional(yes), ...when },
    'defenders-ignored': { which: expeditions, ...when },
    'highest-statistic': { of: subject, ...when },
    region: {
      whose: word<'mine' | 'mine-and-facing'>({ mine: true, 'mine-and-facing': true }),
      terrain,
      loses: optional(yes),
      ...when,
    },
    'cannot-be-played': { in: playedWhere, only: optional(yes), ...when },
    'not-counted': { of: limited, ...when },
    'counters-forbidden': { of: affected, name: optional(name), ...when },
    'counters-limited': { of: affected, name, most: whole, ...when },
    'begins-with': {
      counters: optional(record<BeginsWith>({ name, count: positive })),
      markers: optional(many(terrain)),
      ...when,
    },
    'keeps-more': { count: positive, like: selector, ...when },
    'beyond-maximum': { of: selector, more: optional(positive), ...when },
    'gains-again': { status, ...when },
    limit: {
      of: limited,
      who: optional(players),
      add: optional(whole),
      each: optional(quantity),
      set: optional(whole),
      ...when,
    },
    'may-play': {
      what: selector,
      less: optional(index),
      atLeast: optional(index),
      baseCost: optional(baseCost),
      ...when,
    },
    'cost-in': {
      add: whole,
      where: playedWhere,
      ...when,
    },
    instead: {
      would,
      optional: optional(yes),
      effect,
      also: optional(yes),
      pay: optional(cost),
      first: optional(word<'turn' | 'day'>({ turn: true, day: true })),
      next: optional(yes),
      ...when,
    },
  });
}
