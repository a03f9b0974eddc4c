import type { GameId, Seat } from './ids.js';
import type { Authorship } from './authorship.js';

/**
 * Access to a finished game. `PUBLIC`: all readers see everything. `PLAYERS`: its players see everything, other readers see
 * it as spectators. `PRIVATE`: only its players see it, and other readers do not learn that it exists.
 */
export const visibilities = ['PUBLIC', 'PLAYERS', 'PRIVATE'] as const;
export type Visibility = (typeof visibilities)[number];

/** The kinds of bots: `search` plays choices out, `greedy` judges positions, `random` chooses by chance. */
export const botKinds = ['search', 'greedy', 'random'] as const;
export type BotKind = (typeof botKinds)[number];

export interface OpenedSeat {
  readonly seat: Seat;
  /** Played with a token that only the player holds. */
  readonly handedOut: boolean;
  readonly bot?: BotKind | undefined;
  /** The invitation that the token was issued for. Absent if the token went to the person who began the game. */
  readonly invitation?: string | undefined;
}

export interface GameOpened extends Authorship {
  readonly kind: 'GameOpened';
  readonly visibility: Visibility;
  readonly seats: readonly OpenedSeat[];
}

/** A draft begins. Like `GameOpened`, but drafts have no visibility. */
export interface DraftOpened extends Authorship {
  readonly kind: 'DraftOpened';
  readonly seats: readonly OpenedSeat[];
}

/** The game was imported from a file. The importer vouches for its record, which is not verified here. */
export interface Imported extends Authorship {
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
export interface Checked extends Authorship {
  readonly kind: 'Checked';
  readonly status: CheckStatus;
  /**
   * The first position that the rules contradict, as `142`. For an exact game, the last position that they confirm, or null
   * if they confirm all of it.
   */
  readonly position: string | null;
}

/**
 * A game continues from a position of this game. Stored before that game begins, even if it then fails to
 * begin.
 */
export interface Branched extends Authorship {
  readonly kind: 'Branched';
  readonly game: GameId;
  /** A position, such as `142`. */
  readonly position: string;
}

export interface VisibilitySet extends Authorship {
  readonly kind: 'VisibilitySet';
  readonly visibility: Visibility;
}

/** People with the link can view the game from this perspective, in addition to their own. */
export interface LinkShared extends Authorship {
  readonly kind: 'LinkShared';
  readonly id: string;
  readonly position: string;
  readonly as: string;
}

export interface LinkRevoked extends Authorship {
  readonly kind: 'LinkRevoked';
  readonly id: string;
}

/**
 * Play stops at a decision that a bot could not make or the rules refused. Bots wait until they may try again
 * or the decision is made.
 */
export interface PlayHalted extends Authorship {
  readonly kind: 'PlayHalted';
  /** The number of the decision. */
  readonly decision: number;
  /** Why, as a code of the catalogue of errors. */
  readonly code: string;
}

/** Lets bots try again. */
export interface PlayResumed extends Authorship {
  readonly kind: 'PlayResumed';
}

/** The record was deleted. Notes and administration of the game no longer count. */
export interface GameDeleted extends Authorship {
  readonly kind: 'GameDeleted';
}

/** Like `GameDeleted`, for a draft. */
export interface DraftDeleted extends Authorship {
  readonly kind: 'DraftDeleted';
}

/** Another person is invited to a seat. Earlier invitations to the seat no longer work. */
export interface SeatInvited extends Authorship {
  readonly kind: 'SeatInvited';
  readonly seat: Seat;
  readonly invitation: string;
}

export interface InvitationRevoked extends Authorship {
  readonly kind: 'InvitationRevoked';
  readonly seat: Seat;
}

/** A player redeemed an invitation for the token of a seat. The invitation is no longer valid. */
export interface SeatClaimed extends Authorship {
  readonly kind: 'SeatClaimed';
  readonly seat: Seat;
  readonly invitation: string;
  /** Hash of a secret with which the same person can request the token again. */
  readonly receipt?: string | undefined;
  /** The name that the player chose. If absent, the name in the record of the game. */
  readonly name?: string | undefined;
}

/** An entry about a game or draft: its origin, access, players, or deletion. */
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

/** Metadata of a stored entry. */
export interface AdministrationMetadata {
  /** Schema version of the entry's data, see `ADMINISTRATION_SCHEMA_VERSION`. */
  readonly schema: number;
  /** ISO 8601, UTC. */
  readonly recordedAt: string;
}

/** A stored entry with its metadata. */
export interface RecordedAdministration {
  /** UUID. */
  readonly id: string;
  /** The revision in the stream that it was read from. Entries before schema 2 are in the stream of notes. */
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
