import type { Mean } from './mean.js';

/** The settings of reviews. Statistics combine only reviews with the same settings. */
export interface ReviewMaking {
  readonly module: string;
  readonly program: string;
  /** The digest of the value model. Null if the game has none. */
  readonly model: string | null;
  readonly playouts: number;
  /** The number of games with reviews that have these settings. */
  readonly games: number;
  /** Whether new reviews of this program and value model would have these settings. */
  readonly isCurrent: boolean;
  /** Whether the statistics count these reviews. */
  readonly isCounted: boolean;
}

/** The results of a player in some reviewed games. Shares are from 0 to 1. */
export interface ReviewedPlay {
  /** The number of reviewed games. */
  readonly games: number;
  /** The mean accuracy over games with at least one evaluated decision. */
  readonly accuracy: Mean;
  /** The numbers of evaluated decisions and of errors among them. */
  readonly judged: number;
  readonly inaccuracies: number;
  readonly mistakes: number;
  readonly blunders: number;
  /** Errors divided by evaluated decisions. Null if no decision was evaluated. */
  readonly errorRate: number | null;
  /** The gain from draws, dice and other random results, in wins. */
  readonly luck: Mean;
  /** The result without luck, where 1 is a win and ½ a draw. Adding `luck` gives the actual result. */
  readonly adjusted: Mean;
  /** The share of unspent mana. Null if the games have no mana. */
  readonly unspent: number | null;
}

/** A part of a player's reviewed games, in the order in which they started. */
export interface ReviewedPeriod {
  /** The month, such as `2026-11`. Null if the part is a number of games. */
  readonly month: string | null;
  /** The numbers of the first and the last game of the part, from 1. */
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
  /** The results of the first games and of as many last games. Null if there is only one game. */
  readonly first: ReviewedPlay | null;
  readonly last: ReviewedPlay | null;
  /** The parts, oldest first. */
  readonly trend: readonly ReviewedPeriod[];
}

export interface ReviewedPlayers {
  /** The number of playouts of the counted reviews. Null if there are none. */
  readonly playouts: number | null;
  /** The programs and settings of the reviews of these games, ordered by the number of games. */
  readonly made: readonly ReviewMaking[];
  /** The players, ordered by the number of reviewed games. */
  readonly players: readonly ReviewedPlayer[];
}

export interface ReviewQuery {
  /** Counts reviews with this number of playouts. The default is the number with the most games. */
  readonly playouts?: number;
  /** The parts of a trend, which are months or numbers of games. */
  readonly by?: 'month' | 'games';
  /** The number of games in each part, and in the first and the last games. The default is 10. */
  readonly every?: number;
  /** Maximum number of players. */
  readonly first?: number;
}
