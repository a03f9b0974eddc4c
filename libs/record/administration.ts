import type { GameId, Seat } from './ids.js';
import type { Authorship } from './authorship.js';

/**
 * Access to a finished game. `PUBLIC`: all readers see everything. `PLAYERS`: its players see everything, other readers see
 * it as spectators. `PRIVATE`: only its players see it, and other readers do not learn that it exists.
 */
export const visibilities = ['PUBLIC', 'PLAYERS', 'PRIVATE'] as const;
export type Visibility = (typeof visibilities)[number];

/**
 * The kinds of bots: `search` simulates the outcome of each choice, `greedy` evaluates the position after each choice,
 * `random` chooses at random.
 */
export const botKinds = ['search', 'greedy', 'random'] as const;
export type BotKind = (typeof botKinds)[number];

export interface OpenedSeat {
  readonly seat: Seat;
  /** Whether a person controls the seat with a token that only this person has. */
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

/** The start of a draft. Like `GameOpened`, without a visibility. */
export interface DraftOpened extends Authorship {
  readonly kind: 'DraftOpened';
  readonly seats: readonly OpenedSeat[];
}

/** The import of the game from a file. The importer vouches for the record, and this server does not verify it. */
export interface Imported extends Authorship {
  readonly kind: 'Imported';
  readonly visibility: Visibility;
}

/**
 * The result of replaying an imported game by the rules. `EXACT`: the same events in a complete record. `DIVERGED`:
 * different events. `UNVERIFIED`: the game cannot be replayed here.
 */
export const checkStatuses = ['EXACT', 'DIVERGED', 'UNVERIFIED'] as const;
export type CheckStatus = (typeof checkStatuses)[number];

export interface Checked extends Authorship {
  readonly kind: 'Checked';
  readonly status: CheckStatus;
  /**
   * The first position that contradicts the rules, such as `142`. For an exact game, the last position that the replay
   * confirms, or null if it confirms the whole game.
   */
  readonly position: string | null;
}

/**
 * The start of a branch from a position of this game. Stored before the branch begins, even if the branch then fails to
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

/** The link gives people the right to view the game from this perspective, in addition to their own. */
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
 * Play stops at a decision that a bot could not make or whose choice the rules refused. Bots wait for `PlayResumed` or
 * until the decision is made.
 */
export interface PlayHalted extends Authorship {
  readonly kind: 'PlayHalted';
  readonly decision: number;
  /** The reason, as a code from the catalogue of errors. */
  readonly code: string;
}

/** Lets bots try again. */
export interface PlayResumed extends Authorship {
  readonly kind: 'PlayResumed';
}

/** The record was deleted. Notes and administration entries of the game no longer apply. */
export interface GameDeleted extends Authorship {
  readonly kind: 'GameDeleted';
}

/** Like `GameDeleted`, for a draft. */
export interface DraftDeleted extends Authorship {
  readonly kind: 'DraftDeleted';
}

/** An invitation of another person to a seat. Earlier invitations to the seat no longer work. */
export interface SeatInvited extends Authorship {
  readonly kind: 'SeatInvited';
  readonly seat: Seat;
  readonly invitation: string;
}

export interface InvitationRevoked extends Authorship {
  readonly kind: 'InvitationRevoked';
  readonly seat: Seat;
}

/** A player exchanged an invitation for the token of a seat. The invitation is no longer valid. */
export interface SeatClaimed extends Authorship {
  readonly kind: 'SeatClaimed';
  readonly seat: Seat;
  readonly invitation: string;
  /** The hash of a secret that lets the same person request the token again. */
  readonly receipt?: string | undefined;
  /** The name that the player chose. If absent, the name in the record of the game applies. */
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

export interface AdministrationMetadata {
  /** Schema version of the entry's data, see `ADMINISTRATION_SCHEMA_VERSION`. */
  readonly schema: number;
  /** The time of recording, as ISO 8601, UTC. */
  readonly recordedAt: string;
}

export interface RecordedAdministration {
  /** A UUID. */
  readonly id: string;
  /** The revision in the stream that holds the entry. Entries of schema 1 are in the stream of notes. */
  readonly revision: number;
  readonly entry: AdministrationEntry;
  readonly metadata: AdministrationMetadata;
}

export const ADMINISTRATION_STREAM_PREFIX = 'administration-';

export const administrationStream = (id: GameId): string => `${ADMINISTRATION_STREAM_PREFIX}${id}`;

export const DRAFT_ADMINISTRATION_STREAM_PREFIX = 'drafts-administration-';

export const draftAdministrationStream = (id: string): string => `${DRAFT_ADMINISTRATION_STREAM_PREFIX}${id}`;
