import type { CardEventKind } from '#projections';
import type { Author, Seat } from '#record';

/** An inclusive range. An absent end is unbounded. */
export interface Range<T> {
  readonly from?: T;
  readonly to?: T;
}

/** Maximum number of searched words. */
export const MOST_WORDS = 8;

/** A card event in a game. */
export interface CardCondition {
  /** Name, whatever its case, or reference. */
  readonly card: string;
  readonly kind: CardEventKind;
  readonly seat?: Seat;
  /** The latest day on which it first happened. */
  readonly byDay?: number;
  /** Minimum number of times in the game, by default 1. */
  readonly atLeast?: number;
}

/** Selects games that match all given fields. */
export interface GameSearch {
  /**
   * Words, each in the name, hero or faction of a player, in the game, its format or a tag, or in the name of
   * a card with an event. At most `MOST_WORDS` count. Ignores case.
   */
  readonly text?: string;
  readonly module?: string;
  readonly edition?: string;
  readonly format?: string;
  readonly finished?: boolean;
  /** Parts of a player's name, hero and faction, all of the same player. Ignores case. */
  readonly player?: string;
  readonly hero?: string;
  readonly faction?: string;
  readonly winner?: { readonly seat?: Seat; readonly name?: string };
  /** The reason why the game ended, in the game's own term. */
  readonly reason?: string;
  readonly days?: Range<number>;
  readonly turns?: Range<number>;
  readonly events?: Range<number>;
  /** When it was started: ISO 8601, UTC. */
  readonly started?: Range<string>;
  readonly tag?: string;
  /** The game that it branches from. */
  readonly parent?: string;
  readonly cards?: readonly CardCondition[];
}

/** A game that the reader knows through a link, which shows it up to a revision. */
export interface LinkedGame {
  readonly game: string;
  readonly until: number;
}

/**
 * A reader's knowledge. Every reader of an unfinished game knows as much as spectators. A finished game is known to
 * all readers if `PUBLIC`, completely only to its own readers if `PLAYERS`, and exists only for them if `PRIVATE`. If a
 * linked game continues after its link, the reader knows only its beginning.
 */
export type Knowledge = { readonly linked?: readonly LinkedGame[] } & (
  | { readonly kind: 'everything' }
  /** Public games, and those that the reader belongs to. */
  | {
      readonly kind: 'public';
      readonly own: readonly string[];
      /** The reader, who also owns the games they imported. */
      readonly importer?: Author;
    }
);

export const everything: Knowledge = { kind: 'everything' };

/** The orders of lists. `recorded`: when the first event came into the store. */
export const orderings = ['recorded', 'started', 'days', 'turns', 'events'] as const;
export type Ordering = (typeof orderings)[number];

export interface GameOrder {
  readonly by: Ordering;
  readonly direction: 'asc' | 'desc';
}

export const newestFirst: GameOrder = { by: 'started', direction: 'desc' };
