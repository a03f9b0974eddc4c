import { readAs } from './read-as.js';
import type { RecordProblem } from './error-codes.js';
import { z } from 'zod';
import {
  botKinds,
  checkStatuses,
  draftAdministrationStream,
  visibilities,
  type AdministrationEntry,
  type AdministrationKind,
  type AdministrationMetadata,
  type RecordedAdministration,
} from './administration.js';
import { authorShape } from './author.js';
import { recordBounds } from './bounds.js';
import { parseGameId, type GameId } from './ids.js';
import { plainText, shortened } from './legible.js';
import { NOTES_STREAM_PREFIX } from './note.js';
import { parsePosition } from './position.js';
import { fail, ok, type Result } from './result.js';
import { isNoteKind } from './stored-note.js';
import {
  malformed,
  parseEntryMetadata,
  problemOf,
  upcastEntry,
  placeOf,
  type EntryWords,
  type StoredEntry,
} from './stored-entry.js';
import { UpcasterRegistry } from './upcast.js';
import { parseViewer } from './viewer.js';

/**
 * The schema version of the administrative entries that this version of Retrace writes. Entries of schema 1 are in the
 * note stream. Entries of schema 2 are in a separate stream.
 */
export const ADMINISTRATION_SCHEMA_VERSION = 2;
const AMONG_NOTES = 1;

/** The upcasters for entries of older schemas. They replace former error codes with current ones. */
export const administrationUpcasters = new UpcasterRegistry(ADMINISTRATION_SCHEMA_VERSION).register(
  AMONG_NOTES,
  'PlayHalted',
  ({ code, ...halted }) => ({ ...halted, code: code === 'TOO_MUCH_WORK' ? 'WORK_TOO_LARGE' : code }),
);

const words: EntryWords = {
  noun: 'administration entry',
  malformed: 'ADMINISTRATION_MALFORMED',
  unknown: 'ADMINISTRATION_UNKNOWN',
};

const position = z.string().refine((at) => parsePosition(at).ok, 'it is not a position');
const perspective = z.string().refine((as) => parseViewer(as).ok, 'it is not a perspective');
const visibility = z.enum(visibilities);
const game = z.custom<GameId>((id) => typeof id === 'string' && parseGameId(id).ok, 'it is not a game id');
const seat = z.int().min(0);

/**
 * The shapes of all entries. Limits for strings and numbers apply only when an entry is written, not when it is read.
 */
function shapes(name: z.ZodString, playerName: z.ZodString, mostSeats: number) {
  const by = { by: name, author: authorShape.optional() };
  const opened = z.object({
    seat,
    handedOut: z.boolean(),
    bot: z.enum(botKinds).optional(),
    invitation: name.optional(),
  });
  return {
    GameOpened: z.object({
      kind: z.literal('GameOpened'),
      visibility,
      seats: z.array(opened).max(mostSeats),
      ...by,
    }),
    DraftOpened: z.object({ kind: z.literal('DraftOpened'), seats: z.array(opened).max(mostSeats), ...by }),
    DraftDeleted: z.object({ kind: z.literal('DraftDeleted'), ...by }),
    SeatInvited: z.object({ kind: z.literal('SeatInvited'), seat, invitation: name, ...by }),
    InvitationRevoked: z.object({ kind: z.literal('InvitationRevoked'), seat, ...by }),
    SeatClaimed: z.object({
      kind: z.literal('SeatClaimed'),
      seat,
      invitation: name,
      receipt: name.optional(),
      name: playerName.optional(),
      ...by,
    }),
    Imported: z.object({ kind: z.literal('Imported'), visibility, ...by }),
    Checked: z.object({
      kind: z.literal('Checked'),
      status: z.enum(checkStatuses),
      position: position.nullable(),
      ...by,
    }),
    Branched: z.object({ kind: z.literal('Branched'), game, position, ...by }),
    VisibilitySet: z.object({ kind: z.literal('VisibilitySet'), visibility, ...by }),
    LinkShared: z.object({ kind: z.literal('LinkShared'), id: name, position, as: perspective, ...by }),
    LinkRevoked: z.object({ kind: z.literal('LinkRevoked'), id: name, ...by }),
    PlayHalted: z.object({
      kind: z.literal('PlayHalted'),
      decision: z.int().min(1),
      code: name.max(60),
      ...by,
    }),
    PlayResumed: z.object({ kind: z.literal('PlayResumed'), ...by }),
    GameDeleted: z.object({ kind: z.literal('GameDeleted'), ...by }),
  } satisfies {
    readonly [Kind in AdministrationKind]: z.ZodType<Extract<AdministrationEntry, { kind: Kind }>>;
  };
}

