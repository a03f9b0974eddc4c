import type { CardEventKind } from '#projections';
import type { Author, Seat } from '#record';

/** An inclusive range. If an end is absent, the range is unbounded there. */
export interface Range<T> {
  readonly from?: T;
  readonly to?: T;
}

/** The maximum number of words in a search. Further words are ignored. */
export const MOST_WORDS = 8;

/** A condition on the card events in a game. */
export interface CardCondition {
  /** The card's name, in any case, or its reference. */
  readonly card: string;
  readonly kind: CardEventKind;
  readonly seat?: Seat;
  /** The event must have happened for the first time on this day or earlier. */
  readonly byDay?: number;
  /** The minimum number of times that the event happened in the game. Defaults to 1. */
  readonly atLeast?: number;
}

/** A search for games. All given fields must match. */
export interface GameSearch {
  /**
   * The words to find. Each word must occur in a player's name, hero or faction, in the name of the game or its format,
   * in a tag, or in the name of a card with an event. Ignores case. Only the first `MOST_WORDS` words are used.
   */
  readonly text?: string;
  readonly module?: string;
  readonly edition?: string;
  readonly format?: string;
  readonly finished?: boolean;
  /** Part of a player's name. `hero` and `faction` must belong to the same player. Ignores case. */
  readonly player?: string;
  readonly hero?: string;
  readonly faction?: string;
  readonly winner?: { readonly seat?: Seat; readonly name?: string };
  /** The reason for the end of the game, as an identifier defined by the game. */
  readonly reason?: string;
  readonly days?: Range<number>;
  readonly turns?: Range<number>;
  readonly events?: Range<number>;
  /** When the game started, in ISO 8601 format, in UTC. */
  readonly started?: Range<string>;
  readonly tag?: string;
  /** Finds only branches of this game. */
  readonly parent?: string;
  readonly cards?: readonly CardCondition[];
}

/** A game that the user knows only through a link, which shows the game up to a revision. */
export interface LinkedGame {
  readonly game: string;
  readonly until: number;
}

/**
 * The information about games that a user is allowed to see. In an unfinished game, every user sees as much as a
 * spectator. In a finished game, a user sees everything if the game is `PUBLIC` or the user's own. Other users see as
 * much as a spectator if the game is `PLAYERS`, and nothing if it is `PRIVATE`. If a game continues beyond the user's
 * link, the user sees only its beginning.
 */
export type Knowledge = { readonly linked?: readonly LinkedGame[] } & (
  | { readonly kind: 'everything' }
  /** Public games and the user's own games. */
  | {
      readonly kind: 'public';
      readonly own: readonly string[];
      /** The user's identity. The user also has full access to the games that they imported. */
      readonly importer?: Author;
    }
);

export const everything: Knowledge = { kind: 'everything' };

/** The orders of lists. `recorded` is the order in which the games' first events were stored. */
export const orderings = ['recorded', 'started', 'days', 'turns', 'events'] as const;
export type Ordering = (typeof orderings)[number];

export interface GameOrder {
  readonly by: Ordering;
  readonly direction: 'asc' | 'desc';
}

export const newestFirst: GameOrder = { by: 'started', direction: 'desc' };
