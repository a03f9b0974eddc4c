import { z } from 'zod';
import { problemFinder } from '#record';
import { terrains } from '#altered/abilities';
import { endReasons, leaveReasons, moveVerbs } from './actions.js';
import { expeditionNames, phases, statuses, zones } from './objects.js';

const count = z.int().min(0);
const terrainList = z.array(z.enum(terrains));
const statistics = z.object({ forest: z.int(), mountain: z.int(), water: z.int() });
const place = z.object({
  zone: z.enum([...zones, 'outside']),
  seat: count,
  expedition: z.enum(expeditionNames).optional(),
});

export const action = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('move'),
    item: count,
    from: place,
    to: place,
    as: z.enum(moveVerbs).optional(),
    by: count.optional(),
    asFrom: z.literal('hand').optional(),
    index: count.optional(),
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
      ways: z.array(count).optional(),
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
    kind: z.literal('ascend'),
    seat: count,
    expedition: z.enum(expeditionNames),
    on: z.boolean(),
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
  z.object({
    kind: z.literal('marker'),
    terrain: z.enum(terrains),
    object: count,
    left: count.nullable(),
    from: count.nullable(),
    to: count,
  }),
  z.object({ kind: z.literal('shuffle'), seat: count, order: z.array(count), count, discard: z.boolean() }),
  z.object({
    kind: z.literal('token'),
    item: count,
    object: count,
    to: place,
    definition: z.looseObject({ name: z.string(), type: z.string() }),
    by: count.optional(),
    statuses: z.array(z.enum(statuses)).optional(),
    counters: z.record(z.string(), z.int()).optional(),
  }),
  z.object({
    kind: z.literal('emblem'),
    item: count,
    object: count,
    seat: count,
    emblem: z.looseObject({
      kind: z.enum(['reaction', 'ongoing', 'delayed', 'awaiting']),
      source: z.object({ item: count, object: count.nullable(), ability: count }),
    }),
  }),
  z.object({ kind: z.literal('vanish'), item: count, object: count.nullable() }),
  z.object({ kind: z.literal('quick-action'), item: count, object: count, ability: count }),
  z.object({ kind: z.literal('first-time'), item: count, object: count.nullable(), ability: count }),
  z.object({
    kind: z.literal('counters'),
    item: count,
    object: count,
    name: z.string(),
    delta: z.int(),
    value: count,
  }),
  z.object({ kind: z.literal('roll'), seat: count, dice: z.array(z.int()) }),
  z.object({ kind: z.literal('reveal'), items: z.array(count), to: count.nullable(), count }),
  z.object({
    kind: z.literal('identify'),
    item: count,
    was: count,
    to: count.nullable(),
    definition: z.looseObject({ reference: z.string(), name: z.string(), type: z.string() }).nullable(),
  }),
  z.object({ kind: z.literal('told'), what: z.string(), text: z.string() }),
  z.object({ kind: z.literal('after-you'), seat: count }),
  z.object({ kind: z.literal('first-player'), seat: count, previous: count.nullable() }),
  z.object({ kind: z.literal('phase'), day: count, phase: z.enum(phases) }),
  z.object({ kind: z.literal('turn'), turn: count, seat: count }),
  z.object({ kind: z.literal('pass'), seat: count }),
  z.object({ kind: z.literal('arena'), item: count, object: count, players: z.array(count).optional() }),
  z.object({ kind: z.literal('leave'), seat: count, reason: z.enum(leaveReasons) }),
  z.object({
    kind: z.literal('outcome'),
    winners: z.array(count),
    reason: z.enum(endReasons),
    rule: z.string(),
  }),
]);

/** Describes why a stored atomic action is invalid. Null if it is valid. */
export const malformed = problemFinder(action);
