import type { RecordProblem } from './error-codes.js';
import type { GameId } from './ids.js';
import type { Said } from './said.js';

/** Judgements of a decision, in the marks of annotated games: from brilliant to blunder. */
export const annotationMarks = ['!!', '!', '!?', '?!', '?', '??'] as const;
export type AnnotationMark = (typeof annotationMarks)[number];

/** Something on the table, by the key it has in a `PublicState` of the perspective that it was pointed at from. */
export interface Spot {
  readonly kind: 'card' | 'zone' | 'space';
  readonly key: string;
}

export interface Arrow {
  readonly from: Spot;
  readonly to: Spot;
}

/** The content of an annotation. Positions are written as `142` or `142.3`, the perspective as `formatViewer` does. */
export interface Remark {
  /** The first and the last moment that it is about; the same where it is about one. */
  readonly from: string;
  readonly to: string;
  /**
   * The perspective it was written from. Readers who cannot view that perspective never learn of the annotation: it may
   * mention secrets.
   */
  readonly as: string;
  readonly text: string;
  readonly mark: AnnotationMark | null;
  readonly arrows: readonly Arrow[];
  readonly highlights: readonly Spot[];
}

export interface Annotated extends Remark, Said {
  readonly kind: 'Annotated';
  readonly id: string;
}

/** Replaces the content of an annotation. Its author stays the same. */
export interface AnnotationChanged extends Remark, Said {
  readonly kind: 'AnnotationChanged';
  readonly id: string;
}

export interface AnnotationRemoved extends Said {
  readonly kind: 'AnnotationRemoved';
  readonly id: string;
}

export interface Tagged extends Said {
  readonly kind: 'Tagged';
  readonly tag: string;
}

export interface Untagged extends Said {
  readonly kind: 'Untagged';
  readonly tag: string;
}

/** The new name of the game. Null if it has no name any more. */
export interface Named extends Said {
  readonly kind: 'Named';
  readonly name: string | null;
}

/**
 * A note about a game, by people. Never part of its record, and never about access or seats: that is its administration
 * (`AdministrationEntry`).
 */
export type Note = Annotated | AnnotationChanged | AnnotationRemoved | Tagged | Untagged | Named;

export type NoteKind = Note['kind'];

/** Beside every stored note. */
export interface NoteMetadata {
  /** Schema version of the note's data, see `NOTE_SCHEMA_VERSION`. */
  readonly schema: number;
  /** ISO 8601, UTC. */
  readonly recordedAt: string;
}

/** A note in its envelope. */
export interface RecordedNote {
  /** UUID. */
  readonly id: string;
  readonly revision: number;
  readonly note: Note;
  readonly metadata: NoteMetadata;
}

/** A stored note that this program cannot read. It hides itself and what it may have changed, and no game. */
export interface UnreadableNote {
  /** UUID. */
  readonly id: string;
  readonly revision: number;
  readonly unreadable: {
    /** As it is stored, shortened. */
    readonly kind: string;
    /** The annotation that it names. Null if none can be read. */
    readonly about: string | null;
    /** `NOTE_MALFORMED`, `NOTE_UNKNOWN`, `SCHEMA_TOO_NEW`, `SCHEMA_UNKNOWN`. */
    readonly problem: RecordProblem;
  };
}

/** A note of a stream, as far as it can be read. */
export type NoteEntry = RecordedNote | UnreadableNote;

export const NOTES_STREAM_PREFIX = 'notes-';

/** The stream of the notes about a game. */
export const notesStream = (id: GameId): string => `${NOTES_STREAM_PREFIX}${id}`;
