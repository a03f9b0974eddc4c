import type { RecordProblem } from './error-codes.js';
import type { GameId } from './ids.js';
import type { Authorship } from './authorship.js';

/** Ratings of a decision in the standard chess notation, from brilliant to blunder. */
export const annotationMarks = ['!!', '!', '!?', '?!', '?', '??'] as const;
export type AnnotationMark = (typeof annotationMarks)[number];

/** An object on the table. `key` is its key in the `PublicState` of the annotation's perspective. */
export interface Spot {
  readonly kind: 'card' | 'zone' | 'space';
  readonly key: string;
}

export interface Arrow {
  readonly from: Spot;
  readonly to: Spot;
}

/** The content of an annotation. The positions `from` and `to` have the form `142` or `142.3`. */
export interface Remark {
  /** The first position that the annotation covers. Equal to `to` if it covers a single position. */
  readonly from: string;
  readonly to: string;
  /**
   * The author's perspective, formatted by `formatViewer`. The annotation can mention secrets, so it is never sent to
   * users who are not allowed to view the game from this perspective.
   */
  readonly as: string;
  readonly text: string;
  readonly mark: AnnotationMark | null;
  readonly arrows: readonly Arrow[];
  readonly highlights: readonly Spot[];
}

export interface Annotated extends Remark, Authorship {
  readonly kind: 'Annotated';
  readonly id: string;
}

/**
 * An annotation that was written while the game was in progress. Only its author can read it until the game is over.
 */
export interface AnnotationSealed extends Remark, Authorship {
  readonly kind: 'AnnotationSealed';
  readonly id: string;
}

/** Replaces an annotation's content. The author does not change, and a sealed annotation remains sealed. */
export interface AnnotationChanged extends Remark, Authorship {
  readonly kind: 'AnnotationChanged';
  readonly id: string;
}

export interface AnnotationRemoved extends Authorship {
  readonly kind: 'AnnotationRemoved';
  readonly id: string;
}

export interface Tagged extends Authorship {
  readonly kind: 'Tagged';
  readonly tag: string;
}

export interface Untagged extends Authorship {
  readonly kind: 'Untagged';
  readonly tag: string;
}

/** Changes the name of the game, or removes it if the new name is null. */
export interface Named extends Authorship {
  readonly kind: 'Named';
  readonly name: string | null;
}

/**
 * A person's note about a game. Notes are not part of the game's record. `AdministrationEntry` contains access rights
 * and seats.
 */
export type Note =
  Annotated | AnnotationSealed | AnnotationChanged | AnnotationRemoved | Tagged | Untagged | Named;

export type NoteKind = Note['kind'];

export interface NoteMetadata {
  /** The schema version of the note's data, see `NOTE_SCHEMA_VERSION`. */
  readonly schema: number;
  /** ISO 8601, UTC. */
  readonly recordedAt: string;
}

export interface RecordedNote {
  /** A UUID. */
  readonly id: string;
  readonly revision: number;
  readonly note: Note;
  readonly metadata: NoteMetadata;
}

/**
 * A stored note that this version of Retrace cannot read. If the note changes an annotation, the annotation is hidden
 * too.
 */
export interface UnreadableNote {
  /** A UUID. */
  readonly id: string;
  readonly revision: number;
  readonly unreadable: {
    /** The stored kind. It is truncated if it is too long. */
    readonly kind: string;
    /** The id of the annotation to which the note refers. Null if the id cannot be read. */
    readonly about: string | null;
    /** A problem with code `NOTE_MALFORMED`, `NOTE_UNKNOWN`, `SCHEMA_TOO_NEW` or `SCHEMA_UNKNOWN`. */
    readonly problem: RecordProblem;
  };
}

/** An entry in a note stream, readable or not. */
export type NoteEntry = RecordedNote | UnreadableNote;

export const NOTES_STREAM_PREFIX = 'notes-';

export const notesStream = (id: GameId): string => `${NOTES_STREAM_PREFIX}${id}`;
