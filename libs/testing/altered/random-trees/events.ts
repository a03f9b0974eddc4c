import fc from 'fast-check';
import type { Trigger } from '#altered/abilities';
import { object } from './descriptions.js';
import { anyOf, type EveryKind } from './exhaustive.js';
import * as word from './words.js';

const of = <K extends string>(kind: K) => fc.constant(kind);
const subject = fc.oneof(fc.constant('me' as const), object);
const name = fc.oneof(fc.constant('boost'), word.counterName);
const zones = fc.constantFrom<('hand' | 'reserve')[][]>(['hand'], ['reserve'], ['hand', 'reserve']);

const gainOrLose = fc.constantFrom('gain' as const, 'lose' as const);
const becomeOrLose = fc.constantFrom('become' as const, 'lose' as const);

/** What can happen, said after "When" or by a symbol. */
const triggers: EveryKind<Trigger> = {
  join: fc.oneof(
    fc.constant({ kind: 'join' as const, what: 'me' as const }),
    fc.record({ kind: of('join' as const), what: subject, expedition: word.place }),
    fc.record({ kind: of('join' as const), what: object, expedition: word.place, atOnce: word.small }),
  ),
  played: fc.oneof(
    fc
      .constantFrom('hand' as const, 'reserve' as const)
      .map((from) => ({ kind: 'played' as const, what: 'me' as const, from })),
    fc.record({ kind: of('played' as const), what: object, by: word.player }),
    fc.record({
      kind: of('played' as const),
      what: object,
      by: word.player,
      from: fc.constantFrom('hand' as const, 'reserve' as const),
    }),
    fc.record({
      kind: of('played' as const),
      what: fc.constant({}),
      by: word.player,
      from: of('hand' as const),
      last: word.yes,
    }),
    fc.record({
      kind: of('played' as const),
      what: object,
      by: word.player,
      how: fc.constantFrom('free' as const, 'rush' as const),
    }),
    fc.record({
      kind: of('played' as const),
      what: object,
      by: word.player,
      nth: fc.record({
        number: word.small,
        each: fc.constantFrom('turn' as const, 'afternoon' as const, 'day' as const),
      }),
    }),
  ),
  phase: fc
    .constantFrom(
      'morning' as const,
      'noon' as const,
      'afternoon' as const,
      'dusk' as const,
      'night' as const,
    )
    .map((phase) => ({ kind: 'phase' as const, phase })),
  'after-daily-effect': fc
    .constantFrom('rest' as const, 'progress' as const, 'draw' as const, 'clean-up' as const)
    .map((effect) => ({ kind: 'after-daily-effect' as const, effect })),
  leave: fc.oneof(
    fc.record({
      kind: of('leave' as const),
      what: subject,
      zone: fc.constantFrom('expedition' as const, 'landmark' as const, 'reserve' as const),
    }),
    fc.record({
      kind: of('leave' as const),
      what: subject,
      zone: of('expedition' as const),
      expedition: word.place,
    }),
    fc.record({
      kind: of('leave' as const),
      what: object,
      zone: fc.constantFrom('reserve' as const, 'hand' as const),
      whose: word.side,
    }),
    fc.record({
      kind: of('leave' as const),
      what: object,
      zone: of('expedition' as const),
      atOnce: word.small,
    }),
  ),
  go: fc.oneof(
    fc.record({
      kind: of('go' as const),
      what: subject,
      to: fc.constantFrom('reserve' as const, 'expedition' as const, 'landmark' as const, 'discard' as const),
    }),
    fc.record({
      kind: of('go' as const),
      what: subject,
      from: fc.constantFrom('expedition' as const, 'hand' as const, 'deck' as const),
      to: of('reserve' as const),
    }),
    fc.record({
      kind: of('go' as const),
      what: object,
      to: fc.constantFrom('hand' as const, 'mana' as const),
      whose: word.side,
    }),
    fc.record({
      kind: of('go' as const),
      what: object,
      to: of('reserve' as const),
      atOnce: word.small,
    }),
    fc.record({
      kind: of('go' as const),
      what: object,
      to: fc.constantFrom('reserve' as const, 'hand' as const),
      by: word.player,
    }),
  ),
  sacrificed: fc.oneof(
    fc.record({ kind: of('sacrificed' as const), what: subject }),
    fc.record({ kind: of('sacrificed' as const), what: object, by: word.player }),
    fc.record({ kind: of('sacrificed' as const), what: object, atOnce: word.small }),
  ),
  discarded: fc.oneof(
    fc.record({ kind: of('discarded' as const), what: subject }),
    fc.record({
      kind: of('discarded' as const),
      what: subject,
      from: fc.constantFrom('reserve' as const, 'hand' as const, 'expedition' as const),
    }),
    fc.record({ kind: of('discarded' as const), what: object, by: word.player }),
    fc.record({ kind: of('discarded' as const), what: object, atOnce: word.small }),
  ),
  counters: fc.oneof(
    fc.record({ kind: of('counters' as const), what: subject, name, change: gainOrLose }),
    fc.record({ kind: of('counters' as const), what: object, name, change: gainOrLose, atOnce: word.small }),
  ),
  status: fc.oneof(
    fc.record({ kind: of('status' as const), what: subject, status: word.status, change: becomeOrLose }),
    fc.record({
      kind: of('status' as const),
      what: object,
      status: word.status,
      change: becomeOrLose,
      atOnce: word.small,
    }),
  ),
  created: fc.record({ kind: of('created' as const), what: object, by: word.player }),
  draw: fc.oneof(
    word.player.map((who) => ({ kind: 'draw' as const, who })),
    word.player.map((who) => ({ kind: 'draw' as const, who, oneOrMore: true as const })),
    fc.record({
      kind: of('draw' as const),
      who: word.player,
      nth: fc.record({ number: word.small, each: word.duration }),
    }),
  ),
  resupply: fc.oneof(
    word.player.map((who) => ({ kind: 'resupply' as const, who })),
    fc.record({
      kind: of('resupply' as const),
      who: word.player,
      what: fc.constantFrom({ type: 'character' as const }, { type: 'spell' as const }, { subtype: 'plant' }),
    }),
  ),
  expedition: fc.oneof(
    fc.record({
      kind: of('expedition' as const),
      which: word.expedition,
      does: fc.constantFrom('forward' as const, 'backward' as const, 'fails' as const),
    }),
    fc.record({
      kind: of('expedition' as const),
      which: word.expedition,
      does: of('forward' as const),
      due: word.terrain,
    }),
    fc.record({
      kind: of('expedition' as const),
      which: fc.constantFrom('each-of-yours' as const, 'each-of-opponents' as const),
      does: fc.constantFrom('forward' as const, 'backward' as const, 'fails' as const),
      oneOrMore: word.yes,
    }),
    fc.record({
      kind: of('expedition' as const),
      which: fc.constantFrom('each-of-yours' as const, 'each-of-opponents' as const),
      does: fc.constantFrom('forward' as const, 'backward' as const, 'fails' as const),
      both: word.yes,
    }),
  ),
  pass: word.player.map((who) => ({ kind: 'pass' as const, who })),
  roll: word.player.map((who) => ({ kind: 'roll' as const, who })),
  any: word.player.map((who) => ({
    kind: 'any' as const,
    of: [
      { kind: 'draw' as const, who, oneOrMore: true as const },
      { kind: 'resupply' as const, who, oneOrMore: true as const },
    ],
  })),
  ascend: word.expedition.map((which) => ({ kind: 'ascend' as const, which })),
  'forward-by-ascension': fc.oneof(
    word.expedition.map((which) => ({ kind: 'forward-by-ascension' as const, which })),
    fc.constant({
      kind: 'forward-by-ascension' as const,
      which: 'each-of-yours' as const,
      both: true as const,
    }),
  ),
  forward: fc.constant({ kind: 'forward', which: { kind: 'standing', of: 'each-of-yours', is: 'ascended' } }),
  gift: fc.oneof(
    fc.record({ kind: of('gift' as const), who: word.player, gives: fc.boolean() }),
    fc.record({
      kind: of('gift' as const),
      who: word.player,
      gives: fc.constant(true),
      times: fc.integer({ min: 2, max: 4 }),
    }),
  ),
  discards: fc.record({ kind: of('discards' as const), who: word.player, from: zones }),
  puts: fc.oneof(
    ...(
      [
        ['hand', 'reserve'],
        ['reserve', 'mana'],
        ['hand', 'mana'],
        ['deck', 'mana'],
      ] as const
    ).map(([from, to]) => word.player.map((who) => ({ kind: 'puts' as const, who, from, to }))),
  ),
  reveals: word.player.map((who) => ({ kind: 'reveals' as const, who })),
  exhausts: fc.record({
    kind: of('exhausts' as const),
    who: word.player,
    what: fc.oneof(object, of('me' as const)),
  }),
  readies: fc.record({
    kind: of('readies' as const),
    who: word.player,
    what: fc.oneof(object, of('me' as const)),
  }),
  'nth-counter': fc.record({
    kind: of('nth-counter' as const),
    what: of('me' as const),
    name: word.counterName,
    number: word.small,
  }),
  spends: fc.oneof(
    word.player.map((who) => ({ kind: 'spends' as const, who })),
    fc.record({
      kind: of('spends' as const),
      who: word.player,
      name: fc.oneof(of('boost'), word.counterName),
    }),
  ),
  targeted: fc.record({
    kind: of('targeted' as const),
    what: fc.oneof(object, of('me' as const)),
    by: word.player,
  }),
  'passes-first': word.player.map((who) => ({ kind: 'passes-first' as const, who })),
  'passes-last': word.player.map((who) => ({ kind: 'passes-last' as const, who })),
  'rolls-number': fc.oneof(
    fc.record({ kind: of('rolls-number' as const), who: word.player, from: word.small }),
    word.small.map((one) => ({ kind: 'rolls-number' as const, who: 'you' as const, from: one, to: one })),
  ),
  'abilities-activated': fc.oneof(
    fc.record({ kind: of('abilities-activated' as const), symbol: word.symbol, times: word.several }),
    fc.record({ kind: of('abilities-activated' as const), symbol: word.symbol, who: word.player }),
  ),
  'goes-from': fc.oneof(
    fc.record({
      kind: of('goes-from' as const),
      what: object,
      from: fc.constant(['deck' as const, 'hand' as const]),
      to: of('reserve' as const),
    }),
    fc.record({
      kind: of('goes-from' as const),
      what: object,
      from: fc.constant(['hand' as const]),
      to: of('reserve' as const),
    }),
  ),
  'leaves-expedition': fc.constant({
    kind: 'leaves-expedition',
    what: 'me',
    expedition: { kind: 'standing', of: 'my-expedition', is: 'ascended' },
  }),
  'keyword-action': fc.oneof(
    fc.record({
      kind: of('keyword-action' as const),
      action: fc.constantFrom(
        'augment' as const,
        'complete' as const,
        'defect' as const,
        'sabotage' as const,
        'switch-expeditions' as const,
      ),
      what: subject,
    }),
    fc.record({
      kind: of('keyword-action' as const),
      action: fc.constantFrom('augment' as const, 'complete' as const, 'sabotage' as const),
      what: object,
      by: word.player,
    }),
    fc.record({
      kind: of('keyword-action' as const),
      action: fc.constantFrom('augment' as const, 'complete' as const, 'sabotage' as const),
      what: fc.constantFrom({}, { type: 'character' as const }),
      by: word.player,
      oneOrMore: fc.constant(true as const),
    }),
  ),
  'becomes-true': word.several.map((right) => ({
    kind: 'becomes-true' as const,
    condition: {
      kind: 'compare' as const,
      left: { count: { zone: 'discard' as const, owner: 'you' as const } },
      is: 'at-least' as const,
      right,
    },
  })),
};

export const trigger: fc.Arbitrary<Trigger> = anyOf(triggers);
