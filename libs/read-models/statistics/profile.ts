import type { storedGrades } from './losses.js';
import type { Mean } from './mean.js';
import type { RateDifference } from './rate.js';
import type { StatisticFilter } from './counted-games.js';

/** Selects a player and the games and decisions that a profile counts. All conditions must hold. */
export interface ProfileQuery extends Pick<StatisticFilter, 'edition' | 'format' | 'player' | 'account'> {
  /** By default the module with the most counted games. */
  readonly module?: string;
  /** Counts reviews with this number of playouts, by default the number that most games have. */
  readonly playouts?: number;
  /** Games that started on this date or later, such as `2026-11-05`. Earlier games are the comparison. */
  readonly since?: string;
  readonly hero?: string;
  readonly rivalHero?: string;
  /** The full name of another player of the game, regardless of case. */
  readonly opponent?: string;
  /** The digest of a deck list. */
  readonly deck?: string;
  readonly theme?: string;
  readonly day?: number;
  /** Maximum number of moments of a theme, by default 5. */
  readonly moments?: number;
}

/** The losses of some decisions over the games of a group. */
export interface ProfilePart {
  /** The theme, day, Hero, deck or month. Empty if it is not known. */
  readonly key: string;
  /** Win probability lost in a game, over all games of the group. Without bounds if nothing was lost. */
  readonly lost: Mean;
  /** The number of games with such a decision. */
  readonly met: number;
  /** Judged decisions, and errors among them. */
  readonly decisions: number;
  readonly errors: number;
}

/** A decision that lost something. */
export interface ProfileMoment {
  readonly game: string;
  readonly seat: number;
  /** The names of the other players. */
  readonly opponents: readonly string[];
  readonly startedAt: string;
  /** The revision of the event that requested it. */
  readonly revision: number;
  readonly day: number;
  readonly loss: number;
  readonly grade: (typeof storedGrades)[number];
}

/** Losses since a date, compared with the games before it. */
export interface ProfileChange extends ProfilePart {
  /** In the games before `since`. Null without it. */
  readonly before: Mean | null;
  /** The change since then. Null if either mean has no bounds. */
  readonly change: RateDifference | null;
}

export interface ProfileTheme extends ProfileChange {
  /** Largest loss first. */
  readonly moments: readonly ProfileMoment[];
}

/** A deck list of a player. */
export interface ProfileDeck extends ProfilePart {
  readonly hero: string;
  /** The last game with it, and when it started. */
  readonly game: string;
  readonly startedAt: string;
}

/** The losses of a player over their reviewed games of one module. Shares are from 0 to 1. */
export interface Profile {
  /** The name in the last game, or the requested name. */
  readonly player: string;
  /** Null if no review counts. */
  readonly module: string | null;
  /** Playouts of the counted reviews. Null if none counts. */
  readonly playouts: number | null;
  /** All finished games of the module that match. */
  readonly games: number;
  /** Games that are left out, because their reviews have other settings. */
  readonly others: number;
  /** Modules with counted games, the most first. */
  readonly modules: readonly { readonly module: string; readonly games: number }[];
  /** All decisions that match. */
  readonly all: ProfileChange;
  /** Largest loss first. */
  readonly themes: readonly ProfileTheme[];
  readonly days: readonly ProfilePart[];
  /** Groups of games: small samples last, and of the others the largest loss first. */
  readonly heroes: readonly ProfilePart[];
  readonly rivalHeroes: readonly ProfilePart[];
  readonly decks: readonly ProfileDeck[];
  /** By the months in which games started, whatever `since`. The oldest first. */
  readonly months: readonly ProfilePart[];
}
