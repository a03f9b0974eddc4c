import type { RecordProblem } from './error-codes.js';
import type { GameId } from './ids.js';
import type { Authorship } from './authorship.js';

/** Ratings of a decision in the standard notation of annotated games, from brilliant to blunder. */
export const annotationMarks = ['!!', '!', '!?', '?!', '?', '??'] as const;
export type AnnotationMark = (typeof annotationMarks)[number];

/** An object on the table, identified by its key in the `PublicState` of the annotation's perspective. */
export interface Spot {
  readonly kind: 'card' | 'zone' | 'space';
  readonly key: string;
}

export interface Arrow {
  readonly from: Spot;
  readonly to: Spot;
}

/**
 * The content of an annotation. Positions have the form `142` or `142.3`, and the perspective has the form that
 * `formatViewer` returns.
 */
export interface Remark {
  /** The first and the last position that the annotation covers. Equal if it concerns a single position. */
  readonly from: string;
  readonly to: string;
  /**
   * The perspective of the author. Readers who cannot view this perspective never receive the annotation, because it
   * may mention secrets.
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

/** An annotation of a game in progress that only its author may read until the game is over. */
export interface AnnotationSealed extends Remark, Authorship {
  readonly kind: 'AnnotationSealed';
  readonly id: string;
}

/** Replaces the content of an annotation. The author stays the same, and a sealed annotation stays sealed. */
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

/** The new name of the game. Null to remove the name. */
export interface Named extends Authorship {
  readonly kind: 'Named';
  readonly name: string | null;
}

/**
 * A note about a game by a person. Notes are not part of the game's record. Access and seats are in
 * `AdministrationEntry` instead.
 */
export type Note =
  Annotated | AnnotationSealed | AnnotationChanged | AnnotationRemoved | Tagged | Untagged | Named;

export type NoteKind = Note['kind'];

export interface NoteMetadata {
  /** Schema version of the note's data, see `NOTE_SCHEMA_VERSION`. */
  readonly schema: number;
  /** The time of recording, as ISO 8601, UTC. */
  readonly recordedAt: string;
}

export interface RecordedNote {
  /** A UUID. */
  readonly id: string;
  readonly revision: number;
  readonly note: Note;
  readonly metadata: NoteMetadata;
}

/** A stored note that this program cannot read. Only this note and the annotation that it changes are hidden. */
export interface UnreadableNote {
  /** A UUID. */
  readonly id: string;
  readonly revision: number;
  readonly unreadable: {
    /** The stored kind, truncated. */
    readonly kind: string;
    /** The id of the annotation that the note refers to. Null if it cannot be read. */
    readonly about: string | null;
    /** The problem, with code `NOTE_MALFORMED`, `NOTE_UNKNOWN`, `SCHEMA_TOO_NEW` or `SCHEMA_UNKNOWN`. */
    readonly problem: RecordProblem;
  };
}

/** An entry of a stream of notes, readable or not. */
export type NoteEntry = RecordedNote | UnreadableNote;

export const NOTES_STREAM_PREFIX = 'notes-';

export const notesStream = (id: GameId): string => `${NOTES_STREAM_PREFIX}${id}`;
