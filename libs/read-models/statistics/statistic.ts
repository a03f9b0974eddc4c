import type { Rate, RateDifference } from './rate.js';

/** Statistics for a card. A game counts twice if both decks contain the card. */
export interface CardStatistic {
  readonly reference: string;
  readonly name: string;
  /** The win rate of decks that contain the card. `copies` is the total number of copies. */
  readonly inDeck: Rate;
  readonly copies: number;
  /** The win rate of decks from which the card was drawn by the requested day. */
  readonly drawn: Rate;
  readonly played: Rate;
  /**
   * The win rate of decks whose player drew the card before the first turn. If the player then put the card in mana,
   * the deck also counts for `openingMana`.
   */
  readonly opening: Rate;
  readonly openingMana: Rate;
  /** The win rate if the card was drawn minus the win rate if it was not. Null if either case never occurred. */
  readonly impact: RateDifference | null;
}

export const cardOrders = ['games', 'name', 'rate', 'drawn', 'played', 'impact'] as const;
export type CardOrder = (typeof cardOrders)[number];

/** The results of a hero or faction against another one. */
export interface MatchupStatistic {
  readonly own: string;
  readonly rival: string;
  /** Whether both sides have the same hero or faction, which makes the win rate meaningless. */
  readonly isMirror: boolean;
  readonly all: Rate;
  /** The win rate in games in which the hero or faction took the first turn. */
  readonly first: Rate;
  /** The mean length of the games in days. */
  readonly days: number;
}

export interface PlayerPeriod {
  readonly period: string;
  readonly all: Rate;
  /** The fraction of mana left unspent. Null if the games have no mana. */
  readonly unspent: number | null;
}

export interface PlayerStatistic {
  readonly player: string;
  /** The win rate against other players. Games against oneself are counted separately. */
  readonly all: Rate;
  readonly selfPlay: number;
  /** The fraction of mana left unspent. Null if the games have no mana. */
  readonly unspent: number | null;
  /** The mean number of activated reactions per game. */
  readonly reactions: number;
  readonly days: number;
  readonly trend: readonly PlayerPeriod[];
}

/** Means for one day of the game, over all sides that reached this day. */
export interface DayStatistic {
  readonly day: number;
  readonly sides: number;
  readonly played: number;
  readonly mana: number;
  readonly unspent: number;
  /** The mean number of cards that winners played. */
  readonly playedByWinners: number;
}

export interface Overview {
  readonly games: number;
  readonly days: number;
  /** The mean number of activated reactions per side of a game. */
  readonly reactions: number;
  /** The first player's win rate. */
  readonly first: Rate;
}

/** The values that filters can have, most frequent first. */
export interface Choices {
  readonly modules: readonly string[];
  readonly editions: readonly string[];
  readonly formats: readonly string[];
  readonly heroes: readonly string[];
  readonly factions: readonly string[];
  readonly players: readonly string[];
  /** The months in which games started, such as `2026-11`. */
  readonly months: readonly string[];
}

export interface CardQuery {
  readonly byDay?: number;
  readonly order?: CardOrder;
  readonly first?: number;
}

export interface MatchupQuery {
  readonly by?: 'hero' | 'faction';
  readonly first?: number;
}
