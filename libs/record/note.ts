import type { RecordProblem } from './error-codes.js';
import type { GameId } from './ids.js';
import type { Said } from './said.js';

/** What somebody thinks of a decision, in the signs of annotated games: from brilliant to blunder. */
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

/** What an annotation says. Positions are written as `142` or `142.3`, the perspective as `formatViewer` does. */
export interface Remark {
  /** The first and the last moment that it is about; the same where it is about one. */
  readonly from: string;
  readonly to: string;
  /** Nothing may be told of it to those who may not look so: it may speak of what is seen from there alone. */
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

/** Says something else in place of what an annotation said. Its writer stays who it was. */
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

/** What the game is called from then on; null: it has no name. */
export interface Named extends Said {
  readonly kind: 'Named';
  readonly name: string | null;
}

/**
 * What people write about a game: never part of its record, and never about who can see or play it. That is its
 * administration (`AdministrationEntry`).
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
    /** The annotation that it names; null: it names none that can be read. */
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
