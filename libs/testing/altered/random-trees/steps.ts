import fc from 'fast-check';
import { singleExpeditions } from '#altered/abilities';
import type {
  DescribedExpedition,
  Expeditions,
  MarkedRegion,
  NextEvent,
  Passive,
  Step,
  TokenDefinition,
  Trigger,
  What,
} from '#altered/abilities';
import { expeditionDescribed, suchExpeditions } from './described-expeditions.js';
import { object, selector, what } from './descriptions.js';
import { anyOf, unsaid, type EveryKind } from './exhaustive.js';
import * as word from './words.js';

const of = <K extends string>(kind: K) => fc.constant(kind);

const token: fc.Arbitrary<TokenDefinition> = fc.record({
  name: fc.constantFrom('Brassbug', 'Ordis Recruit', 'Mana Moth'),
  statistics: fc.record({ forest: word.small, mountain: word.small, water: word.small }),
  subtypes: fc.array(
    word.subtype.filter((one) => one !== 'companion'),
    { maxLength: 1 },
  ),
});

const markedRegion = fc.oneof(
  fc.constantFrom<MarkedRegion[]>('target', 'my-region'),
  fc
    .constantFrom<Expeditions[]>(...singleExpeditions.filter((one) => one !== 'my-expedition'))
    .map((regionOf): MarkedRegion => ({ regionOf })),
);

const toReserve: fc.Arbitrary<What> = what.filter((one) => typeof one !== 'object' || !('top' in one));
const chosenToTop = fc.constantFrom<What[]>('me');

const playable = object
  .filter(
    ({ expedition, controller, at, inTerrain }) =>
      expedition === undefined && controller === undefined && at === undefined && inTerrain === undefined,
  )
  .map((choose) => ({ choose }));
const fromHandOrReserve = ['hand', 'reserve'] as const;

const nextEvent: EveryKind<NextEvent> = {
  joins: fc.record({
    kind: of('joins' as const),
    what: object,
    expedition: fc.constant('my-expedition' as const),
  }),
  played: object.map((like) => ({ kind: 'played' as const, what: like })),
  activated: word.symbol.map((symbol) => ({ kind: 'activated' as const, symbol })),
  happens: fc
    .constantFrom<Trigger[]>(
      { kind: 'resupply', who: 'you' },
      { kind: 'sacrificed', what: { type: 'character' }, by: 'you' },
      { kind: 'played', what: { type: 'spell' }, by: 'opponent' },
      { kind: 'join', what: { subtype: 'plant' }, expedition: 'my-expedition' },
    )
    .map((trigger) => ({ kind: 'happens' as const, trigger })),
};
const gainsBoost = fc.constant<Step>({
  kind: 'counters',
  change: 'gain',
  name: 'boost',
  count: 1,
  what: 'it',
});
const drawsCard = fc.constant<Step>({ kind: 'draw', count: 1 });

