import type { Rate, RateDifference } from './rate.js';

/** The statistics of a card. A game in which both decks contain the card counts twice. */
export interface CardStatistic {
  readonly reference: string;
  readonly name: string;
  /** The win rate of decks with the card, and the total number of copies. */
  readonly inDeck: Rate;
  readonly copies: number;
  /** The win rate of decks that drew the card by the requested day. */
  readonly drawn: Rate;
  readonly played: Rate;
  /** The win rates of decks that drew the card before the first turn, and of those that then put it in mana. */
  readonly opening: Rate;
  readonly openingMana: Rate;
  /** The win rate if the card was drawn, minus the rate if it was not. Null if either case never occurred. */
  readonly impact: RateDifference | null;
}

export const cardOrders = ['games', 'name', 'rate', 'drawn', 'played', 'impact'] as const;
export type CardOrder = (typeof cardOrders)[number];

/** The results of a hero or faction against another. */
export interface MatchupStatistic {
  readonly own: string;
  readonly rival: string;
  /** Whether both sides have the same hero or faction, in which case the win rate is meaningless. */
  readonly isMirror: boolean;
  readonly all: Rate;
  /** The win rate in games in which the hero or faction took the first turn. */
  readonly first: Rate;
  /** The mean length in days. */
  readonly days: number;
}

export interface PlayerPeriod {
  readonly period: string;
  readonly all: Rate;
  /** The share of unspent mana. Null if the games have no mana. */
  readonly unspent: number | null;
}

export interface PlayerStatistic {
  readonly player: string;
  /** The win rate against other players. Games against oneself are counted separately. */
  readonly all: Rate;
  readonly selfPlay: number;
  /** The share of unspent mana. Null if the games have no mana. */
  readonly unspent: number | null;
  /** The mean number of activated reactions per game. */
  readonly reactions: number;
  readonly days: number;
  readonly trend: readonly PlayerPeriod[];
}

/** Means for one day of the game, over all sides that reached it. */
export interface DayStatistic {
  readonly day: number;
  readonly sides: number;
  readonly played: number;
  readonly mana: number;
  readonly unspent: number;
  /** The mean number of cards played by winners. */
  readonly playedByWinners: number;
}

export interface Overview {
  readonly games: number;
  readonly days: number;
  /** The mean number of activated reactions per side and game. */
  readonly reactions: number;
  /** The win rate of the first player. */
  readonly first: Rate;
}

/** The values that filters can have, ordered by frequency. */
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
