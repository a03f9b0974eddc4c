import { z } from 'zod';
import {
  readAs,
  draftBounds,
  fail,
  isPlain,
  ok,
  plainText,
  recordBounds,
  shortened,
  UpcasterRegistry,
  type Problem,
  type Result,
  type StoredEntry,
} from '#record';
import { distributionShape } from '../boosters/distribution.js';
import { draftCardShape } from '../boosters/draft-card.js';
import {
  draftForms,
  draftPlayers,
  pickers,
  type DraftEvent,
  type DraftEventKind,
  type DraftMetadata,
  type RecordedDraftEvent,
} from '../draft/event.js';
import { DRAFT_STREAM_PREFIX } from '../draft/draft-id.js';
import type { DraftErrorCode } from '../error-codes.js';

/** The schema version with which this version of Retrace writes draft events. */
export const DRAFT_SCHEMA_VERSION = 1;

export const draftUpcasters = new UpcasterRegistry(DRAFT_SCHEMA_VERSION);

type StoredDraftCode = Extract<
  DraftErrorCode,
  'DRAFT_EVENT_UNKNOWN' | 'DRAFT_MALFORMED' | 'SCHEMA_TOO_NEW' | 'SCHEMA_UNKNOWN'
>;
type DraftProblem = Problem<StoredDraftCode>;

const word = plainText(recordBounds.word).min(1);
const count = z.int().min(0).max(recordBounds.number);
const seat = count.max(draftBounds.seats - 1);
const references = z.array(word).max(recordBounds.deck);
const perSeat = <Entry extends z.ZodType>(entry: Entry) => z.array(entry).max(draftBounds.seats);
const matchGame = { round: count.min(1), table: count, number: count.min(1), game: word };

const shapes = {
  DraftStarted: z.strictObject({
    kind: z.literal('DraftStarted'),
    form: z.enum(draftForms),
    set: word,
    edition: word,
    seats: perSeat(
      z.strictObject({ name: plainText(recordBounds.playerName).min(1), player: z.enum(draftPlayers) }),
    ).min(2),
    seed: plainText(recordBounds.seed),
    boosters: count.min(1).max(draftBounds.boosters),
    distribution: distributionShape,
    cards: z
      .record(word, draftCardShape)
      .refine((cards) => Object.keys(cards).length <= draftBounds.pool, 'it has too many cards')
      .refine((cards) => Object.values(cards).every(({ name }) => isPlain(name)), 'a name cannot be read'),
    timeLimit: count.max(draftBounds.timeLimit).nullable(),
    matches: z
      .strictObject({
        rounds: count.min(1).max(draftBounds.rounds),
        bestOf: z.union([z.literal(1), z.literal(3)]),
      })
      .nullable(),
    digest: plainText(recordBounds.word),
  }),
  BoostersOpened: z.strictObject({
    kind: z.literal('BoostersOpened'),
    round: count.min(1),
    boosters: z
      .array(z.strictObject({ booster: count.min(1), seat, cards: references, aside: references }))
      .max(draftBounds.seats * draftBounds.boosters),
  }),
  CardPicked: z.strictObject({
    kind: z.literal('CardPicked'),
    seat,
    round: count.min(1),
    pick: count.min(1),
    booster: count.min(1),
    from: references,
    card: word,
    by: z.enum(pickers),
    thinkingTime: z.number().min(0).max(recordBounds.thinkingTime).optional(),
  }),
  BoostersPassed: z.strictObject({
    kind: z.literal('BoostersPassed'),
    round: count.min(1),
    pick: count.min(1),
    to: z.enum(['left', 'right']),
  }),
  PoolsCompleted: z.strictObject({ kind: z.literal('PoolsCompleted'), cards: perSeat(count) }),
  DeckBuilt: z.strictObject({
    kind: z.literal('DeckBuilt'),
    seat,
    deck: z.strictObject({ hero: word.nullable(), cards: references }),
    by: z.enum(pickers),
  }),
  RoundPaired: z.strictObject({
    kind: z.literal('RoundPaired'),
    round: count.min(1),
    pairings: perSeat(z.union([z.tuple([seat]), z.tuple([seat, seat])])),
  }),
  MatchGameBegan: z.strictObject({
    kind: z.literal('MatchGameBegan'),
    ...matchGame,
    seats: z.tuple([seat, seat]),
  }),
  MatchGameEnded: z.strictObject({
    kind: z.literal('MatchGameEnded'),
    ...matchGame,
    winners: perSeat(seat),
    digest: plainText(recordBounds.word),
  }),
  DraftEnded: z.strictObject({ kind: z.literal('DraftEnded') }),
} satisfies { readonly [Kind in DraftEventKind]: z.ZodType<Extract<DraftEvent, { kind: Kind }>> };

