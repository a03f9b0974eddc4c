import type { GameId, Seat } from './ids.js';
import type { Said } from './said.js';

/**
 * Who can look at a game that is over. `PUBLIC`: everybody, at everything. `PLAYERS`: its players at everything, others as
 * spectators. `PRIVATE`: its players alone; nobody else hears of it.
 */
export const visibilities = ['PUBLIC', 'PLAYERS', 'PRIVATE'] as const;
export type Visibility = (typeof visibilities)[number];

/** Who plays a seat that nobody sits at: one that plays choices out, one that judges positions, or chance. */
export const botKinds = ['search', 'greedy', 'random'] as const;
export type BotKind = (typeof botKinds)[number];

export interface OpenedSeat {
  readonly seat: Seat;
  /** Played through a token that only its player holds. */
  readonly handedOut: boolean;
  readonly bot?: BotKind | undefined;
  /** The invitation that its token is given for, once. Left out: whoever began the game was given it. */
  readonly invitation?: string | undefined;
}

export interface GameOpened extends Said {
  readonly kind: 'GameOpened';
  readonly visibility: Visibility;
  readonly seats: readonly OpenedSeat[];
}

/** A draft begins: as `GameOpened`, but drafts have no visibility of their own. */
export interface DraftOpened extends Said {
  readonly kind: 'DraftOpened';
  readonly seats: readonly OpenedSeat[];
}

/** The game was taken from a file. Nobody here saw it played: its record is what its importer says. */
export interface Imported extends Said {
  readonly kind: 'Imported';
  readonly visibility: Visibility;
}

/**
 * Whether the rules confirm an imported game. `EXACT`: decided again it is the same, event for event, as far as it says more than what
 * somebody saw. `DIVERGED`: it is not. `UNVERIFIED`: it cannot be decided again here.
 */
export const checkStatuses = ['EXACT', 'DIVERGED', 'UNVERIFIED'] as const;
export type CheckStatus = (typeof checkStatuses)[number];

/** An imported game was held against the rules. */
export interface Checked extends Said {
  readonly kind: 'Checked';
  readonly status: CheckStatus;
  /**
   * Where it is not what the rules decide, as `142`. Of an exact one, the last position that they confirm; null: all of it.
   */
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

/** The record is gone; what was said and decided about it counts no more. */
export interface GameDeleted extends Said {
  readonly kind: 'GameDeleted';
}

/** The same of a draft. */
export interface DraftDeleted extends Said {
  readonly kind: 'DraftDeleted';
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

/** What is decided about a game or draft as a whole: where it comes from, who can see it, who plays it, whether it is there. */
export type AdministrationEntry =
  | GameOpened
  | DraftOpened
  | DraftDeleted
  | Imported
  | Checked
  | SeatInvited
  | InvitationRevoked
  | SeatClaimed
  | Branched
  | VisibilitySet
  | LinkShared
  | LinkRevoked
  | PlayHalted
  | PlayResumed
  | GameDeleted;

export type AdministrationKind = AdministrationEntry['kind'];

/** Beside every stored entry. */
export interface AdministrationMetadata {
  /** Schema version of the entry's data, see `ADMINISTRATION_SCHEMA_VERSION`. */
  readonly schema: number;
  /** ISO 8601, UTC. */
  readonly recordedAt: string;
}

/** An entry in its envelope. */
export interface RecordedAdministration {
  /** UUID. */
  readonly id: string;
  /** In the stream that it was read from: entries of before schema 2 are in the stream of notes. */
  readonly revision: number;
  readonly entry: AdministrationEntry;
  readonly metadata: AdministrationMetadata;
}

export const ADMINISTRATION_STREAM_PREFIX = 'administration-';

/** The stream of what is decided about a game. */
export const administrationStream = (id: GameId): string => `${ADMINISTRATION_STREAM_PREFIX}${id}`;

export const DRAFT_ADMINISTRATION_STREAM_PREFIX = 'drafts-administration-';

/** The stream of what is decided about a draft. */
export const draftAdministrationStream = (id: string): string => `${DRAFT_ADMINISTRATION_STREAM_PREFIX}${id}`;
