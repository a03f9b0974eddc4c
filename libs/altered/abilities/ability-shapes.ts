import { z } from 'zod';
import { byKey, byKind, optional, record, word, type Family } from '#kernel';
import type { Ability, Where } from './ability.js';
import type { Statistics } from './card.js';
import * as say from './description-shapes.js';
import type {
  Cost,
  Destination,
  Effect,
  Step,
  TableRow,
  TargetDefinition,
  TokenDefinition,
} from './effect.js';
import type { Affected, Passive } from './passive.js';
import type { Quantity } from './quantity.js';
import { laterAbilities } from './later/shapes.js';
import type { Subject, Trigger, TriggerSymbol } from './trigger.js';
import type { DailyEffectName } from './words.js';

const { condition, count, expeditions, expeditionsOrTarget, index, name, phase, players } = say;
const { quantity, selector, status, statusOrBoosted, terrain, what, whole, yes, zone } = say;

const positive = whole.positive();
const many = <T>(one: z.ZodType<T>) => z.array(one).min(1);

const me = word<'me'>({ me: true });
const notIt = say.known.refine((value) => value !== 'it', { error: 'is not "it"' });
/** Objects tell a description from a word: it has nothing it must have. */
const meOr = <T>(described: z.ZodType<T>): z.ZodType<'me' | T> =>
  z.unknown().superRefine((value, context) => {
    const read = (typeof value === 'string' ? me : described).safeParse(value);
    for (const { message, path } of read.error?.issues ?? [])
      context.addIssue({ code: 'custom', message, path });
  }) as unknown as z.ZodType<'me' | T>;
const subject: z.ZodType<Subject> = meOr(selector);
/** What an effect had chosen has a field that no description has. */
const affected: z.ZodType<Affected> = z.unknown().superRefine((value, context) => {
  const known =
    typeof value === 'string' ||
    (typeof value === 'object' && value !== null && ('target' in value || 'noted' in value));
  const read = (known ? notIt : selector).safeParse(value);
  for (const { message, path } of read.error?.issues ?? [])
    context.addIssue({ code: 'custom', message, path });
}) as unknown as z.ZodType<Affected>;

const ability: z.ZodType<Ability> = z.lazy(() => abilities.schema);
const trigger: z.ZodType<Trigger> = z.lazy(() => triggers.schema);
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
  faceDown: optional(yes),
  statuses: optional(many(status)),
  ready: optional(yes),
});

const token = record<TokenDefinition>({
  name,
  type: optional(word<'permanent'>({ permanent: true })),
  subtypes: z.array(name),
  statistics: say.statistics,
  abilities: optional(z.array(ability)),
  text: optional(z.array(z.string())),
});

const later = laterAbilities(say, { ability, effect, token });

const symbol = word<TriggerSymbol>({ join: true, 'from-hand': true, 'from-reserve': true });
const gainOrRemove = word<'gain' | 'remove'>({ gain: true, remove: true });
const gainOrLose = word<'gain' | 'lose'>({ gain: true, lose: true });
const becomeOrLose = word<'become' | 'lose'>({ become: true, lose: true });
const handOrReserve = word<'hand' | 'reserve'>({ hand: true, reserve: true });

const oneOf = selector;
const amount = optional(count);
const who = optional(players);

export const costParts = {
  mana: optional(count),
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
  sacrifice: optional(record<NonNullable<Cost['sacrifice']>>({ like: oneOf, count: positive })),
  put: optional(record<NonNullable<Cost['put']>>({ from: handOrReserve, to: destination, count: positive })),
  later: optional(later.cost),
};
const cost = record<Cost>(costParts);

export const steps: Family<Step> = byKind<Step>({
  draw: { who, count },
  resupply: { who, count: amount },
  discard: { what, who },
  sacrifice: { what: selector, who, count: amount },
  sabotage: { target: index },
  move: { what, to: destination, who },
  create: { token, in: expeditionsOrTarget, count: amount, who, distributed: optional(yes) },
  status: { change: gainOrLose, status, what },
  counters: { change: gainOrRemove, name, count, what },
  'switch-expeditions': { what },
  'move-expedition': {
    which: expeditionsOrTarget,
    direction: word<'forward' | 'backward'>({ forward: true, backward: true }),
  },
  roll: { note: name, who },
  reveal: { what },
  look: { what, who },
  shuffle: { who },
  'play-for-free': { what },
  activate: { triggers: many(symbol), what },
  'after-you': {},
  win: { who },
  ongoing: {
    passive,
    duration: word<'turn' | 'afternoon' | 'day'>({ turn: true, afternoon: true, day: true }),
  },
  later: { step: later.steps.schema },
});

const daily = word<DailyEffectName>({
  succeed: true,
  prepare: true,
  draw: true,
  expand: true,
  progress: true,
  rest: true,
  'clean-up': true,
});

