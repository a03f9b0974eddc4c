import type { CardEventKind } from '#projections';
import type { Author, Seat } from '#record';

/** An inclusive range. It is unbounded at an absent end. */
export interface Range<T> {
  readonly from?: T;
  readonly to?: T;
}

/** The maximum number of words that a search uses. */
export const MOST_WORDS = 8;

/** A condition on the card events of a game. */
export interface CardCondition {
  /** The name, regardless of case, or the reference of the card. */
  readonly card: string;
  readonly kind: CardEventKind;
  readonly seat?: Seat;
  /** The last day on which the event may have occurred for the first time. */
  readonly byDay?: number;
  /** The minimum number of occurrences in the game. The default is 1. */
  readonly atLeast?: number;
}

/** Selects games that match all given fields. */
export interface GameSearch {
  /**
   * Words that must each occur in a player's name, hero or faction, in the game, its format or a tag, or in the name of
   * a card with an event. Ignores case. Uses at most `MOST_WORDS` words.
   */
  readonly text?: string;
  readonly module?: string;
  readonly edition?: string;
  readonly format?: string;
  readonly finished?: boolean;
  /** Parts of the name, hero and faction of the same player. Ignores case. */
  readonly player?: string;
  readonly hero?: string;
  readonly faction?: string;
  readonly winner?: { readonly seat?: Seat; readonly name?: string };
  /** The reason why the game ended, as an identifier of the game. */
  readonly reason?: string;
  readonly days?: Range<number>;
  readonly turns?: Range<number>;
  readonly events?: Range<number>;
  /** The time at which the game started, as ISO 8601, UTC. */
  readonly started?: Range<string>;
  readonly tag?: string;
  /** The game from which the game branches. */
  readonly parent?: string;
  readonly cards?: readonly CardCondition[];
}

/** A game that the reader knows only through a link, which shows it up to a revision. */
export interface LinkedGame {
  readonly game: string;
  readonly until: number;
}

/**
 * The knowledge of a reader. Every reader knows as much about an unfinished game as spectators do. Readers know a
 * finished game completely if it is `PUBLIC` or their own. If it is `PLAYERS`, others know it as spectators, and if it
 * is `PRIVATE`, it is hidden from others. If a linked game continues after its link, the reader knows only its
 * beginning.
 */
export type Knowledge = { readonly linked?: readonly LinkedGame[] } & (
  | { readonly kind: 'everything' }
  /** Only public games, and the games of the reader. */
  | {
      readonly kind: 'public';
      readonly own: readonly string[];
      /** The identity of the reader, who also has full access to the games that they imported. */
      readonly importer?: Author;
    }
);

export const everything: Knowledge = { kind: 'everything' };

/** The orders of lists. `recorded` is the order in which the first events were stored. */
export const orderings = ['recorded', 'started', 'days', 'turns', 'events'] as const;
export type Ordering = (typeof orderings)[number];

export interface GameOrder {
  readonly by: Ordering;
  readonly direction: 'asc' | 'desc';
}

export const newestFirst: GameOrder = { by: 'started', direction: 'desc' };
