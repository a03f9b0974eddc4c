import fc from 'fast-check';
import type {
  Ability,
  Condition,
  Effect,
  Passive,
  Quantity,
  Selector,
  Step,
  Trigger,
  What,
} from '#altered/abilities';

const record = <T>(fields: { [P in keyof T]: fc.Arbitrary<Exclude<T[P], undefined>> }): fc.Arbitrary<T> =>
  fc.record(fields, { requiredKeys: [] }) as unknown as fc.Arbitrary<T>;

const players = fc.constantFrom('you' as const, 'opponent' as const);
const anybody = fc.constantFrom('you' as const, 'opponent' as const, 'each-player' as const);
const terrain = fc.constantFrom('forest' as const, 'mountain' as const, 'water' as const);
const status = fc.constantFrom('anchored' as const, 'asleep' as const, 'fleeting' as const);
const subtype = fc.constantFrom(
  'plant',
  'robot',
  'scholar',
  'spirit',
  'elemental',
  'fairy',
  'landmark',
  'ore',
  'yeti',
);
const small = fc.integer({ min: 1, max: 11 });
const is = fc.constantFrom('at-least' as const, 'at-most' as const, 'exactly' as const, 'more-than' as const);
const expeditions = fc.constantFrom(
  'my-expedition' as const,
  'facing-me' as const,
  'your-hero' as const,
  'each-of-yours' as const,
  'opponent-companion' as const,
  'each-of-opponents' as const,
);

const inPlay: fc.Arbitrary<Selector> = record<Selector>({
  type: fc.constantFrom('character' as const, 'permanent' as const),
  subtype,
  controller: players,
  expedition: expeditions,
  status,
  without: status,
  keyword: fc.constantFrom('defender' as const, 'tough' as const),
  other: fc.constant(true as const),
  bounds: fc.array(fc.record({ of: terrain, is, than: small }), { minLength: 1, maxLength: 2 }),
});
const inZone: fc.Arbitrary<Selector> = fc
  .record({ zone: fc.constantFrom('hand' as const, 'reserve' as const, 'discard' as const), like: inPlay })
  .map(({ zone, like: { controller: _, expedition: __, ...like } }) => ({
    ...like,
    zone,
    owner: 'you' as const,
  }));
const selector = fc.oneof(inPlay, inZone);

const quantity: fc.Arbitrary<Quantity> = fc.oneof(
  small,
  inPlay.map((count) => ({ count })),
  terrain.map((statistic) => ({ statistic, of: 'me' as const })),
  fc.record({ counters: fc.constantFrom('boost', 'Kelon'), on: fc.constant('me' as const) }),
  fc.record({ cardsIn: fc.constantFrom('hand' as const, 'reserve' as const, 'mana' as const), of: players }),
  inPlay.map((count) => ({ sum: [{ count }, 1] })),
);

const condition: fc.Arbitrary<Condition> = fc.letrec<{ all: Condition }>((tie) => ({
  all: fc.oneof(
    { maxDepth: 2 },
    selector.map((like) => ({ kind: 'exists' as const, like })),
    fc.record({ kind: fc.constant('compare' as const), left: quantity, is, right: quantity }),
    fc.record({ kind: fc.constant('is' as const), what: fc.constant('me' as const), like: inPlay }),
    players.map((who) => ({ kind: 'passed' as const, who })),
    tie('all').map((one) => ({ kind: 'not' as const, condition: one })),
    fc.record({
      kind: fc.constantFrom('all' as const, 'any' as const),
      conditions: fc.array(tie('all'), { minLength: 2, maxLength: 3 }),
    }),
  ),
})).all;

