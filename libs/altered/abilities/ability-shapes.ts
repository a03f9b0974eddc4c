import { z } from 'zod';
import { byKey, byKind, optional, record, word, type Family } from '#kernel';
import type { Ability, ActivationLimit, Where } from './ability.js';
import * as say from './description-shapes.js';
import type { Cost, Effect, TableRow, TargetDefinition } from './effect.js';
import type { Passive } from './passive.js';
import { passivesOf } from './passive-shapes.js';
import type { Selector } from './selector.js';
import type { Destination, Step, TokenDefinition } from './step.js';
import { stepsOf } from './step-shapes.js';
import { daily, triggers } from './trigger-shapes.js';

const { condition, count, expeditionsOrTarget, handOrReserve, index, name, players } = say;
const { quantity, selector, status, whole, yes, zone } = say;

const positive = whole.positive();
const many = <T>(one: z.ZodType<T>) => z.array(one).min(1);

const ability: z.ZodType<Ability> = z.lazy(() => abilities.schema);
const effect: z.ZodType<Effect> = z.lazy(() => effects.schema);
const step: z.ZodType<Step> = z.lazy(() => steps.schema);
const passive: z.ZodType<Passive> = z.lazy(() => passives.schema);

type Position = NonNullable<Destination['position']>;

export const destination = record<Destination>({
  zone,
  expedition: optional(expeditionsOrTarget),
  position: optional(
    byKey<Position>(word<'top' | 'bottom'>({ top: true, bottom: true }), {
      fromTop: record<{ readonly fromTop: number }>({ fromTop: index }),
      fromBottom: record<{ readonly fromBottom: number }>({ fromBottom: index }),
    }).schema,
  ),
  nth: optional(count),
  faceDown: optional(yes),
  statuses: optional(many(status)),
  ready: optional(yes),
});

export const token = record<TokenDefinition>({
  name,
  type: optional(word<'permanent'>({ permanent: true })),
  subtypes: z.array(name),
  statistics: say.statistics,
  abilities: optional(z.array(ability)),
  text: optional(z.array(z.string())),
});

export const costParts = {
  mana: optional(count),
  xAtMost: optional(count),
  exhaustMe: optional(yes),
  discardMe: optional(yes),
  sacrificeMe: optional(yes),
  spend: optional(record<NonNullable<Cost['spend']>>({ name, count })),
  discard: optional(
    record<NonNullable<Cost['discard']>>({
      from: handOrReserve,
      count: z.union([z.literal('any'), positive], { error: 'is neither a number nor any' }),
      note: optional(name),
    }),
  ),
  sacrifice: optional(record<NonNullable<Cost['sacrifice']>>({ like: selector, count: positive })),
  put: optional(record<NonNullable<Cost['put']>>({ from: handOrReserve, to: destination, count: positive })),
  exhaustInReserve: optional(index),
  does: optional(effect),
};
export const cost = record<Cost>(costParts);

export const steps: Family<Step> = stepsOf({ ability, destination, effect, passive, token });

export const targets: Family<TargetDefinition> = byKind<TargetDefinition>({
  object: {
    like: selector,
    count: optional(positive),
    upTo: optional(yes),
    anyNumber: optional(yes),
    asMany: optional(count),
    by: optional(players),
    total: optional(say.total),
    dearer: optional(record<{ like: Selector; mana: number }>({ like: selector, mana: positive })),
    said: optional(name),
  },
  expedition: {
    whose: word<'any' | 'you' | 'opponent'>({ any: true, you: true, opponent: true }),
    anyNumber: optional(yes),
    count: optional(positive),
    upTo: optional(yes),
    other: optional(yes),
    is: optional(say.standing),
    said: optional(name),
  },
  player: {
    who: word<'any' | 'opponent'>({ any: true, opponent: true }),
    that: optional(condition),
    said: optional(name),
  },
});
const instructions = { targets: optional(many(targets.schema)), effect };

const worded = { said: optional(name) };

type ThresholdRow = Extract<Effect, { kind: 'thresholds' }>['rows'][number];

export const effects: Family<Effect> = byKind<Effect>({
  step: { step, note: optional(name), ...worded },
  sequence: { effects: z.array(effect), ...worded },
  simultaneously: { steps: z.array(step).min(2), ...worded },
  optional: { effect, who: optional(players), ...worded },
  if: { condition, then: effect, otherwise: optional(effect), ...worded },
  'if-you-do': { first: effect, then: effect, otherwise: optional(effect), ...worded },
  modes: { modes: z.array(effect).min(2), count: optional(positive), ...worded },
  either: { effects: z.array(effect).min(2), ...worded },
  table: {
    of: quantity,
    rows: many(record<TableRow>({ from: optional(whole), to: optional(whole), effect })),
    ...worded,
  },
  adjust: { noted: name, add: quantity, ...worded },
  delayed: { after: optional(daily), at: optional(say.phase), ...instructions, ...worded },
  repeat: { times: count, effect, ...worded },
  'pay-to': { cost, who: optional(players), ...instructions, ...worded },
  'choose-modes': {
    modes: many(effect),
    count: quantity,
    upTo: optional(yes),
    repeatable: optional(yes),
    by: optional(players),
    unchosen: optional(word<'turn' | 'day'>({ turn: true, day: true })),
    both: optional(condition),
    bothFor: optional(z.lazy(() => cost)),
    ...worded,
  },
  thresholds: {
    of: quantity,
    rows: many(record<ThresholdRow>({ from: whole, to: optional(whole), effect })),
    ...worded,
  },
  'each-player': {
    effect,
    of: optional(z.literal('opponent')),
    being: optional(z.literal('that-player')),
    ...worded,
  },
  'for-each': { like: selector, effect, ...worded },
});

export const passives: Family<Passive> = passivesOf({ ability, cost, effect, token, worded });

const limit = optional(
  record<ActivationLimit>({
    times: positive,
    each: word<ActivationLimit['each']>({ turn: true, day: true }),
  }),
);
const where = optional(word<Where>({ 'in-play': true, support: true }));

export const abilities: Family<Ability> = byKind<Ability>({
  'quick-action': { where, cost, only: optional(condition), limit, ...instructions },
  reaction: {
    where,
    trigger: triggers.schema,
    condition: optional(condition),
    when: optional(word<'before' | 'after'>({ before: true, after: true })),
    limit,
    ...instructions,
  },
  passive: { where, passive },
  keyword: { keyword: say.keyword },
  tough: { amount: positive },
  effect: instructions,
  cooldown: {},
  scout: { cost: index },
  'in-reserve': { ability },
  completed: { ability },
  'mana-only': {},
});
