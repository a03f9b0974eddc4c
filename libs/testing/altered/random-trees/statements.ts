import fc from 'fast-check';
import {
  castFirst,
  type Effect,
  type Passive,
  type Selector,
  type TableRow,
  type Would,
} from '#altered/abilities';
import { condition, object, quantity, selector } from './descriptions.js';
import { anyOf, type EveryKind } from './exhaustive.js';
import * as word from './words.js';

const of = <K extends string>(kind: K) => fc.constant(kind);
const affected = fc.oneof(fc.constant('me' as const), object);
const from = fc.constantFrom('hand' as const, 'reserve' as const);
const limited = fc.constantFrom('reserve' as const, 'landmark' as const);
const keyword = fc.constantFrom(
  'defender' as const,
  'eternal' as const,
  'gigantic' as const,
  'seasoned' as const,
);
const where = fc.oneof(
  fc.constantFrom('empty-expedition' as const, 'starting-region' as const),
  word.standing.map((is) => ({ is })),
  word.terrain.map((terrain) => ({ terrain })),
);
const exhaustsOne = {
  does: {
    kind: 'step' as const,
    step: {
      kind: 'status' as const,
      change: 'gain' as const,
      status: 'exhausted' as const,
      what: { choose: { type: 'permanent' as const, controller: 'you' as const } },
    },
  },
};
const bug = { name: 'Brassbug', subtypes: ['robot'], statistics: { forest: 2, mountain: 2, water: 2 } };
const resupplies = { kind: 'step' as const, step: { kind: 'resupply' as const } };

const would: EveryKind<Would> = {
  gain: fc.record({ kind: of('gain' as const), what: affected, status: word.status }),
  lose: fc.record({ kind: of('lose' as const), what: affected, status: word.status }),
  defect: affected.map((what) => ({ kind: 'defect' as const, what })),
  go: fc.record(
    {
      kind: of('go' as const),
      what: affected,
      from: fc.constantFrom('expedition' as const, 'landmark' as const),
      to: fc.constantFrom('reserve' as const, 'hand' as const, 'discard' as const, 'mana' as const),
    },
    { requiredKeys: ['kind', 'what', 'from'] },
  ),
  leave: fc.record(
    {
      kind: of('leave' as const),
      what: object,
      expedition: word.place,
      during: of('afternoon' as const),
    },
    { requiredKeys: ['kind', 'what', 'expedition'] },
  ),
  forward: fc.oneof(
    word.place.map((which) => ({ kind: 'forward' as const, which })),
    word.place.map((which) => ({ kind: 'forward' as const, which, during: 'dusk' as const })),
    word.place.map((which) => ({ kind: 'forward' as const, which, due: 'ascension' as const })),
    word.terrain.chain((due) => word.place.map((which) => ({ kind: 'forward' as const, which, due }))),
  ),
  backward: word.place.map((which) => ({ kind: 'backward' as const, which })),
  draw: fc.constant({ kind: 'draw', who: 'each-player' }),
  resupply: fc.constant({ kind: 'resupply', who: 'each-player' }),
  create: fc.record({
    kind: of('create' as const),
    who: word.player,
    what: fc.constantFrom(
      { token: true },
      { type: 'character' as const, token: true },
      { token: true, subtype: 'plant' },
    ),
  }),
  sacrificed: affected.map((what) => ({ kind: 'sacrificed' as const, what })),
  discarded: fc.oneof(
    affected.map((what) => ({ kind: 'discarded' as const, what })),
    affected.map((what) => ({ kind: 'discarded' as const, what, by: 'opponent' as const })),
    fc
      .constantFrom('hand' as const, 'reserve' as const, 'expedition' as const)
      .map((from) => ({ kind: 'discarded' as const, what: 'me' as const, from })),
  ),
  'ascend-again': fc.constant({ kind: 'ascend-again', which: 'each-of-yours' }),
  roll: fc.constant({ kind: 'roll' }),
};

/** What a die decides about what would happen. */
const cast = (rows: readonly TableRow[]): Effect => ({
  kind: 'sequence',
  effects: [
    { kind: 'step', step: { kind: 'roll', note: 'die' } },
    { kind: 'table', of: { noted: 'die' }, rows },
  ],
});