const what: fc.Arbitrary<What> = fc.oneof(
  fc.constant('me' as const),
  fc.constantFrom({ target: 0 }, { target: 1 }),
  selector.map((all) => ({ all })),
  fc.record({ choose: selector, count: small }),
  small.map((count) => ({ top: 'you' as const, count })),
);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('draw' as const), who: anybody, count: quantity }),
  fc.record({ kind: fc.constant('resupply' as const), who: anybody, count: quantity }),
  fc.record({ kind: fc.constant('discard' as const), what }),
  fc.record({ kind: fc.constant('sacrifice' as const), what: inPlay, who: anybody, count: small }),
  fc.record({
    kind: fc.constant('move' as const),
    what,
    to: fc.record({
      zone: fc.constantFrom('hand' as const, 'reserve' as const, 'deck' as const, 'mana' as const),
    }),
  }),
  fc.record({
    kind: fc.constant('status' as const),
    change: fc.constantFrom('gain' as const, 'lose' as const),
    status: fc.constantFrom('anchored' as const, 'exhausted' as const),
    what,
  }),
  fc.record({
    kind: fc.constant('counters' as const),
    change: fc.constantFrom('gain' as const, 'remove' as const),
    name: fc.constantFrom('boost', 'Kelon'),
    count: quantity,
    what,
  }),
);
const effect: fc.Arbitrary<Effect> = fc.letrec<{ all: Effect }>((tie) => ({
  all: fc.oneof(
    { maxDepth: 3 },
    step.map((one) => ({ kind: 'step' as const, step: one })),
    fc
      .array(tie('all'), { minLength: 1, maxLength: 3 })
      .map((effects) => ({ kind: 'sequence' as const, effects })),
    fc
      .array(step, { minLength: 2, maxLength: 3 })
      .map((steps) => ({ kind: 'simultaneously' as const, steps })),
    tie('all').map((one) => ({ kind: 'optional' as const, effect: one })),
    fc.record({ kind: fc.constant('if' as const), condition, then: tie('all'), otherwise: tie('all') }),
    fc.record({ kind: fc.constant('if-you-do' as const), first: tie('all'), then: tie('all') }),
    fc.record({ kind: fc.constant('repeat' as const), times: quantity, effect: tie('all') }),
    fc.record({ kind: fc.constant('pay-to' as const), cost: fc.constant({ mana: 1 }), effect: tie('all') }),
  ),
})).all;

const trigger: fc.Arbitrary<Trigger> = fc.oneof(
  fc.record({ kind: fc.constant('join' as const), what: inPlay, expedition: expeditions }),
  fc.record({ kind: fc.constant('played' as const), what: inPlay, by: anybody }),
  fc.record({ kind: fc.constant('sacrificed' as const), what: inPlay }),
  fc.record({
    kind: fc.constant('status' as const),
    what: inPlay,
    status,
    change: fc.constant('become' as const),
  }),
);
const passive: fc.Arbitrary<Passive> = fc.oneof(
  fc.record({ kind: fc.constant('statistics' as const), of: inPlay, add: quantity }),
  fc.record({ kind: fc.constant('tough' as const), of: inPlay, amount: quantity, if: condition }),
  fc.record({
    kind: fc.constant('subtypes' as const),
    of: inPlay,
    gain: fc.array(subtype, { minLength: 1, maxLength: 2 }),
  }),
  fc.record({
    kind: fc.constant('cost' as const),
    who: players,
    of: inPlay,
    add: quantity,
    next: fc.constant(true as const),
  }),
  fc.record({ kind: fc.constant('cannot-gain' as const), of: inPlay, status }),
);
const targets = [
  { kind: 'object', like: { type: 'character' } },
  { kind: 'object', like: { subtype: 'plant' }, count: 2, upTo: true },
] as const;
/** Abilities of any shape, in the words that Italian and French have: well formed, and most of them no card's. */
export const generatedAbility: fc.Arbitrary<Ability> = fc.oneof(
  effect.map((one) => ({ kind: 'effect' as const, targets, effect: one })),
  fc.record({
    kind: fc.constant('reaction' as const),
    trigger,
    condition,
    effect,
    targets: fc.constant(targets),
  }),
  passive.map((one) => ({ kind: 'passive' as const, passive: one })),
);
