import { z } from 'zod';
import { parseGameId, type GameId } from './ids.js';
import { annotationMarks, botKinds, visibilities } from './note.js';
import type { Note, NoteKind, NoteMetadata } from './note.js';
import { parsePosition } from './position.js';
import { fail, ok, type Problem, type Result } from './result.js';
import { UpcasterRegistry } from './upcast.js';
import { parseViewer } from './viewer.js';

/** The schema version of notes that this program writes. */
export const NOTE_SCHEMA_VERSION = 1;

/** The upcasters of notes of this program. */
export const noteUpcasters = new UpcasterRegistry(NOTE_SCHEMA_VERSION);

const text = z.string();
const name = z.string().min(1);
const by = { by: name };
const position = z.string().refine((at) => parsePosition(at).ok, 'it is not a position');
const perspective = z.string().refine((as) => parseViewer(as).ok, 'it is not a perspective');
const visibility = z.enum(visibilities);
const game = z.custom<GameId>((id) => typeof id === 'string' && parseGameId(id).ok, 'it is not a game id');
const spot = z.object({ kind: z.enum(['card', 'zone', 'space']), key: name });
const remark = {
  from: position,
  to: position,
  as: perspective,
  text,
  mark: z.enum(annotationMarks).nullable(),
  arrows: z.array(z.object({ from: spot, to: spot })),
  highlights: z.array(spot),
};

const kinds = {
  GameOpened: z.object({
    kind: z.literal('GameOpened'),
    visibility,
    seats: z.array(
      z.object({ seat: z.int().min(0), handedOut: z.boolean(), bot: z.enum(botKinds).optional() }),
    ),
    ...by,
  }),
  Branched: z.object({ kind: z.literal('Branched'), game, position, ...by }),
  VisibilitySet: z.object({ kind: z.literal('VisibilitySet'), visibility, ...by }),
  Annotated: z.object({ kind: z.literal('Annotated'), id: name, ...remark, ...by }),
  AnnotationChanged: z.object({ kind: z.literal('AnnotationChanged'), id: name, ...remark, ...by }),
  AnnotationRemoved: z.object({ kind: z.literal('AnnotationRemoved'), id: name, ...by }),
  Tagged: z.object({ kind: z.literal('Tagged'), tag: name, ...by }),
  Untagged: z.object({ kind: z.literal('Untagged'), tag: name, ...by }),
  LinkShared: z.object({ kind: z.literal('LinkShared'), id: name, position, as: perspective, ...by }),
  LinkRevoked: z.object({ kind: z.literal('LinkRevoked'), id: name, ...by }),
  GameDeleted: z.object({ kind: z.literal('GameDeleted'), ...by }),
} satisfies { readonly [Kind in NoteKind]: z.ZodType<Extract<Note, { kind: Kind }>> };

const metadata = z.object({ schema: z.int(), recordedAt: z.iso.datetime() });

const isKind = (kind: string): kind is NoteKind => Object.hasOwn(kinds, kind);

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
    return fail({ code: 'UNKNOWN_NOTE', message: `${where}: there is no kind of note "${kind}".`, where });
  const read = kinds[kind].safeParse(upcast.value);
  return read.success ? ok(read.data) : fail(problemOf(where, read.error));
}
