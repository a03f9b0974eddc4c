import type { storedGrades } from './losses.js';
import type { Mean } from './mean.js';
import type { RateDifference } from './rate.js';
import type { StatisticFilter } from './counted-games.js';

/** Selects a player, and the games and decisions that a profile counts. All conditions must hold. */
export interface ProfileQuery extends Pick<StatisticFilter, 'edition' | 'format' | 'player' | 'account'> {
  /** The default is the module with the most counted games. */
  readonly module?: string;
  /** Counts reviews with this number of playouts. The default is the number with the most games. */
  readonly playouts?: number;
  /** Counts games that started on this date or later, such as `2026-11-05`, and compares them with earlier games. */
  readonly since?: string;
  readonly hero?: string;
  readonly rivalHero?: string;
  /** The full name of another player of the game, regardless of case. */
  readonly opponent?: string;
  /** The digest of a deck list. */
  readonly deck?: string;
  readonly theme?: string;
  readonly day?: number;
  /** The maximum number of moments of a theme, by default 5. */
  readonly moments?: number;
  /** Maximum number of turning points, by default 5. */
  readonly swings?: number;
}

/** The losses of some decisions in a group of games. */
export interface ProfilePart {
  /** The theme, day, Hero, deck or month. Empty if unknown. */
  readonly key: string;
  /** The mean win probability lost per game, over all games of the group. It has no bounds if nothing was lost. */
  readonly lost: Mean;
  /** The number of games with such a decision. */
  readonly met: number;
  /** The numbers of evaluated decisions and of errors among them. */
  readonly decisions: number;
  readonly errors: number;
}

/** A moment of a game of the player. */
export interface MomentInGame {
  readonly game: string;
  readonly seat: number;
  /** The names of the other players. */
  readonly opponents: readonly string[];
  readonly startedAt: string;
  /** The revision of the event that requested the decision, or of the position. */
  readonly revision: number;
}

/** A decision that lost something. */
export interface ProfileMoment extends MomentInGame {
  readonly day: number;
  readonly loss: number;
  readonly grade: (typeof storedGrades)[number];
}

/** A moment at which the player's chance to win changed most: a turning point of a review. */
export interface ProfileSwing extends MomentInGame {
  /** The chance of the player, from 0 to 1. */
  readonly before: number;
  readonly after: number;
  /** The day, theme and player of the decision there. Null if no decision was judged. */
  readonly decision: { readonly day: number; readonly theme: string; readonly player: string } | null;
}

/** Losses since a date, compared with the games before it. */
export interface ProfileChange extends ProfilePart {
  /** The loss in the games before `since`. Null without `since`. */
  readonly before: Mean | null;
  /** The difference from the games before `since`. Null if either mean has no bounds. */
  readonly change: RateDifference | null;
}

export interface ProfileTheme extends ProfileChange {
  /** The moments, ordered by loss, largest first. */
  readonly moments: readonly ProfileMoment[];
}

export interface ProfileDeck extends ProfilePart {
  readonly hero: string;
  /** The id of the last game with the deck, and the time at which it started. */
  readonly game: string;
  readonly startedAt: string;
}

/** The losses of a player in their reviewed games of one module. Shares are from 0 to 1. */
export interface Profile {
  /** The player's name in the last game, or the requested name. */
  readonly player: string;
  /** The module. Null if no review counts. */
  readonly module: string | null;
  /** The number of playouts of the counted reviews. Null if none counts. */
  readonly playouts: number | null;
  /** The number of finished games of the module that match. */
  readonly games: number;
  /** The number of excluded games, whose reviews have other settings. */
  readonly others: number;
  /** The modules with counted games, ordered by the number of games. */
  readonly modules: readonly { readonly module: string; readonly games: number }[];
  /** The losses of all decisions that match. */
  readonly all: ProfileChange;
  /** The themes, ordered by loss, largest first. */
  readonly themes: readonly ProfileTheme[];
  readonly days: readonly ProfilePart[];
  /** Groups of games, ordered by loss, largest first, with small samples last. */
  readonly heroes: readonly ProfilePart[];
  readonly rivalHeroes: readonly ProfilePart[];
  readonly decks: readonly ProfileDeck[];
  /** The losses by the month in which games started, oldest first. Ignores `since`. */
  readonly months: readonly ProfilePart[];
  /** Largest change first. */
  readonly swings: readonly ProfileSwing[];
}
