import type { StatisticFilter } from './counted-games.js';
import type { Mean } from './mean.js';
import type { Rate } from './rate.js';

/** Selects the games of a player in which an opponent or a Hero was met. All conditions must hold. */
export interface PreparationQuery extends Pick<StatisticFilter, 'edition' | 'format' | 'player' | 'account'> {
  /** The full name of the opponent, regardless of case. */
  readonly opponent?: string;
  readonly rivalHero?: string;
  /** By default the module with the most games. */
  readonly module?: string;
  /** Games that started on this date or later, such as `2026-11-05`. */
  readonly since?: string;
}

/** A card of opponents that spectators of the games have seen, whatever its print. */
export interface SeenCard {
  readonly reference: string;
  readonly name: string;
  /** Games in which it was seen. */
  readonly games: number;
  /** Games in which it was played. */
  readonly played: number;
  /** Games by the day on which it was first seen, the earliest day first. */
  readonly firstDays: readonly { readonly day: number; readonly games: number }[];
}

/** Games against one Hero. */
export interface RivalDeck {
  /** Empty if it is not known. */
  readonly hero: string;
  readonly faction: string;
  /** The wins of the player. */
  readonly all: Rate;
  /** The last game, and when it started. */
  readonly game: string;
  readonly startedAt: string;
  /** Games whose cards count. */
  readonly counted: number;
  /** The cards that were seen in most games first. */
  readonly cards: readonly SeenCard[];
}

/** The play of opponents on a day of the game: means over the games that reached it. */
export interface RivalDay {
  readonly day: number;
  readonly played: Mean;
  readonly mana: Mean;
  readonly unspent: Mean;
}

/** A finished game against the opponent. */
export interface MetGame {
  readonly game: string;
  readonly seat: number;
  readonly opponent: string;
  readonly startedAt: string;
  readonly won: boolean;
}

/** The results, cards and habits of an opponent or a Hero, as a player met them in their own games. */
export interface Preparation {
  /** The names in the last game, or the requested names. */
  readonly player: string;
  /** Null if several opponents were met, or none. */
  readonly opponent: string | null;
  /** Null if no game matches. */
  readonly module: string | null;
  /** The modules of the games, those of the most games first. */
  readonly modules: readonly { readonly module: string; readonly games: number }[];
  /** Games of the module. */
  readonly games: number;
  /** The latest of them, whose cards and days count. */
  readonly counted: number;
  /** The wins of the player: of all games, with the first turn, and without it. */
  readonly all: Rate;
  readonly first: Rate;
  readonly second: Rate;
  /** How long the games were. */
  readonly length: Mean;
  /** Reactions that opponents activated in a game. */
  readonly reactions: Mean;
  readonly days: readonly RivalDay[];
  /** By Hero, the most games first. */
  readonly decks: readonly RivalDeck[];
  /** The latest games. */
  readonly latest: readonly MetGame[];
}
