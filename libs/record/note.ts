import type { RecordProblem } from './error-codes.js';
import type { GameId } from './ids.js';
import type { Authorship } from './authorship.js';

/** Judgements of a decision in the notation of annotated games, from brilliant to blunder. */
export const annotationMarks = ['!!', '!', '!?', '?!', '?', '??'] as const;
export type AnnotationMark = (typeof annotationMarks)[number];

/** An object on the table, by its key in the `PublicState` of the note's perspective. */
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
  /** The first and the last moment of the note. Equal if it concerns a single moment. */
  readonly from: string;
  readonly to: string;
  /**
   * The perspective of its author. Readers who cannot view that perspective never learn of the annotation,
   * which may mention secrets.
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

/** A thought about a game that is being played: an annotation that only its author may read until the game is over. */
export interface AnnotationSealed extends Remark, Authorship {
  readonly kind: 'AnnotationSealed';
  readonly id: string;
}

/** Replaces the content of an annotation. Its author stays the same, and a sealed annotation stays sealed. */
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

/** The new name of the game. Null if it has no name any more. */
export interface Named extends Authorship {
  readonly kind: 'Named';
  readonly name: string | null;
}

/**
 * A note about a game by a person. Never part of the game's record, and never about access or seats, which
 * are administration (`AdministrationEntry`).
 */
export type Note =
  Annotated | AnnotationSealed | AnnotationChanged | AnnotationRemoved | Tagged | Untagged | Named;

export type NoteKind = Note['kind'];

/** Metadata of a stored note. */
export interface NoteMetadata {
  /** Schema version of the note's data, see `NOTE_SCHEMA_VERSION`. */
  readonly schema: number;
  /** ISO 8601, UTC. */
  readonly recordedAt: string;
}

/** A stored note with its metadata. */
export interface RecordedNote {
  /** UUID. */
  readonly id: string;
  readonly revision: number;
  readonly note: Note;
  readonly metadata: NoteMetadata;
}

/** A stored note that this program cannot read. Only this note, and any annotation it changes, is hidden. */
export interface UnreadableNote {
  /** UUID. */
  readonly id: string;
  readonly revision: number;
  readonly unreadable: {
    /** The stored kind, shortened. */
    readonly kind: string;
    /** The annotation that it refers to. Null if that cannot be read. */
    readonly about: string | null;
    /** `NOTE_MALFORMED`, `NOTE_UNKNOWN`, `SCHEMA_TOO_NEW`, `SCHEMA_UNKNOWN`. */
    readonly problem: RecordProblem;
  };
}

/** An entry of a stream of notes, readable or not. */
export type NoteEntry = RecordedNote | UnreadableNote;

export const NOTES_STREAM_PREFIX = 'notes-';

/** The stream of the notes about a game. */
export const notesStream = (id: GameId): string => `${NOTES_STREAM_PREFIX}${id}`;
