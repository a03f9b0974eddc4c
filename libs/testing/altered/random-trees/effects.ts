import fc from 'fast-check';
import type { Cost, Effect, Instructions, Passive, Step, TargetDefinition } from '#altered/abilities';
import { bound, condition, object, quantity, selector } from './descriptions.js';
import { anyOf, unsaid, type EveryKind, type Unsaid } from './exhaustive.js';
import { statements } from './statements.js';
import { steps } from './steps.js';
import * as word from './words.js';

const of = <K extends string>(kind: K) => fc.constant(kind);

/** What may hold for a time: statements about objects. */
const lasting = fc.oneof(
  ...(['statistics', 'cannot-gain', 'tough', 'counters-forbidden'] as const).flatMap((kind) => {
    const one = statements[kind];
    return 'unsaid' in one ? [] : [one as fc.Arbitrary<never>];
  }),
);
const verbs = steps(lasting);
/** Any verb, by itself. */
const step: fc.Arbitrary<Effect> = anyOf<Step>(verbs).map((one) => ({ kind: 'step', step: one }));

/** Verbs of one's own that may stand in any clause. */
const plain: fc.Arbitrary<Effect> = fc
  .constantFrom<Step[]>(
    { kind: 'draw', count: 1 },
    { kind: 'draw', count: 2 },
    { kind: 'resupply' },
    { kind: 'exhausted-resupply' },
    { kind: 'shuffle' },
  )
  .map((one) => ({ kind: 'step', step: one }));
const other: fc.Arbitrary<Effect> = fc
  .constantFrom<Step[]>(
    { kind: 'counters', change: 'gain', name: 'boost', count: 2, what: 'me' },
    { kind: 'status', change: 'gain', status: 'anchored', what: 'me' },
    { kind: 'status', change: 'gain', status: 'asleep', what: 'me' },
  )
  .map((one) => ({ kind: 'step', step: one }));
const mode = fc.oneof(plain, other);

const costs: { readonly [K in keyof Cost]-?: fc.Arbitrary<Cost> | Unsaid } = {
  mana: word.small.map((mana) => ({ mana })),
  xAtMost: unsaid('only of {X}, after an effect: see the specs of published cards'),
  exhaustMe: fc.constant({ exhaustMe: true }),
  discardMe: unsaid('only the symbol of a support ability'),
  sacrificeMe: fc.constant({ sacrificeMe: true }),
  spend: fc
    .record({ name: fc.oneof(fc.constant('boost'), word.counterName), count: word.small })
    .map((spend) => ({ spend })),
  discard: fc
    .record({ from: fc.constantFrom('hand' as const, 'reserve' as const), count: word.small })
    .map((discard) => ({ discard })),
  sacrifice: fc.record({ like: object, count: word.small }).map((sacrifice) => ({ sacrifice })),
  put: word.small.map((count) => ({
    put: { from: 'hand' as const, to: { zone: 'reserve' as const }, count },
  })),
  exhaustInReserve: word.small.map((exhaustInReserve) => ({ exhaustInReserve })),
  does: unsaid('only where no other field says it: see the specs of published cards'),
};
const ofPaying = fc.constantFrom(undefined, 'if you do' as const);
export const cost: fc.Arbitrary<Cost> = anyOf(costs);

