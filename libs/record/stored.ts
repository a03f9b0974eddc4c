import { z } from 'zod';
import type { AtomicAction, EventMetadata, GameEvent, GameEventKind } from './event.js';
import type { Json } from './json.js';
import { fail, ok, type Problem, type Result } from './result.js';
import { upcasters, type UpcasterRegistry } from './upcast.js';

const text = z.string();
const count = z.int().min(0);
/** Data was JSON when it came here: that it is there is all that is left to ask. */
const json = z.custom<Json>((value) => value !== undefined);
const rules = z.array(text).min(1);
const print = { fingerprint: text.optional() };

const decision = z.object({
  id: z.int().min(1),
  seat: count,
  kind: text,
  options: z.array(z.object({ key: text, about: json.optional() })),
  min: count,
  max: count,
  ordered: z.literal(true).optional(),
  hidden: z.literal(true).optional(),
  rules,
  about: json.optional(),
});

const source = z.object({ item: count, object: count.nullable(), ability: count });
const cause = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('rule'), rule: text }),
  z.object({ kind: z.literal('decision'), decision: count }),
  source.extend({ kind: z.literal('ability') }),
  source.extend({ kind: z.literal('reaction') }),
]);

const kinds = {
  GameStarted: z.object({
    kind: z.literal('GameStarted'),
    module: z.string().regex(/^[a-z][a-z0-9-]*$/),
    edition: text,
    format: text,
    seats: z.array(z.object({ name: text, deck: z.array(text) })).min(2),
    seed: text,
    cards: z.record(text, json),
    options: z.record(text, json),
  }),
  DecisionRequested: z.object({ kind: z.literal('DecisionRequested'), decision, resume: json, ...print }),
  DecisionMade: z.object({
    kind: z.literal('DecisionMade'),
    decision: z.int().min(1),
    seat: count,
    choice: z.array(text),
    thinkingTime: z.number().min(0).optional(),
  }),
  StepResolved: z.object({
    kind: z.literal('StepResolved'),
    verb: text,
    by: count.nullable(),
    cause,
    actions: z.array(z.looseObject({ kind: text })),
    modifiers: z
      .array(
        z.object({
          modifier: text,
          mode: z.enum(['replaces', 'adds']),
          rule: text,
          source: source.optional(),
          actions: z.array(count),
        }),
      )
      .optional(),
    reactions: z.array(source.extend({ emblem: count, rule: text })).optional(),
    rules,
    ...print,
  }),
  GameEnded: z.object({
    kind: z.literal('GameEnded'),
    winners: z.array(count),
    reason: text,
    rule: text,
    ...print,
  }),
  GameBranched: z.object({ kind: z.literal('GameBranched'), parent: text, revision: count }),
  GameImported: z.object({
    kind: z.literal('GameImported'),
    source: text,
    originalId: text,
    importer: text,
    unknown: z.array(text),
  }),
} satisfies Record<GameEventKind, z.ZodType>;

const metadata = z.object({
  schema: z.int(),
  recordedAt: z.iso.datetime(),
  correlation: text.nullable(),
  causation: text.nullable(),
});

const isKind = (kind: string): kind is GameEventKind => Object.hasOwn(kinds, kind);

/** Says which field of which event is wrong. */
const malformed = (where: string, path: string, message: string): Problem => ({
  code: 'MALFORMED_EVENT',
  message: `${where}: ${path === '' ? 'the event' : `field "${path}"`} is not well formed: ${message}.`,
  where: path === '' ? where : `${where}, field ${path}`,
});

function problemOf(where: string, error: z.ZodError): Problem {
  const issue = error.issues[0];
  return malformed(where, (issue?.path ?? []).join('.'), issue?.message ?? 'unknown');
}

/** Reads metadata as stored; error `MALFORMED_EVENT`. */
export function parseMetadata(value: unknown, where: string): Result<EventMetadata, Problem> {
  const read = metadata.safeParse(value);
  return read.success ? ok(read.data) : fail(problemOf(`${where}, metadata`, read.error));
}

/**
 * Reads the data of a stored event: upcasts it, then checks every field. `actionProblem` is the game's own check of an
 * atomic action. Errors: `MALFORMED_EVENT`, `UNKNOWN_EVENT`, `SCHEMA_TOO_NEW`; `where` names the event in them.
 */
export function parseEvent(
  kind: string,
  data: unknown,
  schema: number,
  where: string,
  actionProblem: (action: unknown) => string | null = () => null,
  registry: UpcasterRegistry = upcasters,
): Result<GameEvent, Problem> {
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    return fail(malformed(where, '', 'it is not an object'));
  const upcast = registry.upcast(kind, data as Record<string, unknown>, schema);
  if (!upcast.ok) return fail({ ...upcast.error, where });
  if (!isKind(kind))
    return fail({ code: 'UNKNOWN_EVENT', message: `${where}: there is no event kind "${kind}".`, where });
  const read = kinds[kind].safeParse(upcast.value);
  if (!read.success) return fail(problemOf(where, read.error));
  const event = read.data as GameEvent;
  if (event.kind === 'StepResolved')
    for (const [index, action] of event.actions.entries()) {
      const problem = actionProblem(action satisfies AtomicAction);
      if (problem !== null) return fail(malformed(where, `actions.${index}`, problem));
    }
  return ok(event);
}
