import type { Mean } from './mean.js';

/** The settings of reviews. Only reviews with the same settings count together. */
export interface ReviewMaking {
  readonly module: string;
  readonly program: string;
  /** The digest of the value model. Null if the game has none. */
  readonly model: string | null;
  readonly playouts: number;
  /** Games with such a review. */
  readonly games: number;
  /** Whether this program and model would make such reviews now. */
  readonly isCurrent: boolean;
  /** Whether these reviews are counted. */
  readonly isCounted: boolean;
}

/** The results of some reviewed games for a player. Shares are from 0 to 1. */
export interface ReviewedPlay {
  /** Reviewed games. */
  readonly games: number;
  /** Of games in which a decision was judged. */
  readonly accuracy: Mean;
  /** Decisions that were judged, and errors among them. */
  readonly judged: number;
  readonly inaccuracies: number;
  readonly mistakes: number;
  readonly blunders: number;
  /** Errors by judged decisions. Null if none was judged. */
  readonly errorRate: number | null;
  /** The gain from draws, dice and the like, in wins. */
  readonly luck: Mean;
  /** The result without luck: 1 is a win, ½ a draw. With `luck` it comes to the result. */
  readonly adjusted: Mean;
  /** Share of mana that was not spent. Null if the games have none. */
  readonly unspent: number | null;
}

/** A part of the reviewed games of a player, in the order in which they were started. */
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
  /** All their games, reviewed or not. */
  readonly games: number;
  /** Games that are left out: their reviews were all made with something else. */
  readonly others: number;
  readonly all: ReviewedPlay;
  /** The first and the last games, as many of each. Null if there is only one. */
  readonly first: ReviewedPlay | null;
  readonly last: ReviewedPlay | null;
  /** The oldest first. */
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
  /** How many games a part of a trend has, and the first and the last games; 10 when left out. */
  readonly every?: number;
  /** How many players. */
  readonly first?: number;
}
