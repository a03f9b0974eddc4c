import fc from 'fast-check';
import type { Bound, Condition, Quantity, QuantityKind, Selector, What, WhatKind } from '#altered/abilities';
import { anyOf, isUnsaid, unsaid, type EveryKind, type Unsaid } from './exhaustive.js';
import * as word from './words.js';

type Fields = { readonly [K in keyof Selector]-?: fc.Arbitrary<NonNullable<Selector[K]>> | Unsaid };

const measured = fc.constantFrom('hand-cost' as const, 'reserve-cost' as const);
const measuredOrBase = fc.constantFrom(
  'hand-cost' as const,
  'reserve-cost' as const,
  'base-cost' as const,
  'forest' as const,
);
const base = fc.constantFrom('forest' as const, 'water' as const, 'any' as const);

export const bound: fc.Arbitrary<Bound> = fc.oneof(
  fc.record({ of: measured, is: word.comparison, than: word.small }),
  fc.record({ of: word.terrain, is: word.comparison, than: word.small }),
  fc.record({ of: base.map((one) => ({ base: one })), is: word.comparison, than: word.small }),
  fc.record({
    of: fc.oneof(fc.constant('boost'), word.counterName).map((counters) => ({ counters })),
    is: word.comparison,
    than: word.small,
  }),
);

/** Kinds of objects in a word or two. */
const kind: fc.Arbitrary<Selector> = fc.oneof(
  fc.constantFrom<Selector[]>(
    {},
    { type: 'character' },
    { type: 'permanent' },
    { type: 'spell' },
    { type: 'hero' },
    { type: ['character', 'permanent'] },
    { type: 'permanent', subtype: 'expedition' },
    { token: true },
    { name: 'Aerolith', token: true },
    { name: 'Ordis Recruit', token: true },
  ),
  word.subtype.map((subtype) => ({ subtype })),
  fc.record({ subtype: word.subtype, type: fc.constantFrom('character' as const, 'permanent' as const) }),
  fc.record({ subtype: word.subtype, token: word.yes }),
  fc.constantFrom<Selector[]>(
    { oneOf: [{ subtype: 'robot' }, { subtype: 'plant' }] },
    { oneOf: [{ subtype: 'song' }, { type: 'permanent' }] },
    { oneOf: [{ subtype: 'robot' }, { token: true }] },
  ),
);

const zone = fc.constantFrom('reserve' as const, 'hand' as const, 'discard' as const);

/** Where an object is, and whose: at most one of these. */
const whereabouts: fc.Arbitrary<Selector> = fc.oneof(
  fc.constant({}),
  word.side.map((controller) => ({ controller })),
  fc.record({ zone, owner: word.player }),
  fc.record({ zone: fc.constant('landmark' as const), controller: word.player }),
  fc.constantFrom<Selector[]>(
    { zone: 'reserve' },
    { zone: 'reserve', ofAnyPlayer: true },
    { zone: ['hero', 'expedition', 'landmark'] },
    { zone: ['hero', 'expedition', 'landmark', 'reserve'] },
    { zone: ['hero', 'expedition', 'landmark', 'reserve'], controller: 'you' },
    { zone: ['expedition', 'reserve'], controller: 'you' },
  ),
  word.place.map((expedition) => ({ expedition })),
  fc.constantFrom('forest' as const, 'single-terrain' as const).map((inTerrain) => ({ inTerrain })),
  word.standing.map((at) => ({ at })),
  fc.constant({ facing: { type: 'character' as const, status: 'boosted' as const } }),
);

