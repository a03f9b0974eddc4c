import type { Authorship, GameId } from '#record';

/** The allowed values for the maximum number of games in a match. */
export const bestOfs = [1, 3, 5] as const;
export type BestOf = (typeof bestOfs)[number];

/** A match as the organiser enters it. */
export interface MatchContent {
  /** The number of the round, counting from 1. */
  readonly round: number;
  /** The names of the two players, or of the only player in a bye. */
  readonly players: readonly string[];
  readonly bestOf: BestOf;
  /**
   * The number of games that each player has won, if entered manually. Null if the results of the match's games count.
   */
  readonly wins: readonly number[] | null;
}

/** A game of a match. It contains the result, which remains if the game is deleted. */
export interface MatchGame {
  readonly game: GameId;
  /** The winner's name. Null for a draw. */
  readonly winner: string | null;
}

export interface TournamentTitle {
  readonly name: string;
  /** In the format `2026-11-05`. */
  readonly date: string;
}

/** Recorded when an organiser starts a tournament. */
export interface TournamentStarted extends TournamentTitle, Authorship {
  readonly kind: 'TournamentStarted';
  readonly tournament: string;
  readonly players: readonly string[];
  /** When the tournament was started, in ISO 8601 format. */
  readonly at: string;
}

/** Recorded when the organiser changes the name or the date. */
export interface TournamentChanged extends TournamentTitle, Authorship {
  readonly kind: 'TournamentChanged';
}

/**
 * Recorded when the organiser renames a player. If another player already has the new name, both become the same
 * player.
 */
export interface PlayerRenamed extends Authorship {
  readonly kind: 'PlayerRenamed';
  readonly from: string;
  readonly to: string;
}

export interface MatchAdded extends MatchContent, Authorship {
  readonly kind: 'MatchAdded';
  readonly match: string;
}

/** Recorded when the organiser replaces the content of a match. The match keeps its games. */
export interface MatchChanged extends MatchContent, Authorship {
  readonly kind: 'MatchChanged';
  readonly match: string;
}

export interface MatchRemoved extends Authorship {
  readonly kind: 'MatchRemoved';
  readonly match: string;
}

/** Recorded when a game is added to a match. */
export interface GameGrouped extends MatchGame, Authorship {
  readonly kind: 'GameGrouped';
  readonly match: string;
}

export interface GameUngrouped extends Authorship {
  readonly kind: 'GameUngrouped';
  readonly match: string;
  readonly game: GameId;
}

/** Recorded when the organiser creates the readers' link. */
export interface TournamentShared extends Authorship {
  readonly kind: 'TournamentShared';
  readonly link: string;
}

/** Recorded when the organiser revokes the readers' link. */
export interface TournamentUnshared extends Authorship {
  readonly kind: 'TournamentUnshared';
}

/** Recorded before the stream is deleted. */
export interface TournamentDeleted extends Authorship {
  readonly kind: 'TournamentDeleted';
}

/** Recorded in an organiser's stream when the organiser starts a tournament. */
export interface TournamentListed {
  readonly kind: 'TournamentListed';
  readonly tournament: string;
}

/** An entry that this version of Retrace cannot read. It might have revoked the readers' link. */
export interface TournamentUnreadable {
  readonly kind: 'TournamentUnreadable';
}

export type TournamentEntry =
  | TournamentStarted
  | TournamentChanged
  | PlayerRenamed
  | MatchAdded
  | MatchChanged
  | MatchRemoved
  | GameGrouped
  | GameUngrouped
  | TournamentShared
  | TournamentUnshared
  | TournamentDeleted
  | TournamentListed
  | TournamentUnreadable;
