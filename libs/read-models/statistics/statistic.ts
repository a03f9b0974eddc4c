import type { Rate, RateDifference } from './rate.js';

/** The statistics of a card. A game with the card in both decks counts twice. */
export interface CardStatistic {
  readonly reference: string;
  readonly name: string;
  /** Decks with the card, and the total number of copies. */
  readonly inDeck: Rate;
  readonly copies: number;
  /** Win rate of decks that drew it by the requested day. */
  readonly drawn: Rate;
  readonly played: Rate;
  /** Win rates of decks that drew it before the first turn, and of those that then turned it into mana. */
  readonly opening: Rate;
  readonly openingMana: Rate;
  /** The win rate if it was drawn, minus the rate if it was not. Null if either never happened. */
  readonly impact: RateDifference | null;
}

export const cardOrders = ['games', 'name', 'rate', 'drawn', 'played', 'impact'] as const;
export type CardOrder = (typeof cardOrders)[number];

/** Results of a hero or faction against another. */
export interface MatchupStatistic {
  readonly own: string;
  readonly rival: string;
  /** Whether both sides have the same hero or faction. The win rate then means nothing. */
  readonly isMirror: boolean;
  readonly all: Rate;
  /** Win rate of games in which the hero or faction took the first turn. */
  readonly first: Rate;
  /** Mean length in days. */
  readonly days: number;
}

/** A player's results in one month. */
export interface PlayerPeriod {
  readonly period: string;
  readonly all: Rate;
  /** Share of mana that was not spent. Null if the games have none. */
  readonly unspent: number | null;
}

export interface PlayerStatistic {
  readonly player: string;
  /** Games against other players. Games against oneself are counted separately. */
  readonly all: Rate;
  readonly selfPlay: number;
  /** Share of mana that was not spent. Null if the games have none. */
  readonly unspent: number | null;
  /** Mean per game. */
  readonly reactions: number;
  readonly days: number;
  /** By month, oldest first. */
  readonly trend: readonly PlayerPeriod[];
}

/** Means for a day of the game over all sides that reached it. */
export interface DayStatistic {
  readonly day: number;
  readonly sides: number;
  readonly played: number;
  readonly mana: number;
  readonly unspent: number;
  /** Cards played by winners. */
  readonly playedByWinners: number;
}

/** The totals of all games. */
export interface Overview {
  readonly games: number;
  readonly days: number;
  /** Mean per side and game. */
  readonly reactions: number;
  /** The win rate of the first player. */
  readonly first: Rate;
}

/** Values of the games for filters, the most frequent first. */
export interface Choices {
  readonly modules: readonly string[];
  readonly editions: readonly string[];
  readonly formats: readonly string[];
  readonly heroes: readonly string[];
  readonly factions: readonly string[];
  readonly players: readonly string[];
  /** Months in which games started: `2026-11`. */
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
