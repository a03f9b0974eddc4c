import { assertNever, formatViewer, omniscient } from '#record';
import type { Author, Note, NoteEntry, Remark, UnreadableNote } from '#record';

export interface Annotation extends Remark {
  readonly id: string;
  /** The display name of the first author, and the identity if it is known. */
  readonly by: string;
  readonly author?: Author | undefined;
  /** Whether only its author may read it until the game is over. */
  readonly sealed: boolean;
  /** The time of writing, as ISO 8601. */
  readonly writtenAt: string;
  readonly changedAt: string | null;
}

export interface GameNotes {
  /** In the order in which they were written. */
  readonly annotations: readonly Annotation[];
  /** In the order in which they were added. */
  readonly tags: readonly string[];
  /** The time at which each tag was added, as ISO 8601. */
  readonly taggedAt: readonly string[];
  /** The name of the game. Null if it has none. */
  readonly name: string | null;
  /** The time at which the game was named, as ISO 8601. Null if it has no name. */
  readonly namedAt: string | null;
  /** Notes that this program cannot read, in the order in which they were written. */
  readonly unreadable: readonly UnreadableNote[];
}

/** The notes about a game before the first note. */
export const noNotes: GameNotes = {
  annotations: [],
  tags: [],
  taggedAt: [],
  name: null,
  namedAt: null,
  unreadable: [],
};

/** Adds a note to the notes about a game. Ignores notes about unknown annotations. */
export function takeNote(notes: GameNotes, entry: NoteEntry): GameNotes {
  return 'note' in entry ? takeIn(notes, entry.note, entry.metadata.recordedAt) : hidden(notes, entry);
}

/**
 * Hides an unreadable note and the annotation that it changes or removes. If the id of that annotation is unreadable
 * too, hides all earlier annotations.
 */
function hidden(notes: GameNotes, entry: UnreadableNote): GameNotes {
  const unreadable = [...notes.unreadable, entry];
  const { kind, about } = entry.unreadable;
  if (leavesAnnotations.has(kind)) return { ...notes, unreadable };
  return { ...notes, unreadable, annotations: about === null ? [] : without(notes.annotations, about) };
}

/** Kinds of notes that neither change nor remove an annotation. */
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
 * Returns the perspective that includes both perspectives. An edited annotation may repeat its earlier text, so its
 * readers must be allowed to view both.
 */
function widest(left: string, right: string): string {
  if (left === right || right === 'spectator') return left;
  return left === 'spectator' ? right : formatViewer(omniscient);
}

export const notesOf = (entries: readonly NoteEntry[]): GameNotes => entries.reduce(takeNote, noNotes);