const anyName = z.string().min(1);
const storedShapes = shapes(anyName, anyName, Infinity);
const entering = shapes(
  plainText(recordBounds.word).min(1),
  plainText(recordBounds.playerName).min(1),
  recordBounds.seats,
);

const isAdministrationKind = (kind: string): kind is AdministrationKind => Object.hasOwn(storedShapes, kind);

/** Parses the metadata of a stored entry. Fails with `ADMINISTRATION_MALFORMED` if the metadata is malformed. */
export const parseAdministrationMetadata = (
  value: unknown,
  where: string,
): Result<AdministrationMetadata, RecordProblem> => parseEntryMetadata(words, value, where);

/**
 * Upcasts a stored entry's data and checks every field. Fails with `ADMINISTRATION_MALFORMED`,
 * `ADMINISTRATION_UNKNOWN`, `SCHEMA_TOO_NEW` or `SCHEMA_UNKNOWN`. `where` names the entry in the error message.
 */
export function parseAdministration(
  kind: string,
  data: unknown,
  schema: number,
  where: string,
  registry: UpcasterRegistry = administrationUpcasters,
): Result<AdministrationEntry, RecordProblem> {
  const upcast = upcastEntry(words, kind, data, schema, where, registry);
  if (!upcast.ok) return upcast;
  if (!isAdministrationKind(kind))
    return fail({
      code: words.unknown,
      message: `${where}: the kind of administrative entry "${shortened(kind)}" is unknown.`,
      where,
    });
  const read = readAs(storedShapes[kind], upcast.value);
  return read.success ? ok(read.data) : fail(problemOf(words, where, read.error));
}

/**
 * Whether an event in the note stream is an administrative entry of schema 1. Events of unknown kinds count too. They
 * could have restricted access to the game, so the game is refused.
 */
export function isAdministrationAmongNotes({
  type,
  metadata,
}: Pick<StoredEntry, 'type' | 'metadata'>): boolean {
  if (isNoteKind(type)) return false;
  if (isAdministrationKind(type)) return true;
  const schema = (metadata as { readonly schema?: unknown } | null | undefined)?.schema;
  return typeof schema !== 'number' || schema <= AMONG_NOTES;
}

/**
 * Reads an administrative entry from its own stream or, in schema 1, from the note stream. Null if the event is a note.
 * Fails for the same reasons as `parseAdministration`.
 */
export function readAdministration(
  stored: StoredEntry,
): Result<RecordedAdministration | null, RecordProblem> {
  const { id, stream, revision, type, data } = stored;
  const isAmongNotes = stream.startsWith(NOTES_STREAM_PREFIX);
  if (isAmongNotes && !isAdministrationAmongNotes(stored)) return ok(null);
  const where = placeOf(stored);
  const metadata = parseAdministrationMetadata(stored.metadata, where);
  if (!metadata.ok) return metadata;
  const { schema } = metadata.value;
  if (isAmongNotes && schema > AMONG_NOTES)
    return fail(
      malformed(
        words,
        where,
        '',
        `since schema ${AMONG_NOTES + 1}, this kind of entry is not stored among the notes`,
      ),
    );
  const entry = parseAdministration(type, data, schema, where);
  return entry.ok ? ok({ id, revision, entry: entry.value, metadata: metadata.value }) : entry;
}

/**
 * Returns the problem that prevents an entry from being stored, such as a malformed or oversized field. Null if there
 * is none.
 */
export function administrationProblem(entry: AdministrationEntry, where: string): RecordProblem | null {
  const read = readAs(entering[entry.kind], entry);
  return read.success ? null : problemOf(words, where, read.error);
}

/** The format of administrative entries about drafts, which have separate streams. */
export const draftAdministrationFormat = {
  administrationProblem,
  ADMINISTRATION_SCHEMA_VERSION,
  administrationStream: draftAdministrationStream,
  readAdministration,
} as const;