/** Every statement, without the condition it may hold under. */
export const statements: EveryKind<Passive> = {
  statistics: fc.oneof(
    fc.record({
      kind: of('statistics' as const),
      of: affected,
      add: word.terrain.chain((terrain) => word.small.map((by) => ({ [terrain]: by }))),
    }),
    fc.record({
      kind: of('statistics' as const),
      of: affected,
      add: fc.integer({ min: -3, max: 5 }).filter((n) => n !== 0),
    }),
    fc.record({ kind: of('statistics' as const), of: affected, add: selector.map((count) => ({ count })) }),
    fc.record({
      kind: of('statistics' as const),
      of: affected,
      add: fc.tuple(fc.integer({ min: -3, max: 5 }), selector).map(([by, count]) => {
        return by === 0 || by === 1 ? { count } : { times: [by, { count }] as const };
      }),
      only: word.terrain,
    }),
    fc.record({
      kind: of('statistics' as const),
      of: of('me' as const),
      equal: quantity,
      only: word.terrain,
    }),
    fc.record({
      kind: of('statistics' as const),
      of: affected,
      set: fc.record({ forest: word.small, mountain: word.small, water: word.small }),
    }),
  ),
  keyword: fc.oneof(
    fc.record({ kind: of('keyword' as const), of: affected, gain: keyword }),
    fc.record({ kind: of('keyword' as const), of: affected, lose: keyword }),
  ),
  tough: fc.record({ kind: of('tough' as const), of: affected, amount: word.small }),
  abilities: fc.oneof(
    object.map((like) => ({ kind: 'abilities' as const, of: like, lose: true as const })),
    word.side.map((owner) => ({
      kind: 'abilities' as const,
      of: { zone: 'reserve' as const, owner },
      lose: 'support' as const,
    })),
    affected.map((like) => ({
      kind: 'abilities' as const,
      of: like,
      gain: [
        {
          kind: 'reaction' as const,
          trigger: { kind: 'phase' as const, phase: 'noon' as const },
          effect: resupplies,
        },
      ],
    })),
  ),
  subtypes: affected.map((like) => ({ kind: 'subtypes' as const, of: like, gain: ['robot'] })),
  terrains: fc.oneof(
    word.terrain.map((terrain) => ({
      kind: 'terrains' as const,
      of: 'all-regions' as const,
      gain: [terrain],
      lose: 'all-others' as const,
    })),
    fc.record(
      {
        kind: of('terrains' as const),
        of: fc.constantFrom('your-hero' as const, 'facing-me' as const, 'each-of-yours' as const),
        gain: word.terrain.map((terrain) => [terrain]),
        lose: fc.constant('all-others' as const),
      },
      { requiredKeys: ['kind', 'of', 'gain'] },
    ),
  ),
  cost: fc.oneof(
    fc.record({
      kind: of('cost' as const),
      who: word.side,
      of: object,
      add: fc.integer({ min: -3, max: 3 }).filter((n) => n !== 0),
    }),
    fc.record({ kind: of('cost' as const), who: word.side, of: object, from, add: fc.constantFrom(-1, 2) }),
    fc.record({
      kind: of('cost' as const),
      who: word.side,
      of: object,
      add: of(-2 as never),
      atLeast: word.small,
    }),
    fc.record({ kind: of('cost' as const), who: word.side, of: object, atLeast: word.small }),
    fc.record({
      kind: of('cost' as const),
      who: fc.constant('you' as const),
      of: fc.constant('me' as const),
      add: fc.constantFrom(-1, -2, 1),
    }),
    fc.record({
      kind: of('cost' as const),
      who: fc.constant('you' as const),
      of: fc.constant('me' as const),
      add: selector.map((count) => ({ times: [-1, { count }] as [number, { count: typeof count }] })),
    }),
  ),
  'optional-cost': fc.oneof(
    fc.record({
      kind: of('optional-cost' as const),
      of: of('me' as const),
      pay: fc.constantFrom({ discard: { from: 'reserve' as const, count: 1 } }, { mana: 1 }),
      add: fc.constantFrom(-1, -2),
    }),
    fc.record({
      kind: of('optional-cost' as const),
      of: of('me' as const),
      pay: fc.constantFrom({ discard: { from: 'reserve' as const, count: 2 } }, exhaustsOne),
      instead: fc.constantFrom(0, 2),
    }),
    fc.record({
      kind: of('optional-cost' as const),
      of: of('me' as const),
      pay: fc.constant({}),
      add: fc.constantFrom(-1, -2),
      targets: object,
    }),
  ),
  played: fc.oneof(
    fc.record({ kind: of('played' as const), who: word.side, cards: object, gain: word.status }),
    fc.record({ kind: of('played' as const), who: word.side, cards: object, from, lose: word.status }),
    fc.record({
      kind: of('played' as const),
      who: word.side,
      cards: object,
      from,
      notGained: of('fleeting' as const),
    }),
    fc.record({
      kind: of('played' as const),
      who: fc.constant('you' as const),
      cards: object,
      counters: fc.record({ name: fc.constant('boost'), count: word.small }),
    }),
    fc.record({
      kind: of('played' as const),
      who: fc.constant('you' as const),
      cards: object,
      first: of('afternoon' as const),
      gain: word.status,
    }),
    fc.record(
      {
        kind: of('played' as const),
        who: fc.constant('you' as const),
        cards: fc.constant({ type: 'spell' as const }),
        from,
        keyword: of('cooldown' as const),
      },
      { requiredKeys: ['kind', 'who', 'cards', 'keyword'] },
    ),
  ),
  'cannot-play': fc.oneof(
    fc.constant({ kind: 'cannot-play' as const, who: 'each-player' as const, cards: 'me' as const }),
    fc.record({
      kind: of('cannot-play' as const),
      who: word.player,
      cards: object.filter(({ expedition }) => expedition === undefined),
    }),
  ),
  'cannot-ascend': word.expedition.map((which) => ({ kind: 'cannot-ascend' as const, which })),
  'cannot-do': fc.record({
    kind: of('cannot-do' as const),
    who: word.player,
    does: fc.constantFrom('draw' as const, 'resupply' as const),
  }),
  'cannot-move-backward': word.expedition.map((which) => ({
    kind: 'cannot-move-backward' as const,
    which,
  })),
  'cannot-move-forward': fc.oneof(
    word.expedition.map((which) => ({ kind: 'cannot-move-forward' as const, which })),
    word.expedition.map((which) => ({
      kind: 'cannot-move-forward' as const,
      which,
      during: 'dusk' as const,
    })),
    fc.record({ kind: of('cannot-move-forward' as const), which: word.expedition, due: word.terrain }),
  ),
  'cannot-gain': fc.record({ kind: of('cannot-gain' as const), of: affected, status: word.status }),
  'cannot-be-sacrificed': fc.oneof(
    affected.map((like) => ({ kind: 'cannot-be-sacrificed' as const, of: like })),
    affected.map((like) => ({ kind: 'cannot-be-sacrificed' as const, of: like, by: 'opponent' as const })),
  ),
  'cannot-be-discarded': affected.map((like) => ({ kind: 'cannot-be-discarded' as const, of: like })),
  'cannot-switch': affected.map((like) => ({ kind: 'cannot-switch' as const, of: like })),
  'cannot-be-readied': affected.map((like) => ({ kind: 'cannot-be-readied' as const, of: like })),
  'cannot-be-targeted': fc.oneof(
    affected.map((like) => ({ kind: 'cannot-be-targeted' as const, of: like })),
    affected.map((like) => ({ kind: 'cannot-be-targeted' as const, of: like, by: 'opponent' as const })),
  ),
  'cannot-activate': fc.record({
    kind: of('cannot-activate' as const),
    of: object,
    triggers: fc.constantFrom<('join' | 'from-hand' | 'from-reserve')[][]>(['join'], ['join', 'from-hand']),
  }),
  'playable-from': fc.constant({ kind: 'playable-from', of: 'me', zone: 'discard' }),
  'reserve-limit': word.small.map((add) => ({ kind: 'reserve-limit' as const, add })),
  'landmark-limit': word.small.map((add) => ({ kind: 'landmark-limit' as const, add })),
  'goes-instead': fc.oneof(
    ...(['mana', 'reserve', 'hand'] as const).flatMap((instead) => [
      fc.constant({ kind: 'goes-instead' as const, of: 'me' as const, from: 'expedition' as const, instead }),
      fc.constant({
        kind: 'goes-instead' as const,
        of: 'me' as const,
        from: 'expedition' as const,
        instead,
        optional: true as const,
        otherwise: resupplies,
      }),
    ]),
  ),
  'does-instead': fc.constantFrom(
    {
      kind: 'does-instead' as const,
      who: 'you' as const,
      would: 'resupply' as const,
      effect: { kind: 'step' as const, step: { kind: 'draw' as const, count: 1 } },
    },
    { kind: 'does-instead' as const, who: 'you' as const, would: 'draw' as const, effect: resupplies },
  ),
  'creates-other': fc
    .tuple(
      fc.constantFrom('you' as const, 'opponent' as const, 'each-player' as const),
      fc.constantFrom<Selector[]>({ token: true, subtype: 'robot' }, { token: true, name: 'Mana Moth' }),
      fc.constantFrom<Partial<Extract<Passive, { kind: 'creates-other' }>>[]>(
        { count: 2 },
        { token: bug },
        { token: bug, count: 3 },
      ),
    )
    .map(([who, what, other]) => ({ kind: 'creates-other' as const, who, what, ...other })),
  'enters-with': fc.oneof(
    fc.record({
      kind: of('enters-with' as const),
      of: affected,
      zone: of('expedition' as const),
      statuses: word.status.map((status) => [status]),
    }),
    fc.record({
      kind: of('enters-with' as const),
      of: affected,
      zone: fc.constantFrom<Extract<Passive, { kind: 'enters-with' }>['zone'][]>('expedition', 'landmark', [
        'expedition',
        'landmark',
      ]),
      counters: fc.record({ name: fc.oneof(fc.constant('boost'), word.counterName), count: word.small }),
    }),
  ),
  'one-more': fc.record({
    kind: of('one-more' as const),
    verb: fc.constantFrom('draw' as const, 'create' as const),
    who: of('you' as const),
    more: word.small,
  }),
  morning: word.small
    .filter((count) => count === 1)
    .map((draw) => ({ kind: 'morning' as const, who: 'you' as const, draw, expandFrom: 'deck' as const })),
  dice: fc.constantFrom<Extract<Passive, { kind: 'dice' }>[]>(
    { kind: 'dice', who: 'you', extra: 1 },
    { kind: 'dice', who: 'you', mayAdd: 1 },
    { kind: 'dice', who: 'you', mayAdd: 1, pay: { exhaustMe: true } },
  ),
  considered: object.map((as) => ({ kind: 'considered' as const, as })),
  'expedition-considered': fc.oneof(
    fc.record({ kind: of('expedition-considered' as const), which: word.place, as: word.standing }),
    fc.record({
      kind: of('expedition-considered' as const),
      which: word.place,
      as: word.standing,
      characters: word.yes,
    }),
  ),
  'defenders-ignored': word.place.map((which) => ({ kind: 'defenders-ignored' as const, which })),
  'highest-statistic': affected.map((like) => ({ kind: 'highest-statistic' as const, of: like })),
  region: fc.oneof(
    fc.record(
      {
        kind: of('region' as const),
        whose: fc.constantFrom('mine' as const, 'mine-and-facing' as const),
        terrain: word.terrain,
        loses: word.yes,
      },
      { requiredKeys: ['kind', 'whose', 'terrain'] },
    ),
  ),
  'cannot-be-played': fc.oneof(
    where.map((one) => ({ kind: 'cannot-be-played' as const, in: one })),
    where.map((one) => ({ kind: 'cannot-be-played' as const, in: one, only: true as const })),
  ),
  'not-counted': limited.map((one) => ({ kind: 'not-counted' as const, of: one })),
  'counters-forbidden': fc.oneof(
    fc.oneof(of('me' as const), object).map((like) => ({ kind: 'counters-forbidden' as const, of: like })),
    fc.record({
      kind: of('counters-forbidden' as const),
      of: object,
      name: fc.oneof(fc.constant('boost'), word.counterName),
    }),
  ),
  'counters-limited': fc.record({
    kind: of('counters-limited' as const),
    of: fc.oneof(of('me' as const), object),
    name: fc.oneof(fc.constant('boost'), word.counterName),
    most: word.several,
  }),
  'begins-with': fc.oneof(
    fc
      .record({ name: word.counterName, count: word.several })
      .map((counters) => ({ kind: 'begins-with' as const, counters })),
    fc.constant({ kind: 'begins-with' as const, markers: ['forest' as const, 'water' as const] }),
  ),
  'keeps-more': fc.constant({ kind: 'keeps-more', count: 1, like: { status: 'exhausted' } }),
  'beyond-maximum': fc.oneof(
    selector.map((like) => ({ kind: 'beyond-maximum' as const, of: like })),
    selector.map((like) => ({ kind: 'beyond-maximum' as const, of: like, more: 1 })),
  ),
  'gains-again': word.status.map((status) => ({ kind: 'gains-again' as const, status })),
  limit: fc.oneof(
    fc.record({ kind: of('limit' as const), of: limited, set: word.several }),
    fc.record({
      kind: of('limit' as const),
      of: limited,
      who: fc.constantFrom('each-player' as const, 'opponent' as const),
      add: fc.constantFrom(-1, 1, 2),
    }),
    fc.record({
      kind: of('limit' as const),
      of: limited,
      add: fc.constantFrom(-1, 2),
      each: selector.map((count) => ({ count })),
    }),
  ),
  'may-play': fc.oneof(
    selector.map((like) => ({ kind: 'may-play' as const, what: like })),
    fc.record({ kind: of('may-play' as const), what: selector, less: word.small }),
    fc.record({ kind: of('may-play' as const), what: selector, less: word.small, atLeast: word.small }),
  ),
  'cost-in': fc.oneof(
    fc.constant({ kind: 'cost-in' as const, add: -2, where: 'empty-expedition' as const }),
    word.small.map((add) => ({ kind: 'cost-in' as const, add, where: 'starting-region' as const })),
    where.map((one) => ({ kind: 'cost-in' as const, add: -1, where: one })),
    where.map((one) => ({ kind: 'cost-in' as const, add: 1, where: one })),
  ),
  instead: fc.oneof(
    anyOf<Would>(would)
      .filter(({ kind }) => kind !== 'roll')
      .map((one) => ({ kind: 'instead' as const, would: one, effect: resupplies })),
    anyOf<Would>(would)
      .filter(({ kind }) => kind !== 'roll')
      .map((one) => ({ kind: 'instead' as const, would: one, effect: resupplies, also: true as const })),
    fc.record({
      kind: of('instead' as const),
      would: anyOf<Would>(would).filter(({ kind }) => kind !== 'roll'),
      effect: fc.constant(resupplies),
      first: fc.constantFrom('turn' as const, 'day' as const),
    }),
    fc.record({
      kind: of('instead' as const),
      would: anyOf<Would>(would).filter(({ kind }) => kind !== 'roll' && kind !== 'ascend-again'),
      effect: fc.constantFrom(
        cast([{ from: 5, effect: resupplies }]),
        cast([
          { from: 4, effect: resupplies },
          { from: 1, to: 1, effect: { kind: 'sequence', effects: [] } },
        ]),
      ),
    }),
  ),
};

/** Statements, some under a condition. */
export const statement: fc.Arbitrary<Passive> = fc
  .tuple(anyOf<Passive>(statements), fc.option(condition, { nil: undefined, freq: 3 }))
  .map(([passive, when]) =>
    when === undefined || isUnconditional(passive) ? passive : { ...passive, if: when },
  );

/** What holds always, or says its condition in its own words. */
const isUnconditional = (passive: Passive): boolean =>
  passive.kind === 'does-instead' ||
  passive.kind === 'goes-instead' ||
  (passive.kind === 'instead' && castFirst(passive.effect) !== null);
