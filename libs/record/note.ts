import type { Author } from './author.js';
import type { GameId, Seat } from './ids.js';

/**
 * Who can look at a game that is over. `PUBLIC`: everybody, at everything. `PLAYERS`: its players at everything, others as
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
  /** The invitation that its token is given for, once. Left out: whoever began the game was given it. */
  readonly invitation?: string | undefined;
}

/** Beside everything that is said. */
export interface Said {
  /** A name to be shown. It proves nothing. */
  readonly by: string;
  /** Left out: it was said before authors were told apart, by nobody who has rights by it. */
  readonly author?: Author | undefined;
}

export interface GameOpened extends Said {
  readonly kind: 'GameOpened';
  readonly visibility: Visibility;
  readonly seats: readonly OpenedSeat[];
}

/** The game was taken from a file. Nobody here saw it played: its record is what its importer says. */
export interface Imported extends Said {
  readonly kind: 'Imported';
  readonly visibility: Visibility;
}

/**
 * Whether the rules confirm an imported game. `EXACT`: decided again it is the same, event for event. `DIVERGED`: it is
 * not. `UNVERIFIED`: it cannot be decided again here.
 */
export const checkStatuses = ['EXACT', 'DIVERGED', 'UNVERIFIED'] as const;
export type CheckStatus = (typeof checkStatuses)[number];

/** An imported game was held against the rules. */
export interface Checked extends Said {
  readonly kind: 'Checked';
  readonly status: CheckStatus;
  /** Where it is not what the rules decide, as `142`. */
  readonly position: string | null;
}

/** A game continues from a position of this one. It is said before that game begins, which may not come to it. */
export interface Branched extends Said {
  readonly kind: 'Branched';
  readonly game: GameId;
  /** As `142`. */
  readonly position: string;
}

export interface VisibilitySet extends Said {
  readonly kind: 'VisibilitySet';
  readonly visibility: Visibility;
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

/** Whoever has the link may look from this perspective, whatever else they may. */
export interface LinkShared extends Said {
  readonly kind: 'LinkShared';
  readonly id: string;
  readonly position: string;
  readonly as: string;
}

export interface LinkRevoked extends Said {
  readonly kind: 'LinkRevoked';
  readonly id: string;
}

/**
 * Play stands still at a decision: a bot could not take it, or the rules refused to play it out. Bots do not try it again
 * until somebody lets them; it counts no more once the decision is taken.
 */
export interface PlayHalted extends Said {
  readonly kind: 'PlayHalted';
  /** The number of the decision. */
  readonly decision: number;
  /** Why, as a code of the catalogue of errors. */
  readonly code: string;
}

/** Bots may try again. */
export interface PlayResumed extends Said {
  readonly kind: 'PlayResumed';
}

/** The record is gone; what was said about it counts no more. */
export interface GameDeleted extends Said {
  readonly kind: 'GameDeleted';
}

/** Somebody else is invited to a seat; an invitation to it that was given before counts no more. */
export interface SeatInvited extends Said {
  readonly kind: 'SeatInvited';
  readonly seat: Seat;
  readonly invitation: string;
}

export interface InvitationRevoked extends Said {
  readonly kind: 'InvitationRevoked';
  readonly seat: Seat;
}

/** The token of a seat was given for an invitation, which counts no more. */
export interface SeatClaimed extends Said {
  readonly kind: 'SeatClaimed';
  readonly seat: Seat;
  readonly invitation: string;
  /** The hash of a secret by which the same person may ask for the token again. */
  readonly receipt?: string | undefined;
}

/** What is said about a game, and never part of its record. */
export type Note =
  | GameOpened
  | Imported
  | Checked
  | SeatInvited
  | InvitationRevoked
  | SeatClaimed
  | Branched
  | VisibilitySet
  | Annotated
  | AnnotationChanged
  | AnnotationRemoved
  | Tagged
  | Untagged
  | LinkShared
  | LinkRevoked
  | PlayHalted
  | PlayResumed
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