export const targets: Family<TargetDefinition> = byKind<TargetDefinition>({
  object: {
    like: selector,
    count: optional(positive),
    upTo: optional(yes),
    anyNumber: optional(yes),
    total: optional(say.bound),
    said: optional(name),
  },
  expedition: {
    whose: word<'any' | 'you' | 'opponent'>({ any: true, you: true, opponent: true }),
    anyNumber: optional(yes),
  },
  player: { who: word<'any' | 'opponent'>({ any: true, opponent: true }) },
});
const instructions = { targets: optional(many(targets.schema)), effect };

const worded = { said: optional(name) };

export const effects: Family<Effect> = byKind<Effect>({
  step: { step, note: optional(name), ...worded },
  sequence: { effects: z.array(effect), ...worded },
  simultaneously: { steps: z.array(step).min(2), ...worded },
  optional: { effect, who, ...worded },
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
  delayed: { after: daily, ...instructions, ...worded },
  repeat: { times: count, effect, ...worded },
  'pay-to': { cost, ...instructions, ...worded },
  later: { effect: later.effects.schema, ...worded },
});

const change = z.partialRecord(terrain, whole).refine((value) => Object.keys(value).length > 0, {
  error: 'changes no statistic',
}) as unknown as z.ZodType<Partial<Statistics>>;
const changeOrQuantity = byKey<Partial<Statistics> | Quantity>(whole, {
  forest: change,
  mountain: change,
  water: change,
  ...Object.fromEntries(say.quantities.kinds.map((kind) => [kind, quantity])),
}).schema;
const orAllOthers = <T extends string>(list: z.ZodType<T>): z.ZodType<readonly T[] | 'all-others'> =>
  z.union([z.literal('all-others'), many(list)], { error: 'is neither a list nor all-others' });
const when = { if: optional(condition), ...worded };
const more = { add: whole, ...when };

export const passives: Family<Passive> = byKind<Passive>({
  statistics: { of: affected, add: optional(changeOrQuantity), set: optional(change), ...when },
  keyword: { of: affected, gain: optional(say.keyword), lose: optional(say.keyword), ...when },
  tough: { of: affected, amount: quantity, ...when },
  abilities: { of: affected, gain: optional(many(ability)), lose: optional(yes), ...when },
  subtypes: { of: affected, gain: optional(many(name)), lose: optional(orAllOthers(name)), ...when },
  terrains: {
    of: z.union([z.literal('all-regions'), expeditions], { error: 'is neither all-regions nor expeditions' }),
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
    ...when,
  },
  'optional-cost': { of: me, pay: cost, add: quantity, ...when },
  played: {
    who: players,
    cards: selector,
    from: optional(handOrReserve),
    next: optional(yes),
    first: optional(word<'afternoon'>({ afternoon: true })),
    onlyFrom: optional(handOrReserve),
    gain: optional(status),
    lose: optional(status),
    counters: optional(record<NonNullable<Cost['spend']>>({ name, count })),
    ...when,
  },
  'cannot-play': { who: players, cards: subject, ...when },
  'cannot-move-forward': { which: expeditions, during: optional(word<'dusk'>({ dusk: true })), ...when },
  'cannot-gain': { of: affected, status, ...when },
  'cannot-be-readied': { of: affected, ...when },
  'cannot-activate': { of: affected, triggers: many(symbol), ...when },
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
  'does-instead': { who: players, would: word<'resupply'>({ resupply: true }), effect, ...when },
  'enters-with': {
    of: affected,
    zone,
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
  dice: { who: players, extra: optional(positive), mayAdd: optional(whole), ...when },
  later: { passive: later.passives.schema, ...when },
});

export const triggers: Family<Trigger> = byKind<Trigger>({
  join: { what: subject, expedition: optional(expeditions) },
  played: { what: subject, from: optional(handOrReserve), by: who },
  phase: { phase },
  'after-daily-effect': { effect: daily },
  leave: { what: subject, zone, expedition: optional(expeditions) },
  go: { what: subject, from: optional(zone), to: zone },
  sacrificed: { what: subject, by: who },
  discarded: { what: subject, from: optional(zone) },
  counters: { what: subject, name, change: gainOrLose },
  status: { what: subject, status: statusOrBoosted, change: becomeOrLose },
  created: { what: selector, by: players },
  draw: { who: players, oneOrMore: optional(yes) },
  resupply: { who: players, oneOrMore: optional(yes) },
  expedition: {
    which: expeditions,
    does: word<'forward' | 'backward' | 'fails'>({ forward: true, backward: true, fails: true }),
    due: optional(terrain),
  },
  pass: { who: players },
  roll: { who: players },
  any: { of: z.array(trigger).min(2) },
  later: { trigger: later.triggers.schema },
});

const where = optional(word<Where>({ 'in-play': true, support: true }));

export const abilities: Family<Ability> = byKind<Ability>({
  'quick-action': { where, cost, only: optional(condition), ...instructions },
  reaction: {
    where,
    trigger: triggers.schema,
    condition: optional(condition),
    when: optional(word<'before' | 'after'>({ before: true, after: true })),
    ...instructions,
  },
  passive: { where, passive },
  keyword: { keyword: say.keyword },
  tough: { amount: positive },
  effect: instructions,
  later: { ability: later.abilities.schema },
});
