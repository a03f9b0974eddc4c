import type { CardEventKind } from '#projections';
import type { Author, Seat } from '#record';

/** From and to, both included; what is left out is not bounded. */
export interface Range<T> {
  readonly from?: T;
  readonly to?: T;
}

/** How many words of a text are looked for. */
export const MOST_WORDS = 8;

/** Something that happened to a card in a game. */
export interface CardCondition {
  /** Name, whatever its case, or reference. */
  readonly card: string;
  readonly kind: CardEventKind;
  readonly seat?: Seat;
  /** For the first time on this day or before. */
  readonly byDay?: number;
  /** So many times in the game; 1 when left out. */
  readonly atLeast?: number;
}

/** Which games are meant: all that is given must hold. */
export interface GameSearch {
  /**
   * Words, each in the name, hero or faction of a player, in the game, its format or a tag, or in the name of a card that
   * something happened to. At most `MOST_WORDS` of them count. Case does not matter.
   */
  readonly text?: string;
  readonly module?: string;
  readonly edition?: string;
  readonly format?: string;
  readonly finished?: boolean;
  /** Parts of the names of a player and its hero, and its faction: of one player. Case does not matter. */
  readonly player?: string;
  readonly hero?: string;
  readonly faction?: string;
  readonly winner?: { readonly seat?: Seat; readonly name?: string };
  /** Why the game ended, in the word of the game. */
  readonly reason?: string;
  readonly days?: Range<number>;
  readonly turns?: Range<number>;
  readonly events?: Range<number>;
  /** When it was started: ISO 8601, UTC. */
  readonly started?: Range<string>;
  readonly tag?: string;
  /** The game that it is a branch of. */
  readonly parent?: string;
  readonly cards?: readonly CardCondition[];
}

/** A game that the reader knows through a link, which shows it up to a revision. */
export interface LinkedGame {
  readonly game: string;
  readonly until: number;
}

/**
 * The knowledge of a reader. Of a game that is not over, readers know as much as spectators. A finished game is known to all
 * readers if it is `PUBLIC`; wholly to its own readers alone if it is `PLAYERS`; and exists for those alone if it is
 * `PRIVATE`. Of a linked game that continues after its link, the reader knows only the beginning.
 */
export type Knowledge = { readonly linked?: readonly LinkedGame[] } & (
  | { readonly kind: 'everything' }
  /** Public games, and those that the reader belongs to. */
  | {
      readonly kind: 'public';
      readonly own: readonly string[];
      /** Who the reader is: the games they imported are theirs as well. */
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
