import type { Decision } from './decision.js';
import type { Seat } from './ids.js';

/** When it is. Every game has rounds, phases and turns. */
export interface Clock {
  /** Rounds begun. The name is the first game's: stored actions, links and the API have it. */
  readonly day: number;
  /** A word of the game: `set-up`, … */
  readonly phase: string;
  /** Turns taken in the whole game. */
  readonly turn: number;
  /** Whose turn it is; null outside turns. */
  readonly seat: Seat | null;
}

export interface NamedNumber {
  readonly name: string;
  readonly value: number;
}

/** What is printed on a card (or defined by what created the token). */
export interface CardFace {
  readonly reference: string;
  readonly name: string;
  readonly type: string;
  readonly subtypes: readonly string[];
  readonly faction: string | null;
  readonly rarity: string | null;
  /** By words of the game. */
  readonly costs: readonly NamedNumber[];
  /** Printed, by words of the game. */
  readonly statistics: readonly NamedNumber[];
  readonly text: readonly string[];
  readonly supportText: readonly string[];
  /** False when the card has abilities that the rules engine did not execute. */
  readonly executed: boolean;
  /** Those of its lines that were not. */
  readonly notExecuted: readonly string[];
}

export interface CardView {
  /** Stays the same as long as the viewer can follow the card; unknown cards in hidden zones have none. */
  readonly key: string | null;
  readonly item: number | null;
  /** The number of the object that the card is now; null where it is none, as in hidden zones. */
  readonly object: number | null;
  readonly owner: Seat;
  readonly controller: Seat;
  readonly faceDown: boolean;
  readonly token: boolean;
  /** Null: the viewer does not know which card it is. */
  readonly face: CardFace | null;
  /** As they are now; empty when the card has none. */
  readonly statistics: readonly NamedNumber[];
  /** What its abilities make of it now, in a word of the game each, with its number where it has one. */
  readonly keywords: readonly string[];
  readonly statuses: readonly string[];
  readonly counters: readonly NamedNumber[];
}

export interface ZoneView {
  /** Unique: `hand-0`, … */
  readonly key: string;
  /** A word of the game: `hand`, `deck`, `discard`, … */
  readonly kind: string;
  /** Whose it is; null for shared zones without sides. */
  readonly seat: Seat | null;
  /** Part of a zone that has parts: a word of the game. */
  readonly part: string | null;
  readonly count: number;
  /** In order. Fewer than `count` where the viewer may not even see backs one by one (decks). */
  readonly cards: readonly CardView[];
}

export interface SpaceView {
  readonly key: string;
  readonly name: string;
  /** What the space is, by words of the game; empty when face down. */
  readonly terrains: readonly string[];
  readonly faceDown: boolean;
}

export interface MarkerView {
  readonly seat: Seat;
  /** A word of the game. */
  readonly kind: string;
  /** Key of the space it is on. */
  readonly space: string;
  /** Steps taken from where it started. */
  readonly moved: number;
}

/** Spaces in a row with markers on them. */
export interface TrackView {
  readonly key: string;
  readonly spaces: readonly SpaceView[];
  readonly markers: readonly MarkerView[];
}

export interface SeatView {
  readonly seat: Seat;
  readonly name: string;
  readonly firstPlayer: boolean;
  readonly passed: boolean;
  /** Resources to show beside the name, by words of the game: `hand`, `deck`, … */
  readonly resources: readonly NamedNumber[];
}

export interface ResultView {
  readonly winners: readonly Seat[];
  readonly reason: string;
  readonly rule: string;
}

/** A state as one viewer may see it; the same shape for every game. */
export interface PublicState {
  readonly clock: Clock;
  readonly seats: readonly SeatView[];
  readonly zones: readonly ZoneView[];
  readonly tracks: readonly TrackView[];
  /** What is being decided; the options only for those who can see them. */
  readonly decision: Decision | null;
  readonly result: ResultView | null;
}
