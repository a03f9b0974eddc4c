import type { Authorship, GameId } from '#record';

/** The numbers of games that a match can have at most. */
export const bestOfs = [1, 3, 5] as const;
export type BestOf = (typeof bestOfs)[number];

/** A match as its organiser enters it. */
export interface MatchContent {
  /** The round, from 1. */
  readonly round: number;
  /** The names of two players, or of one player with a bye. */
  readonly players: readonly string[];
  readonly bestOf: BestOf;
  /** The games that each player has won, by hand. Null if the games of the match count. */
  readonly wins: readonly number[] | null;
}

/** A game of a match, with its result when it was grouped, so that the result outlives the game. */
export interface MatchGame {
  readonly game: GameId;
  /** The player who won alone. Null for a draw. */
  readonly winner: string | null;
}

/** The name of a tournament and its first day. */
export interface TournamentTitle {
  readonly name: string;
  /** Written as `2026-11-05`. */
  readonly date: string;
}

/** Recorded when an organiser begins a tournament. */
export interface TournamentStarted extends TournamentTitle, Authorship {
  readonly kind: 'TournamentStarted';
  readonly tournament: string;
  readonly players: readonly string[];
  /** When, ISO 8601. */
  readonly at: string;
}

/** Replaces the name and the date. */
export interface TournamentChanged extends TournamentTitle, Authorship {
  readonly kind: 'TournamentChanged';
}

/** Gives a player another name. The name of another player makes both the same player. */
export interface PlayerRenamed extends Authorship {
  readonly kind: 'PlayerRenamed';
  readonly from: string;
  readonly to: string;
}

export interface MatchAdded extends MatchContent, Authorship {
  readonly kind: 'MatchAdded';
  readonly match: string;
}

/** Replaces the content of a match. Its games stay. */
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

/** Recorded when the organiser makes the link for readers. */
export interface TournamentShared extends Authorship {
  readonly kind: 'TournamentShared';
  readonly link: string;
}

/** Recorded when the organiser revokes the link for readers. */
export interface TournamentUnshared extends Authorship {
  readonly kind: 'TournamentUnshared';
}

/** Recorded before the stream is deleted. */
export interface TournamentDeleted extends Authorship {
  readonly kind: 'TournamentDeleted';
}

/** Recorded in the stream of an organiser when a tournament begins. */
export interface TournamentListed {
  readonly kind: 'TournamentListed';
  readonly tournament: string;
}

/** An entry that this program cannot read, which may have revoked the link for readers. */
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