const metadata = z.object({
  schema: z.int(),
  recordedAt: z.iso.datetime(),
}) satisfies z.ZodType<DraftMetadata>;

export const isDraftEventKind = (kind: string): kind is DraftEventKind => Object.hasOwn(shapes, kind);

function malformed(where: string, path: string, message: string): DraftProblem {
  const field = shortened(path);
  return {
    code: 'DRAFT_MALFORMED',
    message: `${where}: ${path === '' ? 'the event' : `field "${field}"`} is malformed: ${shortened(message)}.`,
    where: path === '' ? where : `${where}, field ${field}`,
  };
}

function problemOf(where: string, error: z.ZodError): DraftProblem {
  const [issue] = error.issues;
  return malformed(where, (issue?.path ?? []).join('.'), issue?.message ?? 'unknown');
}

/**
 * Parses a stored draft event: upcasts it, then validates every field. Errors: `DRAFT_MALFORMED`,
 * `DRAFT_EVENT_UNKNOWN`, `SCHEMA_TOO_NEW`, `SCHEMA_UNKNOWN`.
 */
export function readDraftEvent(
  { id, stream, revision, type, data, metadata: beside }: StoredEntry,
  registry: UpcasterRegistry = draftUpcasters,
): Result<RecordedDraftEvent, DraftProblem> {
  const where = `stream ${stream}, revision ${revision}`;
  const about = readAs(metadata, beside);
  if (!about.success) return fail(problemOf(`${where}, metadata`, about.error));
  if (!isDraftEventKind(type))
    return fail({
      code: 'DRAFT_EVENT_UNKNOWN',
      message: `${where}: the kind of draft event "${shortened(type)}" is unknown.`,
      advice: 'Use a newer version of Retrace.',
      where,
    });
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    return fail(malformed(where, '', 'is not an object'));
  const upcast = registry.upcast(type, data as Record<string, unknown>, about.data.schema);
  if (!upcast.ok) return fail({ ...upcast.error, code: schemaCode(upcast.error.code), where });
  const read = readAs(shapes[type], upcast.value);
  if (!read.success) return fail(problemOf(where, read.error));
  return ok({ id, revision, event: read.data, metadata: about.data });
}

const schemaCode = (code: string): 'SCHEMA_TOO_NEW' | 'SCHEMA_UNKNOWN' =>
  code === 'SCHEMA_TOO_NEW' ? 'SCHEMA_TOO_NEW' : 'SCHEMA_UNKNOWN';

/** Reports a malformed or oversized field that prevents an event from being stored. Null if there is none. */
export function draftEventProblem(event: DraftEvent, where: string): DraftProblem | null {
  const read = readAs(shapes[event.kind], event);
  return read.success ? null : problemOf(where, read.error);
}

/** The format in which event stores read and write draft streams. */
export const draftFormat = {
  prefix: DRAFT_STREAM_PREFIX,
  schema: DRAFT_SCHEMA_VERSION,
  problem: draftEventProblem,
  read: (stored: StoredEntry) => readDraftEvent(stored),
} as const;
