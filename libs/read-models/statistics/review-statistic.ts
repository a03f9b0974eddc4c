import type { Mean } from './mean.js';

/** The settings of reviews. Only reviews with the same settings count together. */
export interface ReviewMaking {
  readonly module: string;
  readonly program: string;
  /** The digest of the value model. Null if the game has none. */
  readonly model: string | null;
  readonly playouts: number;
  /** The number of games with such a review. */
  readonly games: number;
  /** Whether reviews of this program and model would have these settings. */
  readonly isCurrent: boolean;
  /** Whether these reviews are counted. */
  readonly isCounted: boolean;
}

/** The results of some reviewed games for a player. Shares are from 0 to 1. */
export interface ReviewedPlay {
  /** The number of reviewed games. */
  readonly games: number;
  /** The mean over games with at least one judged decision. */
  readonly accuracy: Mean;
  /** Number of judged decisions, and of errors among them. */
  readonly judged: number;
  readonly inaccuracies: number;
  readonly mistakes: number;
  readonly blunders: number;
  /** Errors by judged decisions. Null if none was judged. */
  readonly errorRate: number | null;
  /** The gain from draws, dice and other chance, in wins. */
  readonly luck: Mean;
  /** The result without luck: 1 is a win, ½ a draw. Adding `luck` gives the result. */
  readonly adjusted: Mean;
  /** Share of mana that was not spent. Null if the games have none. */
  readonly unspent: number | null;
}

/** A part of a player's reviewed games, by start. */
export interface ReviewedPeriod {
  /** `2026-11`. Null if it is no month. */
  readonly month: string | null;
  /** The first and the last of these games, counted from 1. */
  readonly from: number;
  readonly to: number;
  readonly play: ReviewedPlay;
}

export interface ReviewedPlayer {
  readonly player: string;
  readonly module: string;
  /** The number of all games, reviewed or not. */
  readonly games: number;
  /** The number of excluded games, whose reviews all have other settings. */
  readonly others: number;
  readonly all: ReviewedPlay;
  /** The first and the last games, equally many. Null if there is only one game. */
  readonly first: ReviewedPlay | null;
  readonly last: ReviewedPlay | null;
  /** Oldest first. */
  readonly trend: readonly ReviewedPeriod[];
}

export interface ReviewedPlayers {
  /** Playouts of the counted reviews. Null if there are none. */
  readonly playouts: number | null;
  /** The programs and settings that made reviews of these games, by number of games, largest first. */
  readonly made: readonly ReviewMaking[];
  /** The players, by number of reviewed games, largest first. */
  readonly players: readonly ReviewedPlayer[];
}

export interface ReviewQuery {
  /** Counts reviews with this number of playouts, by default the number that most games have. */
  readonly playouts?: number;
  /** The steps of a trend: months, or a number of games. */
  readonly by?: 'month' | 'games';
  /** The number of games in a step and in the first and last games, by default 10. */
  readonly every?: number;
  /** Maximum number of players. */
  readonly first?: number;
}