/** Every verb, done by you and without targets; what others do is in `doers`. */
export const steps = (passive: fc.Arbitrary<Passive>): EveryKind<Step> => ({
  draw: fc.record({ kind: of('draw' as const), count: word.small }),
  resupply: fc.constant({ kind: 'resupply' }),
  discard: fc.record({ kind: of('discard' as const), what }),
  sacrifice: fc.oneof(
    fc.record({ kind: of('sacrifice' as const), what: object }),
    fc.record({ kind: of('sacrifice' as const), what: object, count: word.several }),
  ),
  sabotage: unsaid('only with its target: see `targets`'),
  move: fc.oneof(
    fc.record({
      kind: of('move' as const),
      what: toReserve,
      to: fc.constantFrom({ zone: 'reserve' as const }, { zone: 'hand' as const }, { zone: 'mana' as const }),
    }),
    fc.record({
      kind: of('move' as const),
      what: chosenToTop,
      to: fc.constantFrom(
        { zone: 'deck' as const, position: 'top' as const },
        { zone: 'deck' as const, position: 'bottom' as const },
        { zone: 'mana' as const, ready: true as const },
      ),
    }),
    fc.record({
      kind: of('move' as const),
      what: fc.constant<What>('me'),
      to: fc.record({ zone: fc.constant('expedition' as const), expedition: word.place }),
    }),
  ),
  create: fc.oneof(
    fc.record({ kind: of('create' as const), token, in: word.expedition }),
    fc.record({ kind: of('create' as const), token, in: word.expedition, count: word.several }),
    fc.record({
      kind: of('create' as const),
      token,
      in: fc.constant('each' as const),
      count: word.several,
      distributed: word.yes,
    }),
  ),
  status: fc.record({
    kind: of('status' as const),
    change: fc.constantFrom('gain' as const, 'lose' as const),
    status: fc.oneof(word.status, fc.constant('exhausted' as const)),
    what: fc.oneof(
      fc.constant<What>('me'),
      object.map((all) => ({ all })),
    ),
  }),
  counters: fc.record({
    kind: of('counters' as const),
    change: fc.constantFrom('gain' as const, 'remove' as const),
    name: fc.oneof(fc.constant('boost'), word.counterName),
    count: fc.oneof(
      word.small,
      selector.map((count) => ({ count })),
    ),
    what: fc.oneof(
      fc.constant<What>('me'),
      selector.map((all) => ({ all })),
    ),
  }),
  'switch-expeditions': fc.record({
    kind: of('switch-expeditions' as const),
    what: fc.oneof(
      fc.constant<What>('me'),
      object.map((all) => ({ all })),
    ),
  }),
  'move-expedition': fc.record({
    kind: of('move-expedition' as const),
    which: fc.oneof(word.expedition, suchExpeditions),
    direction: fc.constantFrom('forward' as const, 'backward' as const),
  }),
  roll: fc.constant({ kind: 'roll', note: 'die' }),
  reveal: fc.record({ kind: of('reveal' as const), what }),
  look: fc.record({ kind: of('look' as const), what }),
  shuffle: fc.constant({ kind: 'shuffle' }),
  'play-for-free': fc.record({
    kind: of('play-for-free' as const),
    what: fc.oneof(
      fc.constant<What>('me'),
      playable.map(({ choose }) => ({
        choose: { ...choose, zone: [...fromHandOrReserve], owner: 'you' as const },
      })),
    ),
  }),
  activate: fc.record({
    kind: of('activate' as const),
    triggers: fc
      .constantFrom('join' as const, 'from-hand' as const, 'from-reserve' as const)
      .map((one) => [one]),
    what,
  }),
  'after-you': fc.constant({ kind: 'after-you' }),
  win: fc.constant({ kind: 'win' }),
  ongoing: fc.record({ kind: of('ongoing' as const), passive, duration: word.lasting }),
  ascend: fc.oneof(word.expedition, suchExpeditions).map((which) => ({ kind: 'ascend' as const, which })),
  'exhausted-resupply': fc.constant({ kind: 'exhausted-resupply' }),
  augment: fc.record({ kind: of('augment' as const), what }),
  defect: fc.record({
    kind: of('defect' as const),
    what: fc.oneof(
      fc.constant<What>('me'),
      object.map((all) => ({ all })),
    ),
  }),
  complete: fc.constant({ kind: 'complete', what: 'me' }),
  rush: fc.oneof(
    fc.constant({ kind: 'rush' as const }),
    object.map((like) => ({ kind: 'rush' as const, what: like })),
  ),
  pass: fc.constant({ kind: 'pass' }),
  double: fc.record({
    kind: of('double' as const),
    what,
    name: fc.oneof(fc.constant('boost'), word.counterName),
  }),
  'take-control': fc.oneof(
    fc.record({ kind: of('take-control' as const), what }),
    fc.record({
      kind: of('take-control' as const),
      what,
      to: fc.constantFrom('my-expedition' as const, 'one-of-yours' as const),
    }),
  ),
  'gain-abilities': fc.constant({
    kind: 'gain-abilities',
    what: 'me',
    abilities: [
      {
        kind: 'reaction',
        trigger: { kind: 'phase', phase: 'noon' },
        effect: { kind: 'step', step: { kind: 'resupply' } },
      },
    ],
  }),
  'gain-subtypes': unsaid('only of an object spoken of before'),
  'activate-as-own': unsaid('only of an object spoken of before'),
  'sacrifice-objects': fc.constant({ kind: 'sacrifice-objects', what: 'me' }),
  'create-at': fc.record({
    kind: of('create-at' as const),
    token: fc.oneof(token, fc.constantFrom({ named: 'Manaseed' }, { named: 'Aerolith' })),
    place: fc.oneof(
      fc
        .constantFrom('you' as const, 'each-player' as const)
        .map((whose) => ({ kind: 'landmarks' as const, of: whose })),
      anyOf<DescribedExpedition>(expeditionDescribed).map((expedition) => ({
        kind: 'expedition' as const,
        expedition,
      })),
    ),
  }),
  distribute: selector.map((choose) => ({
    kind: 'distribute' as const,
    name: 'boost',
    count: 3,
    among: { choose, count: { anyNumber: true as const }, upTo: true as const },
  })),
  exchange: fc.record({ kind: of('exchange' as const), what: fc.constant<What>('me'), with: what }),
  'exchange-boosts': unsaid('only of two targets'),
  'take-counters': fc.oneof(
    fc.record({
      kind: of('take-counters' as const),
      from: what,
      name: fc.constant('boost'),
      count: word.small,
    }),
    fc.record({
      kind: of('take-counters' as const),
      from: what,
      name: word.counterName,
      count: fc.constant('all' as const),
    }),
    fc.record({ kind: of('take-counters' as const), from: what, count: word.several, upTo: word.yes }),
    fc.record({ kind: of('take-counters' as const), from: what, count: word.small, spend: word.yes }),
  ),
  'counters-up-to': fc.record({
    kind: of('counters-up-to' as const),
    what: fc.constant<What>('me'),
    name: fc.oneof(fc.constant('boost'), word.counterName),
    count: word.small,
    most: word.several,
  }),
  'we-gain': unsaid('only with an object spoken of before'),
  'place-marker': fc.oneof(
    fc.constant({ kind: 'place-marker' as const, on: 'target' as const }),
    fc.record({ kind: of('place-marker' as const), terrain: word.terrain, on: markedRegion }),
    fc.record({ kind: of('place-marker' as const), on: markedRegion }),
  ),
  'move-marker': fc.record({ kind: of('move-marker' as const), terrain: word.terrain, to: markedRegion }),
  target: unsaid('only with its target: see `targets`'),
  'another-turn': fc.constant({ kind: 'another-turn' }),
  'receive-gift': fc.constant({ kind: 'receive-gift' }),
  'lose-boosts': fc.constant({ kind: 'lose-boosts', what: 'me' }),
  pay: word.small.map((mana) => ({ kind: 'pay' as const, mana })),
  'become-first-player': fc.constant({ kind: 'become-first-player' }),
  'activate-own': fc.oneof(
    fc.record({ kind: of('activate-own' as const), what: fc.constant<What>('me'), symbol: word.symbol }),
    fc.record({
      kind: of('activate-own' as const),
      what: fc.constant<What>('me'),
      symbol: word.symbol,
      which: fc.constantFrom('all' as const, 'one' as const),
    }),
  ),
  // In which expedition it is played is no part of its description.
  play: fc.oneof(
    fc.record({ kind: of('play' as const), what: playable }),
    fc.record({ kind: of('play' as const), what: playable, less: word.small }),
    fc.record({
      kind: of('play' as const),
      what: playable,
      less: word.small,
      atLeast: word.small,
    }),
    fc.record({
      kind: of('play' as const),
      what: playable,
      free: word.yes,
      in: word.place,
    }),
  ),
  choose: object.map((choose) => ({ kind: 'choose' as const, what: { choose } })),
  'cannot-move-forward': fc.record({
    kind: of('cannot-move-forward' as const),
    which: word.expedition,
    duration: fc.constantFrom('day' as const, 'turn' as const, 'rest' as const),
  }),
  next: fc.tuple(anyOf<NextEvent>(nextEvent), word.duration).chain(([trigger, lasts]) =>
    (trigger.kind === 'activated' || trigger.kind === 'happens' ? drawsCard : gainsBoost).map((step) => ({
      kind: 'next' as const,
      trigger,
      effect: { kind: 'step' as const, step },
      duration: lasts,
    })),
  ),
});
