import type { GameId, Seat } from './ids.js';
import type { Said } from './said.js';

/**
 * Access to a finished game. `PUBLIC`: all readers see everything. `PLAYERS`: its players see everything, other readers see
 * it as spectators. `PRIVATE`: only its players see it, and other readers do not learn that it exists.
 */
export const visibilities = ['PUBLIC', 'PLAYERS', 'PRIVATE'] as const;
export type Visibility = (typeof visibilities)[number];

/** Bots that can play a seat: by playing choices out, by judging positions, or by chance. */
export const botKinds = ['search', 'greedy', 'random'] as const;
export type BotKind = (typeof botKinds)[number];

export interface OpenedSeat {
  readonly seat: Seat;
  /** Played through a token that only its player holds. */
  readonly handedOut: boolean;
  readonly bot?: BotKind | undefined;
  /** The invitation that the token was issued for. Absent if the token went to the person who began the game. */
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

/** The game was imported from a file. Its record is unverified here: it is the word of its importer. */
export interface Imported extends Said {
  readonly kind: 'Imported';
  readonly visibility: Visibility;
}

/**
 * The result of replaying an imported game by the rules. `EXACT`: the same, event for event, in more than a view of
 * the game. `DIVERGED`: different. `UNVERIFIED`: it cannot be replayed here.
 */
export const checkStatuses = ['EXACT', 'DIVERGED', 'UNVERIFIED'] as const;
export type CheckStatus = (typeof checkStatuses)[number];

/** The result of comparing an imported game with the rules. */
export interface Checked extends Said {
  readonly kind: 'Checked';
  readonly status: CheckStatus;
  /**
   * The first position that the rules contradict, as `142`. For an exact game, the last position that they confirm, or null
   * if they confirm all of it.
   */
  readonly position: string | null;
}

/** A game continues from a position of this game. Stored before that game begins, which may then fail to begin. */
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

/** People with the link can view the game from this perspective, in addition to their own. */
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
 * Play is halted at a decision: a bot could not make it, or the rules refused to play it out. Bots do not try again until
 * they are allowed to. Ends once the decision is made.
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

/** The record is gone. Notes and administration of the game no longer count. */
export interface GameDeleted extends Said {
  readonly kind: 'GameDeleted';
}

/** Like `GameDeleted`, for a draft. */
export interface DraftDeleted extends Said {
  readonly kind: 'DraftDeleted';
}

/** Another person is invited to a seat. Earlier invitations to the seat no longer work. */
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
  /** The name that the player chose. Absent: the name that the record of the game has. */
  readonly name?: string | undefined;
}

/** Administration of a game or draft: its origin, access, the people at its seats, and whether it still exists. */
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

/** The stream of the administration of a game. */
export const administrationStream = (id: GameId): string => `${ADMINISTRATION_STREAM_PREFIX}${id}`;

export const DRAFT_ADMINISTRATION_STREAM_PREFIX = 'drafts-administration-';

/** The stream of the administration of a draft. */
export const draftAdministrationStream = (id: string): string => `${DRAFT_ADMINISTRATION_STREAM_PREFIX}${id}`;