/** Shapes of effects, without targets. */
export const effects: EveryKind<Effect> = {
  step: step as never,
  sequence: fc
    .array(mode, { minLength: 2, maxLength: 3 })
    .map((all) => ({ kind: 'sequence' as const, effects: all })),
  simultaneously: fc.constant({
    kind: 'simultaneously',
    steps: [
      { kind: 'counters', change: 'gain', name: 'boost', count: 2, what: 'me' },
      { kind: 'status', change: 'gain', status: 'fleeting', what: 'me' },
    ],
  }),
  optional: plain.map((one) => ({ kind: 'optional' as const, effect: one })),
  if: fc.oneof(
    fc.record({ kind: of('if' as const), condition, then: mode }),
    fc.record({ kind: of('if' as const), condition, then: mode, otherwise: mode }),
  ),
  'if-you-do': fc.oneof(
    fc.record({
      kind: of('if-you-do' as const),
      first: plain.map((one) => ({ kind: 'optional' as const, effect: one })),
      then: mode,
    }),
    fc.record({
      kind: of('if-you-do' as const),
      first: plain.map((one) => ({ kind: 'optional' as const, effect: one })),
      then: mode,
      otherwise: mode,
    }),
  ),
  modes: fc.array(mode, { minLength: 2, maxLength: 3 }).map((modes) => ({ kind: 'modes' as const, modes })),
  either: fc.oneof(
    fc.constant({
      kind: 'either' as const,
      effects: (['fleeting', 'anchored', 'asleep'] as const).map((status) => ({
        kind: 'step' as const,
        step: { kind: 'status' as const, change: 'gain' as const, status, what: 'me' as const },
      })),
    }),
    fc
      .record({ one: object, more: fc.constant(2), modes: fc.array(mode, { minLength: 2, maxLength: 3 }) })
      .map(({ one: like, more, modes }) => ({
        kind: 'either' as const,
        effects: [1, more].map((count): Effect => ({
          kind: 'pay-to',
          cost: { sacrifice: { like, count } },
          effect: { kind: 'modes', modes, ...(count > 1 && { count }) },
        })),
      })),
  ),
  table: unsaid('only after a die: see the sequence below'),
  adjust: unsaid('only after a die'),
  delayed: fc.oneof(
    plain.map((one) => ({ kind: 'delayed' as const, after: 'rest' as const, effect: one })),
    plain.map((one) => ({ kind: 'delayed' as const, at: 'night' as const, effect: one })),
  ),
  repeat: selector.map((count) => ({
    kind: 'repeat' as const,
    times: { count },
    effect: { kind: 'step' as const, step: { kind: 'resupply' as const } },
  })),
  'pay-to': fc.oneof(
    fc.record({ kind: of('pay-to' as const), cost, effect: plain }),
    fc
      .record({
        xAtMost: fc.option(
          selector.map((count) => ({ count })),
          { nil: undefined },
        ),
        said: ofPaying,
      })
      .map(({ xAtMost, said }) => ({
        kind: 'pay-to' as const,
        cost: { mana: { x: true as const }, ...(xAtMost && { xAtMost }) },
        effect: { kind: 'step' as const, step: { kind: 'draw' as const, count: { x: true as const } } },
        ...(said && { said }),
      })),
  ),
  'choose-modes': fc.oneof(
    fc.record({
      kind: of('choose-modes' as const),
      modes: fc.array(mode, { minLength: 3, maxLength: 4 }),
      count: fc.oneof(
        word.several.filter((n) => n < 3),
        quantity,
      ),
      upTo: word.yes,
    }),
    fc.record({
      kind: of('choose-modes' as const),
      modes: fc.array(mode, { minLength: 2, maxLength: 2 }),
      count: of(1 as never),
      both: condition,
    }),
  ),
  thresholds: fc.record({
    kind: of('thresholds' as const),
    of: quantity,
    rows: fc.constant([
      { from: 1, effect: { kind: 'step' as const, step: { kind: 'resupply' as const } } },
      { from: 3, to: 4, effect: { kind: 'step' as const, step: { kind: 'draw' as const, count: 2 } } },
    ]),
  }),
  'each-player': fc.constant({
    kind: 'each-player',
    effect: { kind: 'step', step: { kind: 'draw', who: 'each-player', count: 1 } },
  }),
  'for-each': object.map((like) => ({
    kind: 'for-each' as const,
    like,
    effect: {
      kind: 'step' as const,
      step: {
        kind: 'counters' as const,
        change: 'gain' as const,
        name: 'boost',
        count: 1,
        what: 'it' as const,
      },
    },
  })),
};
export const effect: fc.Arbitrary<Effect> = anyOf<Effect>(effects);

