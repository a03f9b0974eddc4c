import type { GameId, Seat } from './ids.js';

/**
 * Who may look at a game that is over. `PUBLIC`: everybody, at everything. `PLAYERS`: its players at everything, others as
 * spectators. `PRIVATE`: its players alone; nobody else hears of it.
 */
export const visibilities = ['PUBLIC', 'PLAYERS', 'PRIVATE'] as const;
export type Visibility = (typeof visibilities)[number];

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

/** Who plays a seat that nobody sits at: one that judges positions, or chance. */
export const botKinds = ['greedy', 'random'] as const;
export type BotKind = (typeof botKinds)[number];

export interface OpenedSeat {
  readonly seat: Seat;
  /** Played through a token that only its player holds. */
  readonly handedOut: boolean;
  readonly bot?: BotKind | undefined;
}

export interface GameOpened {
  readonly kind: 'GameOpened';
  readonly visibility: Visibility;
  readonly seats: readonly OpenedSeat[];
  readonly by: string;
}

/** A game goes on from a position of this one. It is said before that game begins, which may not come to it. */
export interface Branched {
  readonly kind: 'Branched';
  readonly game: GameId;
  /** As `142`. */
  readonly position: string;
  readonly by: string;
}

export interface VisibilitySet {
  readonly kind: 'VisibilitySet';
  readonly visibility: Visibility;
  readonly by: string;
}

export interface Annotated extends Remark {
  readonly kind: 'Annotated';
  readonly id: string;
  readonly by: string;
}

/** Says something else in place of what an annotation said. Its writer stays who it was. */
export interface AnnotationChanged extends Remark {
  readonly kind: 'AnnotationChanged';
  readonly id: string;
  readonly by: string;
}

export interface AnnotationRemoved {
  readonly kind: 'AnnotationRemoved';
  readonly id: string;
  readonly by: string;
}

export interface Tagged {
  readonly kind: 'Tagged';
  readonly tag: string;
  readonly by: string;
}

export interface Untagged {
  readonly kind: 'Untagged';
  readonly tag: string;
  readonly by: string;
}

/** Whoever has the link may look from this perspective, whatever else they may. */
export interface LinkShared {
  readonly kind: 'LinkShared';
  readonly id: string;
  readonly position: string;
  readonly as: string;
  readonly by: string;
}

export interface LinkRevoked {
  readonly kind: 'LinkRevoked';
  readonly id: string;
  readonly by: string;
}

/** The record is gone; what was said about it counts no more. */
export interface GameDeleted {
  readonly kind: 'GameDeleted';
  readonly by: string;
}

/** What is said about a game, and never part of its record. `by` is the name of a reader. */
export type Note =
  | GameOpened
  | Branched
  | VisibilitySet
  | Annotated
  | AnnotationChanged
  | AnnotationRemoved
  | Tagged
  | Untagged
  | LinkShared
  | LinkRevoked
  | GameDeleted;

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

export const NOTES_STREAM_PREFIX = 'notes-';

/** The stream of what is said about a game. */
export const notesStream = (id: GameId): string => `${NOTES_STREAM_PREFIX}${id}`;
