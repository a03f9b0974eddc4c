import { z } from 'zod';
import { problemFinder } from '#record';
import { keywords } from '../../abilities/index.js';
import { manas } from '../../abilities/definition.js';
import { phases, type Action } from './actions.js';
import { zones, type Status } from './state.js';

const count = z.int().min(0);
const whole = z.int();
const zone = z.enum(zones);
const mana = z.enum(manas);
const statuses: readonly Status[] = ['magnetised', 'faded', ...keywords];
const status = z.enum(statuses);
const inPlay = { item: count, object: count };
const applied = z.object({ attack: whole, health: whole });

const fieldsOf: Readonly<Record<Action['kind'], z.ZodRawShape>> = {
  move: {
    item: count,
    seat: count,
    from: zone,
    to: zone,
    object: count.nullable(),
    index: count.optional(),
    drawn: z.literal(true).optional(),
    arrived: count.optional(),
  },
  'set-aside': { seat: count, items: z.array(count), count },
  shuffle: { seat: count, order: z.array(count), count, aside: z.literal(true).optional() },
  'first-player': { seat: count },
  turn: {
    day: count,
    turn: count,
    seat: count,
    phase: z.literal('start').optional(),
    ready: z.array(count).optional(),
    struck: z.literal(false).optional(),
  },
  phase: { phase: z.enum(phases) },
  extractor: {
    seat: count,
    mana,
    delta: z.union([z.literal(1), z.literal(-1)]),
    count: count.optional(),
    full: count.optional(),
  },
  mana: { seat: count, of: z.enum([...manas, 'reservoir']), delta: whole, full: count },
  'special-draw': { seat: count, left: z.literal(false).optional() },
  health: {
    seat: count,
    delta: whole,
    value: whole,
    how: z.enum(['damage', 'exhaustion', 'loss', 'gain']),
    exhaustion: count.optional(),
  },
  attack: {
    seat: count,
    attacker: count.nullable(),
    target: count.nullable(),
    done: z.literal(true).optional(),
    struck: z.literal(true).optional(),
  },
  damage: { ...inPlay, amount: count, health: whole, damage: whole.optional() },
  durability: { ...inPlay, delta: whole, value: whole, damage: whole.optional() },
  strengthen: { ...inPlay, attack: whole, health: whole, applied: applied.optional() },
  'player-attack': { seat: count, delta: whole, value: whole },
  status: { ...inPlay, status, on: z.boolean() },
  'player-status': { seat: count, status, on: z.boolean() },
  fade: { ...inPlay, applied: applied.optional(), statuses: z.array(status).optional() },
  'player-fade': { seat: count, value: z.null().optional(), statuses: z.array(status).optional() },
  done: { ...inPlay, on: z.boolean() },
  active: { ...inPlay, on: z.boolean() },
  rearrange: { ...inPlay, seat: count, index: count },
  token: {
    ...inPlay,
    seat: count,
    token: z.looseObject({ name: z.string(), attack: whole, health: whole }),
    to: z.literal('line').optional(),
    index: count.optional(),
    arrived: count.optional(),
  },
  vanish: { ...inPlay, seat: count, from: z.literal('line').optional() },
  reveal: { item: count },
  activate: { item: count, object: count.nullable(), ability: count, emblem: count, seat: count },
  over: { emblem: count },
  outcome: { winners: z.array(count), reason: z.enum(['health', 'both-fell', 'conceded']), rule: z.string() },
};

const options = Object.entries(fieldsOf).map(([kind, fields]) =>
  z.object({ kind: z.literal(kind), ...fields }),
);
export const action = z.discriminatedUnion('kind', options as unknown as readonly [z.ZodObject]);

/** Describes the problem of a stored atomic action. Null if it is a valid action of Contracts. */
export const malformed = problemFinder(action);
