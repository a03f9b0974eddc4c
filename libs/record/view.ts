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

/** What is printed on a card (or defined by what created the token; of an emblem: the line that made it). */
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

/** An object that is no card: an ability that waits to be played, or an effect that lasts. */
export interface EmblemView {
  /** A word of the game: `reaction`, … */
  readonly kind: string;
  /** The item whose ability made it, and the object that it was then; null: it was none. */
  readonly item: number;
  readonly object: number | null;
  /** Which ability of that object, from 0. */
  readonly ability: number;
  /** Which line of that card says it: an index into its text, then its support text; null: none of its own. */
  readonly line: number | null;
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
  /** What it is where it is no card; its `face` then has the name of the card that made it. Null: it is a card or a token. */
  readonly emblem: EmblemView | null;
  /** Null: the viewer does not know which card it is. */
  readonly face: CardFace | null;
  /** As they are now; empty when the card has none. */
  readonly statistics: readonly NamedNumber[];
  /** What its abilities make of it now, in a word of the game each, with its number where it has one. */
  readonly keywords: readonly string[];
  readonly statuses: readonly string[];
  readonly counters: readonly NamedNumber[];
}

/** The ability that changes a statistic. */
export interface StatisticSource {
  /** The card that has the ability, or that made the effect that lasts; null: the viewer does not know which one it is. */
  readonly item: number | null;
  readonly object: number | null;
  readonly name: string;
  readonly reference: string;
  /** Who controls it, or the effect. */
  readonly seat: Seat;
  /** Which of its abilities, from 0. */
  readonly ability: number;
  /** Which line of that card says it: an index into its text, then its support text; null: none of its own. */
  readonly line: number | null;
  /** That line as it is printed. */
  readonly says: string | null;
}

/** Something that a statistic is made of. The parts of one statistic apply in their order. */
export interface StatisticPart {
  /** The statistic, by a word of the game. */
  readonly name: string;
  /** `effect`: an effect gave it for as long as the object exists; `rule`: a bound that the rules set. */
  readonly kind: 'printed' | 'counter' | 'effect' | 'ability' | 'rule';
  /** By how much it changes what the parts before it come to. */
  readonly change: number;
  /** What it comes to then. */
  readonly value: number;
  /** Of a counter: which. */
  readonly counter: string | null;
  /** Of an ability: whose. */
  readonly source: StatisticSource | null;
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
  /** The seats whose way it is on; absent, or null: everybody's. */
  readonly seats?: readonly Seat[] | null;
}

export interface MarkerView {
  readonly seat: Seat;
  /** A word of the game. */
  readonly kind: string;
  /** Key of the space it is on. */
  readonly space: string;
  /** Steps taken from where it started. */
  readonly moved: number;
  /** The marker that it is up against, where that is not the other player's of the same kind; null: none. */
  readonly facing?: { readonly seat: Seat; readonly kind: string } | null;
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
  /** The player has left the game, which others continue. */
  readonly left?: true;
  /** Resources to show beside the name, by words of the game: `hand`, `deck`, … */
  readonly resources: readonly NamedNumber[];
}

/** Dice that a player rolled. Everybody sees them. */
export interface RollView {
  readonly seat: Seat;
  /** What each die shows; the first one counts. */
  readonly dice: readonly number[];
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
