import { z } from 'zod';
import { recordBounds } from './bounds.js';
import { authorShape } from './author.js';
import { parseGameId, type GameId } from './ids.js';
import { legibleText, plainText, shortened } from './legible.js';
import { annotationMarks, botKinds, checkStatuses, visibilities } from './note.js';
import type { Note, NoteKind, NoteMetadata } from './note.js';
import { parsePosition } from './position.js';
import { fail, ok, type Problem, type Result } from './result.js';
import { UpcasterRegistry } from './upcast.js';
import { parseViewer } from './viewer.js';

/** The schema version of notes that this program writes. */
export const NOTE_SCHEMA_VERSION = 1;

/** The upcasters of notes of this program. */
export const noteUpcasters = new UpcasterRegistry(NOTE_SCHEMA_VERSION);

const position = z.string().refine((at) => parsePosition(at).ok, 'it is not a position');
const perspective = z.string().refine((as) => parseViewer(as).ok, 'it is not a perspective');
const visibility = z.enum(visibilities);
const game = z.custom<GameId>((id) => typeof id === 'string' && parseGameId(id).ok, 'it is not a game id');
const seat = z.int().min(0);

/** The shape of every note: as it is read from a store, or with the bounds of what enters one. */
function shapes({ name, tag, text, list }: Parts) {
  const by = { by: name, author: authorShape.optional() };
  const spot = z.object({ kind: z.enum(['card', 'zone', 'space']), key: name });
  const remark = {
    from: position,
    to: position,
    as: perspective,
    text,
    mark: z.enum(annotationMarks).nullable(),
    arrows: list(z.object({ from: spot, to: spot }), recordBounds.spots),
    highlights: list(spot, recordBounds.spots),
  };

  return {
    GameOpened: z.object({
      kind: z.literal('GameOpened'),
      visibility,
      seats: list(
        z.object({
          seat,
          handedOut: z.boolean(),
          bot: z.enum(botKinds).optional(),
          invitation: name.optional(),
        }),
        recordBounds.seats,
      ),
      ...by,
    }),
    SeatInvited: z.object({ kind: z.literal('SeatInvited'), seat, invitation: name, ...by }),
    InvitationRevoked: z.object({ kind: z.literal('InvitationRevoked'), seat, ...by }),
    SeatClaimed: z.object({
      kind: z.literal('SeatClaimed'),
      seat,
      invitation: name,
      receipt: name.optional(),
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
    Annotated: z.object({ kind: z.literal('Annotated'), id: name, ...remark, ...by }),
    AnnotationChanged: z.object({ kind: z.literal('AnnotationChanged'), id: name, ...remark, ...by }),
    AnnotationRemoved: z.object({ kind: z.literal('AnnotationRemoved'), id: name, ...by }),
    Tagged: z.object({ kind: z.literal('Tagged'), tag, ...by }),
    Untagged: z.object({ kind: z.literal('Untagged'), tag, ...by }),
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
  } satisfies { readonly [Kind in NoteKind]: z.ZodType<Extract<Note, { kind: Kind }>> };
}

interface Parts {
  readonly name: z.ZodString;
  readonly tag: z.ZodString;
  readonly text: z.ZodString;
  readonly list: <Entry extends z.ZodType>(entry: Entry, most: number) => z.ZodArray<Entry>;
}

const anyName = z.string().min(1);
const kept = shapes({ name: anyName, tag: anyName, text: z.string(), list: (entry) => z.array(entry) });

const entering = shapes({
  name: plainText(recordBounds.word).min(1),
  tag: plainText(recordBounds.tag).min(1),
  text: legibleText(recordBounds.annotation),
  list: (entry, most) => z.array(entry).max(most),
});

const metadata = z.object({ schema: z.int(), recordedAt: z.iso.datetime() });

const isKind = (kind: string): kind is NoteKind => Object.hasOwn(kept, kind);

function malformed(where: string, path: string, message: string): Problem {
  return {
    code: 'MALFORMED_NOTE',
    message: `${where}: ${path === '' ? 'the note' : `field "${path}"`} is not well formed: ${message}.`,
    where: path === '' ? where : `${where}, field ${path}`,
  };
}

function problemOf(where: string, error: z.ZodError): Problem {
  const issue = error.issues[0];
  return malformed(where, (issue?.path ?? []).join('.'), issue?.message ?? 'unknown');
}

/** Reads the metadata of a stored note; error `MALFORMED_NOTE`. */
export function parseNoteMetadata(value: unknown, where: string): Result<NoteMetadata, Problem> {
  const read = metadata.safeParse(value);
  return read.success ? ok(read.data) : fail(problemOf(`${where}, metadata`, read.error));
}

/**
 * Reads the data of a stored note: upcasts it, then checks every field. Errors: `MALFORMED_NOTE`, `UNKNOWN_NOTE`,
 * `SCHEMA_TOO_NEW`, `SCHEMA_UNKNOWN`; `where` names the note in them.
 */
export function parseNote(
  kind: string,
  data: unknown,
  schema: number,
  where: string,
  registry: UpcasterRegistry = noteUpcasters,
): Result<Note, Problem> {
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    return fail(malformed(where, '', 'it is not an object'));
  const upcast = registry.upcast(kind, data as Record<string, unknown>, schema);
  if (!upcast.ok) return fail({ ...upcast.error, where });
  if (!isKind(kind))
    return fail({
      code: 'UNKNOWN_NOTE',
      message: `${where}: there is no kind of note "${shortened(kind)}".`,
      where,
    });
  const read = kept[kind].safeParse(upcast.value);
  return read.success ? ok(read.data) : fail(problemOf(where, read.error));
}

/** What keeps a note from entering a store: a field that is not well formed or exceeds its bounds; null: nothing. */
export function noteProblem(note: Note, where: string): Problem | null {
  const read = entering[note.kind].safeParse(note);
  return read.success ? null : problemOf(where, read.error);
}