/** Every field of a description; those that only stand together are random together above. */
const fields: Fields = {
  zone: zone,
  type: fc.constant('character'),
  subtype: word.subtype,
  name: fc.constantFrom('Kelonic Dragon', 'Gibil'),
  rarity: fc.constantFrom('common', 'rare', 'unique', 'exalted'),
  faction: fc.constantFrom('axiom', 'bravos', 'lyra', 'muna', 'ordis', 'yzmir', 'neutral'),
  controller: word.side,
  owner: word.side,
  expedition: word.place,
  token: fc.boolean(),
  keyword: fc.constantFrom('defender', 'eternal', 'gigantic', 'seasoned', 'tough'),
  status: fc.constantFrom('anchored', 'asleep', 'fleeting', 'exhausted', 'boosted', 'ready'),
  without: fc.constantFrom('anchored', 'asleep', 'fleeting', 'exhausted', 'boosted'),
  bounds: fc.array(bound, { minLength: 1, maxLength: 2 }),
  other: word.yes,
  among: unsaid('only after cards have been revealed or looked at'),
  except: unsaid('only "the other cards", after some have been chosen'),
  oneOf: fc.constant([{ status: 'fleeting' }, { status: 'anchored' }]),
  hasCooldown: word.yes,
  baseCost: fc.record({ is: word.comparison, than: word.small }),
  inTerrain: fc.constantFrom('forest', 'single-terrain'),
  at: word.standing,
  facing: fc.constantFrom<Selector[]>({ type: 'character', status: 'boosted' }, { subtype: 'robot' }),
  withAbility: word.symbol,
  withCounters: fc.boolean(),
  completed: word.yes,
  either: fc.constant([
    { type: 'permanent', controller: 'you' },
    { zone: 'reserve', owner: 'you' },
  ]),
  most: fc.record({
    of: fc.oneof(measuredOrBase, fc.record({ counters: fc.oneof(fc.constant('boost'), word.counterName) })),
    is: fc.constantFrom('highest', 'lowest'),
  }),
  notSubtype: word.subtype,
  sameName: fc.constantFrom<NonNullable<Selector['sameName']>[]>('me', {
    type: 'character',
    controller: 'you',
  }),
  ofAnyPlayer: word.yes,
};

/** What is said besides the kind and the place, each once. */
const besides = (
  [
    'rarity',
    'faction',
    'keyword',
    'status',
    'without',
    'other',
    'completed',
    'notSubtype',
    'bounds',
    'baseCost',
    'withAbility',
    'withCounters',
    'hasCooldown',
  ] as const
).map((field) => (fields[field] as fc.Arbitrary<unknown>).map((value): Selector => ({ [field]: value })));

/** Descriptions without an article: a kind, a place, and up to two things more. */
export const selector: fc.Arbitrary<Selector> = fc
  .tuple(fc.array(fc.oneof(...besides), { maxLength: 2 }), kind, whereabouts)
  .map(([more, what, where]) => ({ ...what, ...Object.assign({}, ...more), ...where }) as Selector);

/** Of objects that do something: they are in play. */
export const object: fc.Arbitrary<Selector> = selector.filter(
  ({ zone: where, owner }) => where === undefined && owner === undefined,
);

/** Each field once, with the fewest others that it is said with. */
export const described: fc.Arbitrary<Selector> = fc.oneof(
  ...Object.entries(fields).flatMap(([field, values]) => {
    if (isUnsaid(values)) return [];
    if (['zone', 'owner', 'ofAnyPlayer', 'either', 'name', 'most'].includes(field)) return [];
    return [
      values.map((value): Selector => ({
        ...(field === 'type' ? {} : { type: 'character' }),
        [field]: value as never,
      })),
    ];
  }),
);

const alone = (field: 'name' | 'either' | 'most'): fc.Arbitrary<Selector> => {
  const values: fc.Arbitrary<unknown> | Unsaid = fields[field];
  return isUnsaid(values)
    ? fc.constant({})
    : values.map((value): Selector => ({ ...(field === 'most' && { type: 'character' }), [field]: value }));
};

/** One of what is described in another way: by name, by one of two descriptions, by the highest number. */
export const rarely: fc.Arbitrary<Selector> = fc.oneof(alone('name'), alone('either'), alone('most'));