/** What is done to a target, which is spoken of there for the first time. */
const done = fc.constantFrom<Step[]>(
  { kind: 'counters', change: 'gain', name: 'boost', count: 1, what: { target: 0 } },
  { kind: 'status', change: 'gain', status: 'anchored', what: { target: 0 } },
  { kind: 'status', change: 'gain', status: 'exhausted', what: { target: 0 } },
  { kind: 'status', change: 'lose', status: 'exhausted', what: { target: 0 } },
  { kind: 'discard', what: { target: 0 } },
  { kind: 'augment', what: { target: 0 } },
  { kind: 'defect', what: { target: 0 } },
  { kind: 'move', what: { target: 0 }, to: { zone: 'reserve' } },
  { kind: 'move', what: { target: 0 }, to: { zone: 'hand' } },
);
/** What is stated for a time of what was chosen. */
const stated = fc
  .tuple(
    fc.constantFrom<Passive[]>(
      { kind: 'statistics', of: { target: 0 }, add: -1 },
      { kind: 'statistics', of: { target: 0 }, add: { mountain: 2 } },
      { kind: 'keyword', of: { target: 0 }, gain: 'gigantic' },
      { kind: 'keyword', of: { target: 0 }, lose: 'defender' },
      { kind: 'tough', of: { target: 0 }, amount: 2 },
      { kind: 'abilities', of: { target: 0 }, lose: true },
      { kind: 'cannot-gain', of: { target: 0 }, status: 'anchored' },
      { kind: 'cannot-be-readied', of: { target: 0 } },
    ),
    word.duration,
  )
  .map(([passive, duration]): Step => ({ kind: 'ongoing', passive, duration }));
const forbidden = fc
  .tuple(
    object.filter(({ controller, expedition }) => controller === undefined && expedition === undefined),
    word.duration,
  )
  .map(([cards, duration]): Step => ({
    kind: 'ongoing',
    passive: { kind: 'cannot-play', who: { target: 0 }, cards },
    duration,
  }));
const targeted: EveryKind<TargetDefinition> = {
  object: fc.oneof(
    selector.map((like) => ({ kind: 'object' as const, like })),
    fc.record({ kind: of('object' as const), like: selector, count: word.several }),
    fc.record({ kind: of('object' as const), like: selector, count: word.several, upTo: word.yes }),
    fc.record({ kind: of('object' as const), like: selector, anyNumber: word.yes }),
    fc.record({
      kind: of('object' as const),
      like: object,
      anyNumber: word.yes,
      total: bound.filter(({ of: measured }) => typeof measured === 'string'),
    }),
    fc.record({
      kind: of('object' as const),
      like: object,
      count: word.several,
      upTo: word.yes,
      total: word.small.map((than) => ({ of: 'base-cost' as const, is: 'at-most' as const, than })),
    }),
  ),
  expedition: fc.oneof(
    fc
      .constantFrom('any' as const, 'you' as const, 'opponent' as const)
      .map((whose) => ({ kind: 'expedition' as const, whose })),
    fc.constant({ kind: 'expedition' as const, whose: 'any' as const, other: true as const }),
    word.standing.map((is) => ({ kind: 'expedition' as const, whose: 'any' as const, is })),
  ),
  player: fc
    .constantFrom('any' as const, 'opponent' as const)
    .map((who) => ({ kind: 'player' as const, who })),
};
const withTarget: fc.Arbitrary<Instructions> = anyOf<TargetDefinition>(targeted).chain((target) => {
  const targets = [target];
  switch (target.kind) {
    case 'object':
      return fc.oneof(done, stated).map((one) => ({ targets, effect: { kind: 'step', step: one } }));
    case 'expedition':
      return fc
        .constantFrom<Step[]>(
          { kind: 'move-expedition', which: { target: 0 }, direction: 'forward' },
          { kind: 'ascend', which: { target: 0 } },
        )
        .map((one) => ({ targets, effect: { kind: 'step', step: one } }));
    case 'player':
      return fc
        .oneof(
          forbidden,
          fc.constantFrom<Step[]>(
            { kind: 'draw', who: { target: 0 }, count: 2 },
            { kind: 'resupply', who: { target: 0 } },
            { kind: 'pass', who: { target: 0 } },
          ),
        )
        .map((one) => ({ targets, effect: { kind: 'step', step: one } }));
  }
});

/** Effects, some with a target. */
export const instructions: fc.Arbitrary<Instructions> = fc.oneof(
  { arbitrary: step.map((one): Instructions => ({ effect: one })), weight: 4 },
  { arbitrary: effect.map((one): Instructions => ({ effect: one })), weight: 3 },
  { arbitrary: withTarget, weight: 2 },
);
