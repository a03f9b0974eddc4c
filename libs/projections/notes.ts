import { assertNever, formatViewer, omniscient } from '#record';
import type { Author, Note, NoteEntry, Remark, UnreadableNote } from '#record';

export interface Annotation extends Remark {
  readonly id: string;
  /** The display name of the annotation's first author. */
  readonly by: string;
  readonly author?: Author | undefined;
  /** Whether only the annotation's author can read it until the game is over. */
  readonly sealed: boolean;
  /** When the annotation was written, in ISO 8601 format. */
  readonly writtenAt: string;
  readonly changedAt: string | null;
}

export interface GameNotes {
  /** The annotations, in the order in which they were written. */
  readonly annotations: readonly Annotation[];
  /** The tags, in the order in which they were added. */
  readonly tags: readonly string[];
  /** When each tag was added, in ISO 8601 format. */
  readonly taggedAt: readonly string[];
  /** Null if the game has no name. */
  readonly name: string | null;
  /** When the game was named, in ISO 8601 format. Null if the game has no name. */
  readonly namedAt: string | null;
  /** Notes that this version of Retrace cannot read, in the order in which they were written. */
  readonly unreadable: readonly UnreadableNote[];
}

/** The state before the first note. */
export const noNotes: GameNotes = {
  annotations: [],
  tags: [],
  taggedAt: [],
  name: null,
  namedAt: null,
  unreadable: [],
};

/** Applies a note to a game's notes. Ignores notes about unknown annotations. */
export function takeNote(notes: GameNotes, entry: NoteEntry): GameNotes {
  return 'note' in entry ? takeIn(notes, entry.note, entry.metadata.recordedAt) : hidden(notes, entry);
}

/**
 * Hides an unreadable note, and also the annotation that this note changes or removes. If the annotation's id is
 * unreadable too, hides all earlier annotations.
 */
function hidden(notes: GameNotes, entry: UnreadableNote): GameNotes {
  const unreadable = [...notes.unreadable, entry];
  const { kind, about } = entry.unreadable;
  if (leavesAnnotations.has(kind)) return { ...notes, unreadable };
  return { ...notes, unreadable, annotations: about === null ? [] : without(notes.annotations, about) };
}

/** The kinds of notes that neither change nor remove an annotation. */
const leavesAnnotations: ReadonlySet<string> = new Set([
  'Annotated',
  'AnnotationSealed',
  'Tagged',
  'Untagged',
  'Named',
]);

function takeIn(notes: GameNotes, note: Note, recordedAt: string): GameNotes {
  switch (note.kind) {
    case 'Annotated':
    case 'AnnotationSealed': {
      const { kind, ...content } = note;
      const sealed = kind === 'AnnotationSealed';
      const annotation: Annotation = { ...content, sealed, writtenAt: recordedAt, changedAt: null };
      return { ...notes, annotations: [...without(notes.annotations, note.id), annotation] };
    }
    case 'AnnotationChanged': {
      const { kind, by, author, ...content } = note;
      const annotations = notes.annotations.map((old) =>
        old.id === note.id
          ? { ...old, ...content, as: widest(old.as, content.as), changedAt: recordedAt }
          : old,
      );
      return { ...notes, annotations };
    }
    case 'AnnotationRemoved':
      return { ...notes, annotations: without(notes.annotations, note.id) };
    case 'Tagged':
      if (notes.tags.includes(note.tag)) return notes;
      return { ...notes, tags: [...notes.tags, note.tag], taggedAt: [...notes.taggedAt, recordedAt] };
    case 'Untagged':
      return {
        ...notes,
        tags: notes.tags.filter((tag) => tag !== note.tag),
        taggedAt: notes.taggedAt.filter((_, at) => notes.tags[at] !== note.tag),
      };
    case 'Named':
      return { ...notes, name: note.name, namedAt: note.name === null ? null : recordedAt };
    default:
      return assertNever(note);
  }
}

const without = (annotations: readonly Annotation[], id: string): readonly Annotation[] =>
  annotations.filter((annotation) => annotation.id !== id);

/**
 * Returns a perspective that includes two given perspectives. An edited annotation could repeat its earlier text, so
 * only users who are allowed to view both perspectives can read it.
 */
function widest(left: string, right: string): string {
  if (left === right || right === 'spectator') return left;
  return left === 'spectator' ? right : formatViewer(omniscient);
}

export const notesOf = (entries: readonly NoteEntry[]): GameNotes => entries.reduce(takeNote, noNotes);
