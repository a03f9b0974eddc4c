import { readAs } from './read-as.js';
import type { RecordProblem } from './error-codes.js';
import { z } from 'zod';
import { excessIn } from './bounded-json.js';
import { recordBounds } from './bounds.js';
import {
  fidelities,
  type AtomicAction,
  type EventMetadata,
  type GameEvent,
  type GameEventKind,
  type RecordedEvent,
} from './event.js';
import type { Json } from './json.js';
import { plainText, shortened } from './legible.js';
import { fail, ok, type Result } from './result.js';
import { quickReader, type ReadsShape } from './quick-check.js';
import { upcasters, type UpcasterRegistry } from './upcast.js';

/**
 * The shapes of all events. New events must satisfy `recordBounds`. Stored events were checked when they were written,
 * so no limits apply when they are read.
 */
function shapes({ word, name, seed, list, json, count, thinkingTime }: Parts) {
  const rules = list(word, recordBounds.rules).min(1);
  const print = { fingerprint: word.optional() };
  const decision = z.object({
    id: count.min(1),
    seat: count,
    kind: word,
    options: list(z.object({ key: word, about: json.optional() })),
    min: count,
    max: count,
    ordered: z.literal(true).optional(),
    hidden: z.literal(true).optional(),
    rules,
    about: json.optional(),
  });
  const source = z.object({ item: count, object: count.nullable(), ability: count });
  const cause = z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('rule'), rule: word }),
    z.object({ kind: z.literal('decision'), decision: count }),
    source.extend({ kind: z.literal('ability') }),
    source.extend({ kind: z.literal('reaction') }),
  ]);
  const kinds = {
    GameStarted: z.object({
      kind: z.literal('GameStarted'),
      module: word.regex(/^[a-z][a-z0-9-]*$/),
      edition: word,
      format: word,
      seats: list(z.object({ name, deck: list(word, recordBounds.deck) }), recordBounds.seats).min(2),
      seed,
      cards: z.record(word, json),
      options: z.record(word, json),
      digest: word.optional(),
    }),
    DecisionRequested: z.object({ kind: z.literal('DecisionRequested'), decision, resume: json, ...print }),
    DecisionMade: z.object({
      kind: z.literal('DecisionMade'),
      decision: count.min(1),
      seat: count,
      choice: list(word),
      thinkingTime: thinkingTime.optional(),
    }),
    StepResolved: z.object({
      kind: z.literal('StepResolved'),
      verb: word,
      by: count.nullable(),
      cause,
      actions: list(z.looseObject({ kind: word })),
      modifiers: list(
        z.object({
          modifier: word,
          mode: z.enum(['replaces', 'adds']),
          rule: word,
          source: source.optional(),
          actions: list(count),
        }),
      ).optional(),
      reactions: list(source.extend({ emblem: count, rule: word })).optional(),
      rules,
      ...print,
    }),
    GameEnded: z.object({
      kind: z.literal('GameEnded'),
      winners: list(count, recordBounds.seats),
      reason: word,
      rule: word,
      ...print,
    }),
    GameBranched: z.object({ kind: z.literal('GameBranched'), parent: word, revision: count }),
    GameImported: z.object({
      kind: z.literal('GameImported'),
      source: word,
      originalId: word,
      importer: word,
      unknown: list(word),
      fidelity: z.enum(fidelities).optional(),
    }),
  } satisfies Record<GameEventKind, z.ZodType>;
  const metadata = z.object({
    schema: z.int(),
    recordedAt: z.iso.datetime(),
    correlation: word.nullable(),
    causation: word.nullable(),
  });
  return { kinds, metadata };
}

/** The parts of the shapes that differ between reading and writing. */
interface Parts {
  readonly word: z.ZodString;
  readonly name: z.ZodString;
  readonly seed: z.ZodString;
  readonly list: <Entry extends z.ZodType>(entry: Entry, most?: number) => z.ZodArray<Entry>;
  readonly json: z.ZodType<Json>;
  readonly count: z.ZodInt;
  readonly thinkingTime: z.ZodNumber;
}

/** Any defined value. Further checks are unnecessary because the data was parsed from JSON. */
const anyJson = z.custom<Json>((value) => value !== undefined);

const stored = shapes({
  word: z.string(),
  name: z.string(),
  seed: z.string(),
  list: (entry) => z.array(entry),
  json: anyJson,
  count: z.int().min(0),
  thinkingTime: z.number().min(0),
});

const entering = shapes({
  word: plainText(recordBounds.word),
  name: plainText(recordBounds.playerName).min(1),
  seed: plainText(recordBounds.seed),
  list: (entry, most = recordBounds.list) => z.array(entry).max(most),
  json: anyJson,
  count: z.int().min(0).max(recordBounds.number),
  thinkingTime: z.number().min(0).max(recordBounds.thinkingTime),
});

/**
 * Stored events are first checked with the fast check, because most of them are valid. It does not check limits, so new
 * events need the full shapes.
 */
const keptReaders = readersOf(stored, quickReader);
const enteringReaders = readersOf(entering, (shape) => (value) => readAs(shape, value));

type Readers = ReturnType<typeof readersOf>;

