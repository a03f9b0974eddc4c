import type { GameId, Seat } from './ids.js';
import type { Authorship } from './authorship.js';

/**
 * Access to a finished game.
 *
 * - `PUBLIC`: everyone sees everything.
 * - `PLAYERS`: the game's players see everything, and everyone else sees as much as a spectator.
 * - `PRIVATE`: only the game's players see the game, and no one else learns that it exists.
 */
export const visibilities = ['PUBLIC', 'PLAYERS', 'PRIVATE'] as const;
export type Visibility = (typeof visibilities)[number];

/**
 * `search` plays out each choice, `greedy` evaluates the position after each choice, and `random` chooses at random.
 */
export const botKinds = ['search', 'greedy', 'random'] as const;
export type BotKind = (typeof botKinds)[number];

export interface OpenedSeat {
  readonly seat: Seat;
  /** Whether the seat's token was given to a person. If so, only this person can play the seat. */
  readonly handedOut: boolean;
  readonly bot?: BotKind | undefined;
  /** The invitation for which the token was issued. Absent if the person who started the game got the token. */
  readonly invitation?: string | undefined;
}

export interface GameOpened extends Authorship {
  readonly kind: 'GameOpened';
  readonly visibility: Visibility;
  readonly seats: readonly OpenedSeat[];
}

/** The start of a draft. Like `GameOpened`, but without a visibility. */
export interface DraftOpened extends Authorship {
  readonly kind: 'DraftOpened';
  readonly seats: readonly OpenedSeat[];
}

/**
 * The game's import from a file. The server does not verify the record, so the person who imports it is responsible for
 * it.
 */
export interface Imported extends Authorship {
  readonly kind: 'Imported';
  readonly visibility: Visibility;
}

/**
 * The result of replaying an imported game under the rules.
 *
 * - `EXACT`: the record is complete, and the replay produced the same events.
 * - `DIVERGED`: the replay produced different events.
 * - `UNVERIFIED`: this server cannot replay the game.
 */
export const checkStatuses = ['EXACT', 'DIVERGED', 'UNVERIFIED'] as const;
export type CheckStatus = (typeof checkStatuses)[number];

export interface Checked extends Authorship {
  readonly kind: 'Checked';
  readonly status: CheckStatus;
  /**
   * The first position that contradicts the rules, such as `142`. If `status` is `EXACT`, it is the last position that
   * the replay confirmed. Null if the replay confirmed the whole game.
   */
  readonly position: string | null;
}

/**
 * The start of a branch from a position in this game. The entry is stored before the branch is created. If the branch
 * cannot be created, the entry refers to a branch that does not exist.
 */
export interface Branched extends Authorship {
  readonly kind: 'Branched';
  readonly game: GameId;
  /** The position in this game from which the branch continues, such as `142`. */
  readonly position: string;
}

export interface VisibilitySet extends Authorship {
  readonly kind: 'VisibilitySet';
  readonly visibility: Visibility;
}

/** The sharing of a link. People who open the link can also view the game from the perspective `as`. */
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
 * Play has stopped at a decision because a bot failed to make its decision or the rules refused the bot's choice. Bots wait until
 * `PlayResumed` is recorded or the decision is made.
 */
export interface PlayHalted extends Authorship {
  readonly kind: 'PlayHalted';
  readonly decision: number;
  /** An error code from the error catalogue. */
  readonly code: string;
}

/** Play resumes after a `PlayHalted`. Bots try again to make the decision at which play stopped. */
export interface PlayResumed extends Authorship {
  readonly kind: 'PlayResumed';
}

/** The deletion of the game's record. The game's notes and administrative entries have no effect afterwards. */
export interface GameDeleted extends Authorship {
  readonly kind: 'GameDeleted';
}

/** Like `GameDeleted`, but for a draft. */
export interface DraftDeleted extends Authorship {
  readonly kind: 'DraftDeleted';
}

/** An invitation for another person to take a seat. Earlier invitations to the seat no longer work. */
export interface SeatInvited extends Authorship {
  readonly kind: 'SeatInvited';
  readonly seat: Seat;
  readonly invitation: string;
}

export interface InvitationRevoked extends Authorship {
  readonly kind: 'InvitationRevoked';
  readonly seat: Seat;
}

/** A player exchanged an invitation for a seat token. The invitation is no longer valid. */
export interface SeatClaimed extends Authorship {
  readonly kind: 'SeatClaimed';
  readonly seat: Seat;
  readonly invitation: string;
  /** The hash of a secret with which the player who claimed the seat can request the token again. */
  readonly receipt?: string | undefined;
  /** The name that the player chose when claiming the seat. If absent, the name in the game's record is used. */
  readonly name?: string | undefined;
}

/** An entry about a game's or draft's origin, access, players or deletion. */
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
  /** The schema version of the entry's data, see `ADMINISTRATION_SCHEMA_VERSION`. */
  readonly schema: number;
  /** ISO 8601, UTC. */
  readonly recordedAt: string;
}

export interface RecordedAdministration {
  /** A UUID. */
  readonly id: string;
  /**
   * The entry's revision in its stream. Entries of schema 1 are in the game's note stream, and later ones in its
   * administration stream.
   */
  readonly revision: number;
  readonly entry: AdministrationEntry;
  readonly metadata: AdministrationMetadata;
}

export const ADMINISTRATION_STREAM_PREFIX = 'administration-';

export const administrationStream = (id: GameId): string => `${ADMINISTRATION_STREAM_PREFIX}${id}`;

export const DRAFT_ADMINISTRATION_STREAM_PREFIX = 'drafts-administration-';

export const draftAdministrationStream = (id: string): string => `${DRAFT_ADMINISTRATION_STREAM_PREFIX}${id}`;
