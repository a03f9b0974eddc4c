import { z } from 'zod';
import { terrains } from '#altered/abilities';
import { expeditionNames, phases, statuses, zones } from './state.js';

const count = z.int().min(0);
const terrainList = z.array(z.enum(terrains));
const statistics = z.object({ forest: z.int(), mountain: z.int(), water: z.int() });
const place = z.object({
  zone: z.enum([...zones, 'outside']),
  seat: count,
  expedition: z.enum(expeditionNames).optional(),
});

const action = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('move'),
    item: count,
    from: place,
    to: place,
    left: count.nullable(),
    becomes: count.nullable(),
    faceDown: z.literal(true).optional(),
    statuses: z.array(z.enum(statuses)).optional(),
    counters: z.record(z.string(), z.int()).optional(),
  }),
  z.object({
    kind: z.literal('create'),
    item: count,
    object: count,
    region: z.object({
      name: z.enum(['hero', 'companion', 'tumult', 'arena']),
      tumult: count.nullable(),
      terrains: terrainList,
      faceDown: z.boolean(),
    }),
  }),
  z.object({
    kind: z.literal('status'),
    item: count,
    object: count,
    status: z.enum(statuses),
    on: z.boolean(),
  }),
  z.object({
    kind: z.literal('expedition'),
    seat: count,
    expedition: z.enum(expeditionNames),
    from: count.nullable(),
    to: count,
    due: terrainList.optional(),
  }),
  z.object({
    kind: z.literal('compare'),
    seat: count,
    expedition: z.enum(expeditionNames).nullable(),
    own: statistics,
    facing: statistics,
    wins: terrainList,
  }),
  z.object({
    kind: z.literal('turn-up'),
    tumult: count,
    regions: z.array(z.object({ index: count, terrains: terrainList })),
  }),
  z.object({ kind: z.literal('shuffle'), seat: count, order: z.array(count), count, discard: z.boolean() }),
  z.object({ kind: z.literal('first-player'), seat: count, previous: count.nullable() }),
  z.object({ kind: z.literal('phase'), day: count, phase: z.enum(phases) }),
  z.object({ kind: z.literal('turn'), turn: count, seat: count }),
  z.object({ kind: z.literal('pass'), seat: count }),
  z.object({ kind: z.literal('arena'), item: count, object: count }),
  z.object({
    kind: z.literal('outcome'),
    winners: z.array(count),
    reason: z.enum(['expeditions-met', 'expeditions-crossed', 'tiebreaker']),
    rule: z.string(),
  }),
]);

/** What is wrong with a stored atomic action; null when it is one of Altered's. */
export function malformed(value: unknown): string | null {
  const read = action.safeParse(value);
  if (read.success) return null;
  const issue = read.error.issues[0];
  const path = (issue?.path ?? []).join('.');
  return `${path === '' ? '' : `${path}: `}${issue?.message ?? 'unknown'}`;
}
