import { readAs } from './read-as.js';
import type { RecordProblem } from './error-codes.js';
import { z } from 'zod';
import { recordBounds } from './bounds.js';
import { authorShape } from './author.js';
import { legibleText, plainText, shortened } from './legible.js';
import { annotationMarks } from './note.js';
import type { Note, NoteEntry, NoteKind, NoteMetadata, RecordedNote } from './note.js';
import { parsePosition } from './position.js';
import { fail, ok, type Result } from './result.js';
import {
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
 * The schema version of the notes that this version of Retrace writes. In schema 1, note streams also contained
 * administrative entries.
 */
export const NOTE_SCHEMA_VERSION = 2;

export const noteUpcasters = new UpcasterRegistry(NOTE_SCHEMA_VERSION);

const words: EntryWords = { noun: 'note', malformed: 'NOTE_MALFORMED', unknown: 'NOTE_UNKNOWN' };

const position = z.string().refine((at) => parsePosition(at).ok, 'it is not a position');
const perspective = z.string().refine((as) => parseViewer(as).ok, 'it is not a perspective');

/** The shapes of all notes. Limits for strings and lists apply only when a note is written, not when it is read. */
function shapes({ name, tag, gameName, text, list }: Parts) {
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
    Annotated: z.object({ kind: z.literal('Annotated'), id: name, ...remark, ...by }),
    AnnotationSealed: z.object({ kind: z.literal('AnnotationSealed'), id: name, ...remark, ...by }),
    AnnotationChanged: z.object({ kind: z.literal('AnnotationChanged'), id: name, ...remark, ...by }),
    AnnotationRemoved: z.object({ kind: z.literal('AnnotationRemoved'), id: name, ...by }),
    Tagged: z.object({ kind: z.literal('Tagged'), tag, ...by }),
    Untagged: z.object({ kind: z.literal('Untagged'), tag, ...by }),
    Named: z.object({ kind: z.literal('Named'), name: gameName.nullable(), ...by }),
  } satisfies { readonly [Kind in NoteKind]: z.ZodType<Extract<Note, { kind: Kind }>> };
}

interface Parts {
  readonly name: z.ZodString;
  readonly tag: z.ZodString;
  readonly gameName: z.ZodString;
  readonly text: z.ZodString;
  readonly list: <Entry extends z.ZodType>(entry: Entry, most: number) => z.ZodArray<Entry>;
}

const anyName = z.string().min(1);
const storedShapes = shapes({
  name: anyName,
  tag: anyName,
  gameName: anyName,
  text: z.string(),
  list: (entry) => z.array(entry),
});

const entering = shapes({
  name: plainText(recordBounds.word).min(1),
  tag: plainText(recordBounds.tag).min(1),
  gameName: plainText(recordBounds.gameName).min(1),
  text: legibleText(recordBounds.annotation),
  list: (entry, most) => z.array(entry).max(most),
});

export const isNoteKind = (kind: string): kind is NoteKind => Object.hasOwn(storedShapes, kind);

/** Parses the metadata of a stored note. Fails with `NOTE_MALFORMED` if the metadata is malformed. */
export const parseNoteMetadata = (value: unknown, where: string): Result<NoteMetadata, RecordProblem> =>
  parseEntryMetadata(words, value, where);

/**
 * Upcasts a stored note's data and checks every field. Fails with `NOTE_MALFORMED`, `NOTE_UNKNOWN`, `SCHEMA_TOO_NEW` or
 * `SCHEMA_UNKNOWN`. `where` names the note in the error message.
 */
export function parseNote(
  kind: string,
  data: unknown,
  schema: number,
  where: string,
  registry: UpcasterRegistry = noteUpcasters,
): Result<Note, RecordProblem> {
  const upcast = upcastEntry(words, kind, data, schema, where, registry);
  if (!upcast.ok) return upcast;
  if (!isNoteKind(kind))
    return fail({
      code: words.unknown,
      message: `${where}: the kind of note "${shortened(kind)}" is unknown.`,
      where,
    });
  const read = readAs(storedShapes[kind], upcast.value);
  return read.success ? ok(read.data) : fail(problemOf(words, where, read.error));
}

/** Reads a stored note. If the note is unreadable, returns an `UnreadableNote` with the problem. */
export function readNote(stored: StoredEntry): NoteEntry {
  const read = readWell(stored);
  if (read.ok) return read.value;
  const { id, revision, type, data } = stored;
  return { id, revision, unreadable: { kind: shortened(type), about: idIn(data), problem: read.error } };
}

function readWell({ id, revision, type, data, ...stored }: StoredEntry): Result<RecordedNote, RecordProblem> {
  const where = placeOf({ stream: stored.stream, revision });
  const metadata = parseNoteMetadata(stored.metadata, where);
  if (!metadata.ok) return metadata;
  const note = parseNote(type, data, metadata.value.schema, where);
  return note.ok ? ok({ id, revision, note: note.value, metadata: metadata.value }) : note;
}

function idIn(data: unknown): string | null {
  const id = (data as { readonly id?: unknown } | null | undefined)?.id;
  return typeof id === 'string' ? id : null;
}

/**
 * Returns the problem that prevents a note from being stored, such as a malformed or oversized field. Null if there is
 * none.
 */
export function noteProblem(note: Note, where: string): RecordProblem | null {
  const read = readAs(entering[note.kind], note);
  return read.success ? null : problemOf(words, where, read.error);
}