function readersOf({ kinds, metadata }: Shapes, reader: (shape: z.ZodType) => ReadsShape) {
  const ofKinds = Object.entries(kinds).map(([kind, shape]) => [kind, reader(shape)] as const);
  return {
    kinds: Object.fromEntries(ofKinds) as Record<GameEventKind, ReadsShape>,
    metadata: reader(metadata),
  };
}

const isKind = (kind: string): kind is GameEventKind => Object.hasOwn(stored.kinds, kind);

const malformed = (where: string, path: string, message: string): RecordProblem => ({
  code: 'EVENT_MALFORMED',
  message: `${where}: ${path === '' ? 'the event' : `field "${shortened(path)}"`} is malformed: ${message}.`,
  where: path === '' ? where : `${where}, field ${shortened(path)}`,
});

function problemOf(where: string, error: z.ZodError): RecordProblem {
  const issue = error.issues[0];
  return malformed(where, (issue?.path ?? []).join('.'), issue?.message ?? 'unknown');
}

/** Parses stored metadata. Fails with `EVENT_MALFORMED` if the metadata is malformed. */
export function parseMetadata(value: unknown, where: string): Result<EventMetadata, RecordProblem> {
  return metadataOf(keptReaders, value, where);
}

/**
 * Parses the metadata of a new event and checks its limits. Fails with `EVENT_MALFORMED` if the metadata is malformed
 * or exceeds a limit.
 */
export function parseEnteringMetadata(value: unknown, where: string): Result<EventMetadata, RecordProblem> {
  return metadataOf(enteringReaders, value, where);
}

type Shapes = ReturnType<typeof shapes>;

function metadataOf(
  { metadata }: Readers,
  value: unknown,
  where: string,
): Result<EventMetadata, RecordProblem> {
  const read = metadata(value);
  return read.success ? ok(read.data as EventMetadata) : fail(problemOf(`${where}, metadata`, read.error));
}

const recorded = z.looseObject({
  id: z.string(),
  revision: z.int(),
  event: z.discriminatedUnion('kind', Object.values(stored.kinds) as unknown as readonly [z.ZodObject]),
  metadata: stored.metadata,
});

/**
 * Returns the event with its fields in the order of their definition, so that equal events are equal byte for byte.
 * Returns malformed events unchanged.
 */
export function inFieldOrder(event: RecordedEvent): RecordedEvent {
  const read = readAs(recorded, event);
  return read.success ? (read.data as unknown as RecordedEvent) : event;
}

type ActionProblem = (action: unknown) => string | null;

/**
 * Upcasts a stored event's data and checks every field. `actionProblem` is the game's own check for atomic actions.
 * Fails with `EVENT_MALFORMED`, `EVENT_UNKNOWN` or `SCHEMA_TOO_NEW`. `where` names the event in the error message.
 */
export function parseEvent(
  kind: string,
  data: unknown,
  schema: number,
  where: string,
  actionProblem: ActionProblem = () => null,
  registry: UpcasterRegistry = upcasters,
): Result<GameEvent, RecordProblem> {
  return eventOf(keptReaders, kind, data, schema, where, actionProblem, registry);
}

/**
 * Parses a new event's data and checks the limits for strings, lists and numbers. Fails with `EVENT_TOO_DEEP` if the
 * data is nested too deeply. Also fails for the same reasons as `parseEvent`.
 */
export function parseEnteringEvent(
  kind: string,
  data: unknown,
  schema: number,
  where: string,
  actionProblem: ActionProblem = () => null,
): Result<GameEvent, RecordProblem> {
  const excess = excessIn(unmeasured(data));
  if (excess !== null) {
    const problem = malformed(where, excess.path.join('.'), excess.message);
    return fail(excess.isDeep === true ? { ...problem, code: 'EVENT_TOO_DEEP' } : problem);
  }
  return eventOf(enteringReaders, kind, data, schema, where, actionProblem, upcasters);
}

/** Removes the thinking time from an event's data, because thinking times have a separate limit. */
function unmeasured(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || !('thinkingTime' in data)) return data;
  const { thinkingTime: _, ...rest } = data;
  return rest;
}

function eventOf(
  { kinds }: Readers,
  kind: string,
  data: unknown,
  schema: number,
  where: string,
  actionProblem: ActionProblem,
  registry: UpcasterRegistry,
): Result<GameEvent, RecordProblem> {
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    return fail(malformed(where, '', 'is not an object'));
  const upcast = registry.upcast(kind, data as Record<string, unknown>, schema);
  if (!upcast.ok) return fail({ ...upcast.error, where });
  if (!isKind(kind))
    return fail({
      code: 'EVENT_UNKNOWN',
      message: `${where}: the kind of event "${shortened(kind)}" is unknown.`,
      where,
    });
  const read = kinds[kind](upcast.value);
  if (!read.success) return fail(problemOf(where, read.error));
  const event = read.data as GameEvent;
  if (event.kind === 'StepResolved')
    for (const [index, action] of event.actions.entries()) {
      const problem = actionProblem(action satisfies AtomicAction);
      if (problem !== null) return fail(malformed(where, `actions.${index}`, problem));
    }
  return ok(event);
}
