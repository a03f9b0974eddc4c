import { z } from 'zod';
import { byKind, optional, word, type Family } from '#kernel';
import {
  anyOf,
  condition,
  described,
  expeditions,
  expeditionsOrTarget,
  handOrReserve,
  index,
  name,
  nth,
  phase,
  players,
  selector,
  statusOrBoosted,
  symbol,
  terrain,
  yes,
  zone,
} from './description-shapes.js';
import { me, subject } from './subject-shapes.js';
import type { KeywordAction, PlayedHow, Trigger } from './trigger.js';
import type { DailyEffectName } from './words.js';

const many = <T>(one: z.ZodType<T>) => z.array(one).min(1);
const gainOrLose = word<'gain' | 'lose'>({ gain: true, lose: true });
const becomeOrLose = word<'become' | 'lose'>({ become: true, lose: true });
const who = optional(players);
const atOnce = optional(z.int().positive());
const trigger: z.ZodType<Trigger> = z.lazy(() => triggers.schema);

export const daily = word<DailyEffectName>({
  succeed: true,
  prepare: true,
  draw: true,
  expand: true,
  progress: true,
  rest: true,
  'clean-up': true,
});

export const triggers: Family<Trigger> = byKind<Trigger>({
  join: { what: subject, expedition: optional(expeditions), atOnce },
  played: {
    what: subject,
    from: optional(handOrReserve),
    by: who,
    nth: optional(nth),
    how: optional(word<PlayedHow>({ free: true, rush: true })),
    last: optional(yes),
  },
  phase: { phase },
  'after-daily-effect': { effect: daily },
  leave: { what: subject, zone, whose: who, expedition: optional(expeditions), atOnce },
  go: { what: subject, from: optional(zone), to: zone, whose: who, by: who, atOnce },
  sacrificed: { what: subject, by: who, atOnce },
  discarded: { what: subject, from: optional(zone), by: who, atOnce },
  counters: { what: subject, name: optional(name), change: gainOrLose, last: optional(yes), atOnce },
  status: { what: subject, status: statusOrBoosted, change: becomeOrLose, atOnce },
  created: { what: selector, by: players, atOnce },
  'keyword-action': {
    action: word<KeywordAction>({
      augment: true,
      complete: true,
      defect: true,
      sabotage: true,
      'switch-expeditions': true,
    }),
    what: subject,
    by: who,
    oneOrMore: optional(yes),
  },
  draw: { who: players, oneOrMore: optional(yes), nth: optional(nth) },
  resupply: { who: players, what: optional(selector), oneOrMore: optional(yes) },
  expedition: {
    which: expeditions,
    does: word<'forward' | 'backward' | 'fails'>({ forward: true, backward: true, fails: true }),
    both: optional(yes),
    oneOrMore: optional(yes),
    due: optional(anyOf(terrain)),
  },
  pass: { who: players },
  roll: { who: players },
  any: { of: z.array(trigger).min(2) },
  ascend: { which: expeditionsOrTarget },
  'forward-by-ascension': { which: expeditions, both: optional(yes) },
  forward: { which: described },
  gift: { who: players, gives: z.boolean(), times: optional(z.int().positive()) },
  discards: { who: players, from: many(handOrReserve) },
  puts: {
    who: players,
    from: word<'hand' | 'reserve' | 'deck'>({ hand: true, reserve: true, deck: true }),
    to: zone,
  },
  reveals: { who: players },
  exhausts: { who: players, what: subject },
  readies: { who: players, what: subject },
  'nth-counter': { what: me, name, number: index },
  spends: { who: players, name: optional(name) },
  targeted: { what: subject, by: players, with: optional(selector) },
  'passes-first': { who: players },
  'passes-last': { who: players },
  'rolls-number': { who: players, from: index, to: optional(index) },
  'abilities-activated': { symbol, times: optional(index), who: optional(players) },
  'goes-from': { what: subject, from: many(zone), to: zone },
  'leaves-expedition': { what: subject, expedition: described },
  'becomes-true': { condition },
});