/** What is known of an object afterwards. */
const told: fc.Arbitrary<Selector> = fc.constantFrom<Selector[]>(
  { type: 'character' },
  { type: 'spell', other: true },
  { subtype: 'robot', token: true },
  { type: 'permanent', faction: 'lyra' },
  { type: 'character', bounds: [{ of: 'hand-cost', is: 'at-least', than: 4 }] },
);

type OneQuantity<K extends string> = Extract<Quantity, Readonly<Record<K, unknown>>>;
type Quantities = {
  readonly [K in Exclude<QuantityKind, 'number'>]: fc.Arbitrary<OneQuantity<K>> | Unsaid;
};

const quantities: Quantities = {
  count: selector.map((count) => ({ count })),
  counters: word.counterName.map((counters) => ({ counters, on: 'me' })),
  statistic: fc
    .oneof(word.terrain, fc.constant('highest' as const))
    .map((statistic) => ({ statistic, of: 'me' })),
  cost: fc
    .constantFrom('hand' as const, 'reserve' as const, 'base' as const)
    .map((cost) => ({ cost, of: 'me' })),
  total: fc.record({ total: word.terrain, in: word.place }),
  cardsIn: fc.record({
    cardsIn: fc.constantFrom('hand' as const),
    of: fc.constant('you' as const),
  }),
  statistics: unsaid('only counted in a condition'),
  regionsBetween: fc.constant({ regionsBetween: 'you' }),
  if: unsaid('only in the cost of an action'),
  noted: unsaid('only after a step that notes it'),
  sum: unsaid('only "X+1", of counters'),
  times: unsaid('only "2 boosts per …", of counters'),
  half: fc.record({
    half: fc.oneof(
      selector.map((count) => ({ count })),
      word.terrain.map((statistic) => ({ statistic, of: 'me' as const })),
    ),
    round: fc.constantFrom('up' as const, 'down' as const),
  }),
  atMost: unsaid('only after "per", of what is drawn, resupplied or created'),
  anyNumber: unsaid('only of what is chosen'),
  x: unsaid('only where {X} is paid'),
  expeditions: unsaid('only after "per", or of those that moved'),
  countersTaken: fc.constant({ countersTaken: true }),
  happened: fc.oneof(
    fc.record(
      {
        happened: fc.constantFrom('sacrificed' as const, 'created' as const, 'resupplied' as const),
        during: word.duration,
        by: word.side,
        what: told,
      },
      { requiredKeys: ['happened', 'during'] },
    ),
    fc.record({ happened: fc.constant('drawn' as const), during: word.duration, by: word.side }),
    fc.record(
      {
        happened: fc.constant('discarded' as const),
        during: fc.constantFrom('afternoon' as const, 'day' as const),
        by: word.side,
        what: told,
        from: fc.constantFrom('hand' as const, 'reserve' as const),
      },
      { requiredKeys: ['happened', 'during', 'by', 'from'] },
    ),
    fc.record({
      happened: fc.constant('played' as const),
      during: word.duration,
      by: fc.constant('opponent' as const),
      what: told,
    }),
  ),
  came: fc.record({
    came: fc.constantFrom('joined' as const, 'left' as const),
    what: told,
    in: fc.constantFrom('my-expedition' as const, 'each-of-yours' as const, 'facing-me' as const),
    during: word.duration,
  }),
  different: fc.record({
    different: fc.constantFrom(
      'faction' as const,
      'name' as const,
      'subtype' as const,
      'hand-cost' as const,
      'reserve-cost' as const,
      'base-cost' as const,
    ),
    among: selector,
  }),
  together: fc.record({
    together: fc.oneof(
      word.terrain,
      measuredOrBase,
      fc.constantFrom({ counters: 'boost' }, { counters: 'Kelon' }),
    ),
    among: selector,
  }),
  terrains: word.place.map((terrains) => ({ terrains })),
  highest: unsaid('only as a limit of a description'),
  had: unsaid('only "for each of my boosts", with a trigger'),
  rolled: unsaid('only after a trigger about a die'),
  giftsThisTurn: word.side.map((giftsThisTurn) => ({ giftsThisTurn })),
  playedThisTurn: unsaid('only after "I cost {1} less per"'),
};

