import type { StatisticFilter } from './counted-games.js';
import type { Mean } from './mean.js';
import type { Rate } from './rate.js';

/** Selects the games in which a player met an opponent or a Hero. All conditions must hold. */
export interface PreparationQuery extends Pick<StatisticFilter, 'edition' | 'format' | 'player' | 'account'> {
  /** The full name of the opponent, regardless of case. */
  readonly opponent?: string;
  readonly rivalHero?: string;
  /** The default is the module with the most games. */
  readonly module?: string;
  /** Games that started on this date or later, such as `2026-11-05`. */
  readonly since?: string;
}

/** A card of opponents that was visible to spectators. All prints of a card count together. */
export interface SeenCard {
  readonly reference: string;
  readonly name: string;
  /** The number of games in which the card was visible. */
  readonly games: number;
  /** The number of games in which the card was played. */
  readonly played: number;
  /** Games in which it was put in mana. */
  readonly inMana: number;
  /** The number of games by the day on which the card first became visible, in ascending order. */
  readonly firstDays: readonly { readonly day: number; readonly games: number }[];
}

/** The games against one Hero. */
export interface RivalDeck {
  /** The reference of the Hero. Empty if unknown. */
  readonly hero: string;
  readonly faction: string;
  /** The wins of the player. */
  readonly all: Rate;
  /** The id of the last game, and the time at which it started. */
  readonly game: string;
  readonly startedAt: string;
  /** The number of games whose cards count. */
  readonly counted: number;
  /** The cards, ordered by the number of games in which they were visible. */
  readonly cards: readonly SeenCard[];
}

/** The opponents' play on one day of a game: means over the games that reached that day. */
export interface RivalDay {
  readonly day: number;
  readonly played: Mean;
  readonly mana: Mean;
  readonly unspent: Mean;
  /** How often opponents did what the game counts as a habit. Habits that no game shows are left out. */
  readonly habits: readonly RivalHabit[];
}

/** How often opponents had a habit on a day. */
export interface RivalHabit {
  /** A name of the game's `Habits`. */
  readonly habit: string;
  readonly times: Mean;
}

export interface MetGame {
  readonly game: string;
  readonly seat: number;
  readonly opponent: string;
  readonly startedAt: string;
  readonly won: boolean;
}

/** The results, cards and habits of an opponent or a Hero, according to a player's own games. */
export interface Preparation {
  /** The player's name in the last game, or the requested name. */
  readonly player: string;
  /** The opponent's name in the last game. Null if there is none or several. */
  readonly opponent: string | null;
  /** The module. Null if no game matches. */
  readonly module: string | null;
  /** The modules of the games, ordered by the number of games. */
  readonly modules: readonly { readonly module: string; readonly games: number }[];
  /** The number of games of the module. */
  readonly games: number;
  /** The number of latest games whose cards and days count. */
  readonly counted: number;
  /** The wins of the player in all games, in games with the first turn, and in games without it. */
  readonly all: Rate;
  readonly first: Rate;
  readonly second: Rate;
  readonly length: Mean;
  /** The number of reactions that opponents activated per game. */
  readonly reactions: Mean;
  readonly days: readonly RivalDay[];
  /** The decks by Hero, ordered by the number of games. */
  readonly decks: readonly RivalDeck[];
  readonly latest: readonly MetGame[];
}
