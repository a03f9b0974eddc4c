import { z } from 'zod';
import { byKind, optional, record, word, type Family } from '#kernel';
import {
  count,
  described,
  expeditions,
  expeditionsOrTarget,
  handOrReserve,
  index,
  known,
  name,
  players,
  quantity,
  selector,
  status,
  such,
  symbol,
  terrain,
  triggerSymbol,
  what,
  yes,
} from './description-shapes.js';
import type { Ability } from './ability.js';
import type { Effect } from './effect.js';
import type { MarkedRegion, TokenPlace } from './expedition.js';
import type { Passive } from './passive.js';
import type { Destination, NamedToken, NextEvent, Step, TokenDefinition } from './step.js';
import { triggers } from './trigger-shapes.js';
import type { Duration } from './words.js';

const markedRegion = z.union([
  word<Extract<MarkedRegion, string>>({ target: true, 'my-region': true }),
  record<Extract<MarkedRegion, object>>({ regionOf: expeditionsOrTarget }),
]);

/** What steps contain, which contains steps in its turn. */
interface Inner {
  readonly ability: z.ZodType<Ability>;
  readonly destination: z.ZodType<Destination>;
  readonly effect: z.ZodType<Effect>;
  readonly passive: z.ZodType<Passive>;
  readonly token: z.ZodType<TokenDefinition>;
}

type Gained = Exclude<Extract<Step, { kind: 'we-gain' }>['gain'], string>;

const many = <T>(one: z.ZodType<T>) => z.array(one).min(1);
const gainOrRemove = word<'gain' | 'remove'>({ gain: true, remove: true });
const gainOrLose = word<'gain' | 'lose'>({ gain: true, lose: true });
const duration = word<'turn' | 'afternoon' | 'day'>({ turn: true, afternoon: true, day: true });
const amount = optional(count);
const who = optional(players);

const place = byKind<TokenPlace>({
  expedition: { expedition: described },
  landmarks: { of: players },
  'controllers-landmarks': { what: known },
}).schema;

const next = byKind<NextEvent>({
  joins: { what: selector, expedition: expeditions },
  played: { what: selector, from: optional(handOrReserve), expedition: optional(expeditions) },
  activated: { symbol },
  happens: { trigger: triggers.schema },
}).schema;

/** The shapes of all verbs. */
export function stepsOf({ ability, destination, effect, passive, token }: Inner): Family<Step> {
  return byKind<Step>({
    draw: { who, count },
    resupply: { who, count: amount },
    discard: { what, who },
    sacrifice: { what: selector, who, count: amount },
    sabotage: { target: index },
    move: { what, to: destination, who },
    create: { token, in: expeditionsOrTarget, count: amount, who, distributed: optional(yes) },
    status: { change: gainOrLose, status, what },
    counters: { change: gainOrRemove, name, count, what, augments: optional(yes) },
    'switch-expeditions': { what },
    'move-expedition': {
      which: z.union([expeditionsOrTarget, such]),
      direction: word<'forward' | 'backward'>({ forward: true, backward: true }),
    },
    roll: { note: name, who },
    reveal: { what },
    look: { what, who },
    shuffle: { who },
    'play-for-free': { what },
    activate: { triggers: many(triggerSymbol), what },
    'after-you': {},
    win: { who },
    ongoing: {
      passive,
      duration: word<Duration>({ turn: true, afternoon: true, day: true, rest: true }),
    },
    ascend: { which: z.union([expeditionsOrTarget, such]) },
    'exhausted-resupply': { who },
    augment: { what },
    defect: { what },
    complete: { what },
    rush: { who, what: optional(selector), handCost: optional(yes) },
    pass: { who },
    double: { what, name },
    'take-control': {
      what,
      to: optional(word<'my-expedition' | 'one-of-yours'>({ 'my-expedition': true, 'one-of-yours': true })),
    },
    'gain-abilities': { what, abilities: many(ability) },
    'gain-subtypes': { what, of: known },
    'activate-as-own': { of: known, symbol, upTo: optional(index), nth: optional(index) },
    'sacrifice-objects': { what, who },
    'create-at': {
      token: z.union([token, record<NamedToken>({ named: name })]),
      place,
      count: optional(quantity),
      who,
    },
    distribute: { name, count: quantity, among: what },
    exchange: { what, with: what },
    'exchange-boosts': { what, with: optional(known) },
    'take-counters': {
      from: what,
      name: optional(name),
      count: z.union([quantity, z.literal('all')]),
      upTo: optional(yes),
      spend: optional(yes),
    },
    'counters-up-to': { what, name, count: quantity, most: index },
    'we-gain': { with: known, gain: z.union([status, record<Gained>({ name, count: quantity })]) },
    'place-marker': { terrain: optional(terrain), on: markedRegion },
    'move-marker': { terrain, to: markedRegion },
    target: { what },
    'another-turn': {},
    'receive-gift': {},
    'lose-boosts': { what },
    pay: { mana: index, who },
    'become-first-player': { who },
    'activate-own': {
      what,
      symbol,
      which: optional(word<'all' | 'one'>({ all: true, one: true })),
      nth: optional(index),
    },
    play: {
      what,
      less: optional(quantity),
      atLeast: optional(index),
      free: optional(yes),
      who,
      asFrom: optional(z.literal('hand')),
      in: optional(expeditionsOrTarget),
    },
    choose: { what, who },
    'cannot-move-forward': {
      which: expeditionsOrTarget,
      duration: word<'turn' | 'day' | 'rest'>({ turn: true, day: true, rest: true }),
    },
    next: { trigger: next, effect, duration, said: optional(name) },
  });
}
