import { z } from 'zod';
import { keywords } from '../abilities/index.js';
import { manas } from '../definition.js';
import { phases, type Action } from './actions.js';
import { zones, type Status } from './state.js';

const count = z.int().min(0);
const whole = z.int();
const zone = z.enum(zones);
const mana = z.enum(manas);
const statuses: readonly Status[] = ['magnetised', 'faded', ...keywords];
const status = z.enum(statuses);
const inPlay = { item: count, object: count };

const fieldsOf: Readonly<Record<Action['kind'], z.ZodRawShape>> = {
  move: {
    item: count,
    seat: count,
    from: zone,
    to: zone,
    object: count.nullable(),
    index: count.optional(),
    drawn: z.literal(true).optional(),
  },
  'set-aside': { seat: count, items: z.array(count), count },
  shuffle: { seat: count, order: z.array(count), count, aside: z.literal(true).optional() },
  'first-player': { seat: count },
  turn: { day: count, turn: count, seat: count },
  phase: { phase: z.enum(phases) },
  extractor: { seat: count, mana, delta: z.union([z.literal(1), z.literal(-1)]) },
  mana: { seat: count, of: z.enum([...manas, 'reservoir']), delta: whole, full: count },
  'special-draw': { seat: count },
  health: {
    seat: count,
    delta: whole,
    value: whole,
    how: z.enum(['damage', 'exhaustion', 'loss', 'gain']),
  },
  attack: { seat: count, attacker: count.nullable(), target: count.nullable() },
  damage: { ...inPlay, amount: count, health: whole },
  durability: { ...inPlay, delta: whole, value: whole },
  strengthen: { ...inPlay, attack: whole, health: whole },
  'player-attack': { seat: count, delta: whole, value: whole },
  status: { ...inPlay, status, on: z.boolean() },
  'player-status': { seat: count, status, on: z.boolean() },
  fade: inPlay,
  'player-fade': { seat: count },
  done: { ...inPlay, on: z.boolean() },
  active: { ...inPlay, on: z.boolean() },
  rearrange: { ...inPlay, seat: count, index: count },
  token: { ...inPlay, seat: count, token: z.looseObject({ name: z.string(), attack: whole, health: whole }) },
  vanish: { ...inPlay, seat: count },
  reveal: { item: count },
  activate: { item: count, object: count.nullable(), ability: count, emblem: count, seat: count },
  over: { emblem: count },
  outcome: { winners: z.array(count), reason: z.enum(['health', 'both-fell']), rule: z.string() },
};

const options = Object.entries(fieldsOf).map(([kind, fields]) =>
  z.object({ kind: z.literal(kind), ...fields }),
);
const action = z.discriminatedUnion('kind', options as unknown as readonly [z.ZodObject]);

/** What is wrong with a stored atomic action; null when it is one of Contracts. */
export function malformed(value: unknown): string | null {
  const read = action.safeParse(value);
  if (read.success) return null;
  const issue = read.error.issues[0];
  const path = (issue?.path ?? []).join('.');
  return `${path === '' ? '' : `${path}: `}${issue?.message ?? 'unknown'}`;
}