export const quantity: fc.Arbitrary<Quantity> = anyOf(quantities);

type Whats = Readonly<Record<WhatKind, fc.Arbitrary<What> | Unsaid>>;

const whats: Whats = {
  me: fc.constant('me'),
  it: unsaid('only where a trigger is about an object'),
  target: unsaid('only with its definition: see `targets`'),
  noted: unsaid('only after a step that notes it'),
  all: selector.map((all) => ({ all })),
  choose: fc.oneof(
    selector.map((choose) => ({ choose })),
    fc.record({ choose: selector, count: word.several }),
    fc.record({ choose: selector, count: word.several, upTo: word.yes }),
  ),
  random: fc.oneof(
    selector.map((random) => ({ random, of: 'you' as const })),
    fc.record({ random: selector, count: word.several, of: fc.constant('you' as const) }),
  ),
  top: fc.oneof(
    fc.constant({ top: 'you' as const }),
    fc.record({ top: fc.constant('you' as const), count: word.several }),
  ),
};

export const what: fc.Arbitrary<What> = anyOf(whats);

const limit = { is: word.comparison, number: word.small };

const conditions: EveryKind<Condition> = {
  compare: fc.oneof(
    fc.record({
      kind: fc.constant('compare' as const),
      left: fc.record({
        counters: fc.oneof(fc.constant('boost'), word.counterName),
        on: fc.constant('me' as const),
      }),
      is: word.comparison,
      right: word.small,
    }),
    fc.record({
      kind: fc.constant('compare' as const),
      left: fc.record({
        cardsIn: fc.constantFrom('hand' as const, 'reserve' as const, 'discard' as const, 'mana' as const),
        of: word.side,
      }),
      is: word.comparison,
      right: word.several,
    }),
    fc.record({
      kind: fc.constant('compare' as const),
      left: selector.map((count) => ({ count })),
      is: word.comparison,
      right: word.several,
    }),
    fc.record({
      kind: fc.constant('compare' as const),
      left: fc.record({
        statistics: fc.constant('any' as const),
        is: fc.constant('exactly' as const),
        than: fc.constant(0),
        among: selector,
      }),
      is: word.comparison,
      right: word.several,
    }),
    fc.record({
      kind: fc.constant('compare' as const),
      left: quantity,
      is: word.comparison,
      right: quantity,
    }),
  ),
  is: fc.oneof(
    fc
      .constantFrom('fleeting' as const, 'boosted' as const, 'exhausted' as const)
      .map((status) => ({ kind: 'is' as const, what: 'me' as const, like: { status } })),
    kind.map((like) => ({ kind: 'is' as const, what: 'me' as const, like })),
  ),
  exists: selector.map((like) => ({ kind: 'exists' as const, like })),
  distinct: fc.tuple(word.status, word.status, word.status).map((all) => ({
    kind: 'distinct' as const,
    like: all.map((status) => ({ type: 'character' as const, status, controller: 'you' as const })),
  })),
  'first-day': fc.constant({ kind: 'first-day' }),
  'first-player': word.side.map((who) => ({ kind: 'first-player' as const, who })),
  passed: word.side.map((who) => ({ kind: 'passed' as const, who })),
  phase: fc
    .constantFrom(
      'morning' as const,
      'noon' as const,
      'afternoon' as const,
      'dusk' as const,
      'night' as const,
    )
    .map((phase) => ({ kind: 'phase' as const, phase })),
  terrain: fc.record({
    kind: fc.constant('terrain' as const),
    expedition: word.expedition,
    terrain: word.terrain,
  }),
  not: fc.constantFrom<Extract<Condition, { kind: 'not' }>[]>(
    { kind: 'not', condition: { kind: 'first-player', who: 'you' } },
    { kind: 'not', condition: { kind: 'is', what: 'me', like: { status: 'boosted' } } },
    { kind: 'not', condition: { kind: 'in-contact', what: 'me' } },
    { kind: 'not', condition: { kind: 'terrain', expedition: 'my-expedition', terrain: 'forest' } },
    { kind: 'not', condition: { kind: 'terrain', expedition: 'each-of-yours', terrain: 'water' } },
  ),
  all: fc.constant({
    kind: 'all',
    conditions: [{ kind: 'first-day' }, { kind: 'is', what: 'me', like: { status: 'boosted' } }],
  }),
  any: fc.constant({
    kind: 'any',
    conditions: [
      { kind: 'first-player', who: 'you' },
      { kind: 'is', what: 'me', like: { status: 'boosted' } },
    ],
  }),
  ascended: unsaid('said as "is Ascended", of what stands so'),
  standing: fc.record({
    kind: fc.constant('standing' as const),
    which: fc.oneof(word.expedition, fc.constantFrom('one-of-yours' as const, 'both-of-yours' as const)),
    is: word.standing,
  }),
  in: fc
    .constantFrom('single-terrain' as const, 'ascended' as const)
    .map((region) => ({ kind: 'in' as const, what: 'me' as const, region })),
  facing: word.terrain.map((where) => ({ kind: 'facing' as const, in: where })),
  'facing-objects': fc.record({ kind: fc.constant('facing-objects' as const), ...limit }),
  'nobody-facing': unsaid('only of an object spoken of before'),
  'in-contact': fc.constant({ kind: 'in-contact', what: 'me' }),
  'played-from': unsaid('only of an object spoken of before'),
  'regions-visible': fc.record({ kind: fc.constant('regions-visible' as const), ...limit }),
  turn: fc
    .constantFrom('you' as const, 'opponent' as const)
    .map((whose) => ({ kind: 'turn' as const, whose })),
  full: fc
    .constantFrom('landmark' as const, 'reserve' as const)
    .map((where) => ({ kind: 'full' as const, zone: where, of: 'you' as const })),
  empty: fc
    .constantFrom('hand' as const, 'reserve' as const)
    .map((where) => ({ kind: 'empty' as const, zone: where, of: 'you' as const })),
  'fewer-cards': unsaid('only than a target player has'),
  total: fc.oneof(
    fc.record({
      kind: fc.constant('total' as const),
      of: fc.constant({ counters: 'boost' }),
      among: selector,
      is: word.comparison,
      than: word.small,
    }),
    fc.record({
      kind: fc.constant('total' as const),
      of: fc.constantFrom('hand-cost' as const, 'reserve-cost' as const, 'base-cost' as const),
      among: selector,
      is: fc.constantFrom('at-least' as const, 'at-most' as const),
      than: word.small,
    }),
  ),
  'different-costs': fc.oneof(
    fc.record({ kind: fc.constant('different-costs' as const), among: selector, ...limit }),
    fc.record({ kind: fc.constant('different-costs' as const), among: selector, of: word.terrain, ...limit }),
  ),
  'activated-this-turn': word.symbol.map((symbol) => ({ kind: 'activated-this-turn' as const, symbol })),
  'discarded-this-turn': fc
    .constantFrom<('hand' | 'reserve')[][]>(['hand'], ['reserve'], ['hand', 'reserve'])
    .map((from) => ({ kind: 'discarded-this-turn' as const, from })),
  'in-each': kind.map((like) => ({ kind: 'in-each' as const, like })),
  done: unsaid('only of what an effect before it did'),
  'only-card': unsaid('only of an object spoken of before'),
  'cost-was': unsaid('only of an object spoken of before'),
  'failed-to-move': unsaid('only after a trigger of Expeditions that fail to move'),
  'has-ability': word.symbol.map((symbol) => ({
    kind: 'has-ability' as const,
    like: {},
    among: ['expedition' as const, 'reserve' as const],
    symbol,
  })),
  'hero-counters': fc.record({
    kind: fc.constant('hero-counters' as const),
    name: word.counterName,
    ...limit,
  }),
};

export const condition: fc.Arbitrary<Condition> = anyOf(conditions);
