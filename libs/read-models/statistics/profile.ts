import type { storedGrades } from './losses.js';
import type { Mean } from './mean.js';
import type { RateDifference } from './rate.js';
import type { StatisticFilter } from './counted-games.js';

/** Selects a profile's player and the games and decisions that it counts. All given fields must match. */
export interface ProfileQuery extends Pick<StatisticFilter, 'edition' | 'format' | 'player' | 'account'> {
  /** Defaults to the module with the most counted games. */
  readonly module?: string;
  /** Only reviews with this number of playouts count. Defaults to the number used for the most games. */
  readonly playouts?: number;
  /** The first date whose games count, such as `2026-11-05`. Earlier games are used for comparison. */
  readonly since?: string;
  readonly hero?: string;
  readonly rivalHero?: string;
  /** The full name of another player in the game, in any case. */
  readonly opponent?: string;
  /** The digest of a deck list. */
  readonly deck?: string;
  readonly theme?: string;
  readonly day?: number;
  /** The maximum number of key moments per theme. Defaults to 5. */
  readonly moments?: number;
  /** The maximum number of turning points. Defaults to 5. */
  readonly swings?: number;
}

/** The losses in a group of decisions or games. */
export interface ProfilePart {
  /** The theme, day, Hero, deck or month. Empty if unknown. */
  readonly key: string;
  /** The mean loss of win probability per game in the group. It has no bounds if nothing was lost. */
  readonly lost: Mean;
  /** The number of games in which a decision of the group was evaluated. */
  readonly met: number;
  /** The number of evaluated decisions. `errors` is the number of errors among them. */
  readonly decisions: number;
  readonly errors: number;
}

/** A key moment in one of the player's games. */
export interface MomentInGame {
  readonly game: string;
  readonly seat: number;
  /** The other players' names. */
  readonly opponents: readonly string[];
  readonly startedAt: string;
  /** The revision of the event that requested the decision, or the revision of a turning point. */
  readonly revision: number;
}

/** A decision that caused a loss. */
export interface ProfileMoment extends MomentInGame {
  readonly day: number;
  readonly loss: number;
  readonly grade: (typeof storedGrades)[number];
}

/** A turning point from a review: one of the positions at which the player's win probability changed the most. */
export interface ProfileSwing extends MomentInGame {
  /** The player's win probability before the turning point, from 0 to 1. */
  readonly before: number;
  readonly after: number;
  /** The decision at the turning point, with its day, theme and player. Null if no decision was evaluated there. */
  readonly decision: { readonly day: number; readonly theme: string; readonly player: string } | null;
}

/** Losses since a date, compared with those in earlier games. */
export interface ProfileChange extends ProfilePart {
  /** The mean loss in the games before `since`. Null if `since` is absent. */
  readonly before: Mean | null;
  /** The difference from the games before `since`. Null if either mean has no bounds. */
  readonly change: RateDifference | null;
}

export interface ProfileTheme extends ProfileChange {
  /** Sorted by loss, largest first. */
  readonly moments: readonly ProfileMoment[];
}

export interface ProfileDeck extends ProfilePart {
  readonly hero: string;
  /** The id of the most recent game with the deck. `startedAt` is when this game started. */
  readonly game: string;
  readonly startedAt: string;
}

/** A player's losses in their reviewed games of one module. Fractions are from 0 to 1. */
export interface Profile {
  /** The player's name in the most recent game. If there is no game, the requested name. */
  readonly player: string;
  /** Null if no review counts. */
  readonly module: string | null;
  /** The number of playouts in the counted reviews. Null if no review counts. */
  readonly playouts: number | null;
  /** The number of finished games of this module that match. */
  readonly games: number;
  /** The number of games that do not count because their reviews have other settings. */
  readonly others: number;
  /** The modules that have counted games, sorted by the number of games, highest first. */
  readonly modules: readonly { readonly module: string; readonly games: number }[];
  /** The losses in all matching decisions. */
  readonly all: ProfileChange;
  /** Sorted by loss, largest first. */
  readonly themes: readonly ProfileTheme[];
  readonly days: readonly ProfilePart[];
  /** Sorted by loss, largest first. Groups with few games come last. */
  readonly heroes: readonly ProfilePart[];
  readonly rivalHeroes: readonly ProfilePart[];
  readonly decks: readonly ProfileDeck[];
  /** The losses by the month in which games started, oldest first. Not limited by `since`. */
  readonly months: readonly ProfilePart[];
  /** Sorted by the change in win probability, largest first. */
  readonly swings: readonly ProfileSwing[];
}
