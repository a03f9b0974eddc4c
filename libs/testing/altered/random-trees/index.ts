import fc from 'fast-check';
import type { Ability, Trigger } from '#altered/abilities';
import { condition, described, object, rarely, selector } from './descriptions.js';
import { cost, instructions } from './effects.js';
import { trigger } from './events.js';
import { anyOf, type EveryKind } from './exhaustive.js';
import { statement } from './statements.js';
import * as word from './words.js';

/** What a symbol says has no words between it and what happens. */
const isSymbol = (trigger: Trigger): boolean =>
  (trigger.kind === 'join' && trigger.expedition === undefined) ||
  (trigger.kind === 'played' && trigger.what === 'me');

const working = fc.oneof(
  fc
    .record({ kind: fc.constant('reaction' as const), trigger, instructions })
    .map(({ kind, trigger: when, instructions: does }): Ability => ({ kind, trigger: when, ...does })),
  statement.map((passive): Ability => ({ kind: 'passive', passive })),
);

/** At times, how often it may happen. */
const rarelyLimited = fc.oneof(
  { arbitrary: fc.constant(undefined), weight: 3 },
  {
    arbitrary: fc.record({
      times: fc.constantFrom(1, 2),
      each: fc.constantFrom('turn' as const, 'day' as const),
    }),
    weight: 1,
  },
);

const abilities: EveryKind<Ability> = {
  'quick-action': fc
    .tuple(cost, instructions, fc.option(condition, { nil: undefined, freq: 4 }), rarelyLimited)
    .map(([price, does, only, limit]) => ({
      kind: 'quick-action' as const,
      cost: price,
      ...(only !== undefined && { only }),
      ...(only === undefined && limit !== undefined && { limit }),
      ...does,
    })),
  reaction: fc
    .tuple(trigger, instructions, fc.option(condition, { nil: undefined, freq: 4 }), rarelyLimited)
    .map(([when, does, first, limit]) => ({
      kind: 'reaction' as const,
      trigger: when,
      ...(first === undefined && limit !== undefined && !isSymbol(when) && { limit }),
      ...(first !== undefined && !isSymbol(when) && { condition: first }),
      ...does,
    })),
  passive: statement.map((passive) => ({ kind: 'passive' as const, passive })),
  keyword: fc
    .constantFrom(
      'defender' as const,
      'eternal' as const,
      'gigantic' as const,
      'seasoned' as const,
      'fleeting' as const,
    )
    .map((keyword) => ({ kind: 'keyword' as const, keyword })),
  tough: word.small.map((amount) => ({ kind: 'tough' as const, amount })),
  effect: instructions.map((does) => ({ kind: 'effect' as const, ...does })),
  cooldown: fc.constant({ kind: 'cooldown' }),
  scout: word.small.map((price) => ({ kind: 'scout' as const, cost: price })),
  'in-reserve': working.map((ability) => ({ kind: 'in-reserve' as const, ability })),
  completed: working.map((ability) => ({ kind: 'completed' as const, ability })),
  'mana-only': fc.constant({ kind: 'mana-only' }),
};

/** Descriptions of objects in each place that they stand in a sentence. */
const aboutObjects = fc.oneof(
  fc.oneof(selector, described).map((like): Ability => ({
    kind: 'effect',
    targets: [{ kind: 'object', like }],
    effect: { kind: 'step', step: { kind: 'discard', what: { target: 0 } } },
  })),
  fc.oneof(object, described).map((like): Ability => ({
    kind: 'reaction',
    trigger: { kind: 'sacrificed', what: like },
    effect: { kind: 'step', step: { kind: 'resupply' } },
  })),
);

const aboutRare = rarely.map((choose): Ability => ({
  kind: 'effect',
  effect: { kind: 'step', step: { kind: 'discard', what: { choose } } },
}));

/** Random abilities of every kind of node, well formed, that have English words. */
export const randomTree: fc.Arbitrary<Ability> = fc.oneof(
  { arbitrary: anyOf<Ability>(abilities), weight: 20 },
  { arbitrary: aboutObjects, weight: 3 },
  { arbitrary: aboutRare, weight: 1 },
);
