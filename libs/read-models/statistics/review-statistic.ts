import type { Mean } from './mean.js';

/** The settings of reviews. Statistics combine only reviews that have the same settings. */
export interface ReviewMaking {
  readonly module: string;
  readonly program: string;
  /** The digest of the value model. Null if the game has none. */
  readonly model: string | null;
  readonly playouts: number;
  /** The number of games that have reviews with these settings. */
  readonly games: number;
  /** Whether new reviews would have these settings, given the current version of Retrace and its value model. */
  readonly isCurrent: boolean;
  /** Whether the statistics count these reviews. */
  readonly isCounted: boolean;
}

/** A player's results in reviewed games. Fractions are from 0 to 1. */
export interface ReviewedPlay {
  readonly games: number;
  /** The mean accuracy over games with at least one evaluated decision. */
  readonly accuracy: Mean;
  /** The number of evaluated decisions. The next three fields count the errors among these decisions. */
  readonly judged: number;
  readonly inaccuracies: number;
  readonly mistakes: number;
  readonly blunders: number;
  /** The number of errors divided by the number of evaluated decisions. Null if no decision was evaluated. */
  readonly errorRate: number | null;
  /** The gain from draws, dice and other random results, in wins. */
  readonly luck: Mean;
  /** The result without luck, where 1 is a win and ½ is a draw. Adding `luck` gives the actual result. */
  readonly adjusted: Mean;
  /** The fraction of mana left unspent. Null if the games have no mana. */
  readonly unspent: number | null;
}

/** A period within a player's reviewed games, which are ordered by when they started. */
export interface ReviewedPeriod {
  /** The month, such as `2026-11`. Null if the period is a number of games. */
  readonly month: string | null;
  /** The number of the period's first game, counting from 1. */
  readonly from: number;
  /** The number of the period's last game. */
  readonly to: number;
  readonly play: ReviewedPlay;
}

export interface ReviewedPlayer {
  readonly player: string;
  readonly module: string;
  /** The total number of games, reviewed or not. */
  readonly games: number;
  /** The number of games that do not count because all of their reviews have other settings. */
  readonly others: number;
  readonly all: ReviewedPlay;
  /**
   * The results in the earliest games. `last` contains the results in the same number of latest games. Both are null if
   * there is only one game.
   */
  readonly first: ReviewedPlay | null;
  readonly last: ReviewedPlay | null;
  /** The periods, oldest first. */
  readonly trend: readonly ReviewedPeriod[];
}

export interface ReviewedPlayers {
  /** The number of playouts in the counted reviews. Null if there are none. */
  readonly playouts: number | null;
  /** The settings of the matching games' reviews, sorted by the number of games, highest first. */
  readonly made: readonly ReviewMaking[];
  /** Sorted by the number of reviewed games, highest first. */
  readonly players: readonly ReviewedPlayer[];
}

export interface ReviewQuery {
  /** Only reviews with this number of playouts count. Defaults to the number used for the most games. */
  readonly playouts?: number;
  /** Whether the periods of the trend are months or numbers of games. */
  readonly by?: 'month' | 'games';
  /**
   * The number of games in each period. Also the maximum number of earliest games, and of latest games, to compare.
   * Defaults to 10.
   */
  readonly every?: number;
  /** The maximum number of players. */
  readonly first?: number;
}
