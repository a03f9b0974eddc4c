import type { Mean } from './mean.js';

/** What reviews are made with; only those count together that were made with the same. */
export interface ReviewMaking {
  readonly module: string;
  readonly program: string;
  /** The digest of the value model; null: the game has none. */
  readonly model: string | null;
  readonly playouts: number;
  /** Games with such a review. */
  readonly games: number;
  /** True: reviews would be made with this program and model now. */
  readonly isCurrent: boolean;
  /** True: the numbers are of these. */
  readonly isCounted: boolean;
}

/** What some reviewed games come to for a player. Shares are from 0 to 1. */
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
  /** Errors by judged decisions; null: none was judged. */
  readonly errorRate: number | null;
  /** What draws, dice and the like gave, of a win. */
  readonly luck: Mean;
  /** The result without luck: 1 is a win, ½ a draw. With `luck` it comes to the result. */
  readonly adjusted: Mean;
  /** Share of mana that was not spent; null: the games have none. */
  readonly unspent: number | null;
}

/** A part of the reviewed games of a player, in the order in which they were started. */
export interface ReviewedPeriod {
  /** `2026-11`; null: it is no month. */
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
  /** The first and the last games, as many of each; null: there is only one. */
  readonly first: ReviewedPlay | null;
  readonly last: ReviewedPlay | null;
  /** The oldest first. */
  readonly trend: readonly ReviewedPeriod[];
}

export interface ReviewedPlayers {
  /** Playouts of the reviews that count; null: none does. */
  readonly playouts: number | null;
  /** All that reviews of the games were made with, those of the most games first. */
  readonly made: readonly ReviewMaking[];
  /** Those with the most reviewed games first. */
  readonly players: readonly ReviewedPlayer[];
}

export interface ReviewQuery {
  /** Reviews of so many playouts; when left out, of those that the most games have. */
  readonly playouts?: number;
  /** What a trend is told by: months, or so many games. */
  readonly by?: 'month' | 'games';
  /** How many games a part of a trend has, and the first and the last games; 10 when left out. */
  readonly every?: number;
  /** How many players. */
  readonly first?: number;
}
