import type { StatisticFilter } from './counted-games.js';
import type { Mean } from './mean.js';
import type { Rate } from './rate.js';

/** A query for a player's games against an opponent or a Hero. All given fields must match. */
export interface PreparationQuery extends Pick<StatisticFilter, 'edition' | 'format' | 'player' | 'account'> {
  /** The opponent's full name, in any case. */
  readonly opponent?: string;
  readonly rivalHero?: string;
  /** Defaults to the module with the most games. */
  readonly module?: string;
  /** The first date whose games count, such as `2026-11-05`. */
  readonly since?: string;
}

/** An opponent's card that spectators could see. All printings of a card count together. */
export interface SeenCard {
  readonly reference: string;
  readonly name: string;
  /** The number of games in which the card could be seen. */
  readonly games: number;
  /** The number of games in which the card was played. */
  readonly played: number;
  /** The number of games in which the card was put in mana. */
  readonly inMana: number;
  /** For each day on which the card could first be seen, the number of games. Sorted by day. */
  readonly firstDays: readonly { readonly day: number; readonly games: number }[];
}

/** Results of games against a particular Hero. */
export interface RivalDeck {
  /** The Hero's reference. Empty if unknown. */
  readonly hero: string;
  readonly faction: string;
  /** The player's win rate. */
  readonly all: Rate;
  /** The id of the most recent game. `startedAt` is when this game started. */
  readonly game: string;
  readonly startedAt: string;
  /** The number of games whose cards are counted. */
  readonly counted: number;
  /** Sorted by the number of games in which the card could be seen, highest first. */
  readonly cards: readonly SeenCard[];
}

/** Statistics about opponents' play on a certain day, as means over the games that reached this day. */
export interface RivalDay {
  readonly day: number;
  readonly played: Mean;
  readonly mana: Mean;
  readonly unspent: Mean;
  /** The frequencies of the opponents' habits. Habits that occur in none of the games are omitted. */
  readonly habits: readonly RivalHabit[];
}

/** The frequency with which opponents showed a habit on a day. */
export interface RivalHabit {
  /** A name from `Habits.names`. */
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

/** The results, cards and habits of an opponent or a Hero in a player's own games. */
export interface Preparation {
  /** The player's name in the most recent game. If there is no game, the requested name. */
  readonly player: string;
  /** The opponent's name in the most recent game. Null if there is no game or if there are several opponents. */
  readonly opponent: string | null;
  /** Null if no game matches. */
  readonly module: string | null;
  /** The modules of matching games, sorted by the number of games, highest first. */
  readonly modules: readonly { readonly module: string; readonly games: number }[];
  /** The number of matching games of this module. */
  readonly games: number;
  /** The number of most recent games whose cards and days are counted. */
  readonly counted: number;
  /**
   * The player's win rate in all games (`all`), in games in which the player took the first turn (`first`), and in the
   * others (`second`).
   */
  readonly all: Rate;
  readonly first: Rate;
  readonly second: Rate;
  readonly length: Mean;
  /** The number of reactions that opponents activated per game. */
  readonly reactions: Mean;
  readonly days: readonly RivalDay[];
  /** The opposing decks by Hero, sorted by the number of games, highest first. */
  readonly decks: readonly RivalDeck[];
  readonly latest: readonly MetGame[];
}
