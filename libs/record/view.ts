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
  /** The seat whose turn it is. Null outside turns. */
  readonly seat: Seat | null;
}

export interface NamedNumber {
  readonly name: string;
  readonly value: number;
}

/** The print of a card, the definition of a token, or the line that made an emblem. */
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
  /** The item whose ability made it, and the object it was then. Null if it was no object. */
  readonly item: number;
  readonly object: number | null;
  /** Which ability of that object, from 0. */
  readonly ability: number;
  /**
   * The line of that card with the ability: an index into its text, then its support text. Null if the ability is
   * in none of them.
   */
  readonly line: number | null;
}

export interface CardView {
  /** Stays the same as long as the viewer can follow the card; unknown cards in hidden zones have none. */
  readonly key: string | null;
  readonly item: number | null;
  /** The number of the object that the card is now. Null if it is not an object, as in hidden zones. */
  readonly object: number | null;
  readonly owner: Seat;
  readonly controller: Seat;
  readonly faceDown: boolean;
  readonly token: boolean;
  /** The emblem, whose `face` has the name of the card that made it. Null for cards and tokens. */
  readonly emblem: EmblemView | null;
  /** Null if the viewer does not know which card it is. */
  readonly face: CardFace | null;
  /** As they are now; empty when the card has none. */
  readonly statistics: readonly NamedNumber[];
  /** Its keywords after abilities, as words of the game, with their numbers. */
  readonly keywords: readonly string[];
  readonly statuses: readonly string[];
  readonly counters: readonly NamedNumber[];
}

/** The ability that changes a statistic. */
export interface StatisticSource {
  /**
   * The card with the ability, or the card that made the effect that lasts. Null if the viewer does not know which card it
   * is.
   */
  readonly item: number | null;
  readonly object: number | null;
  readonly name: string;
  readonly reference: string;
  /** Who controls it, or the effect. */
  readonly seat: Seat;
  /** Which of its abilities, from 0. */
  readonly ability: number;
  /**
   * The line of that card with the ability: an index into its text, then its support text. Null if the ability is
   * in none of them.
   */
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
  /** The amount by which it changes the result of the parts before it. */
  readonly change: number;
  /** The value after this part. */
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
  /** The owner. Null for shared zones without sides. */
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
  /** The terrains, as words of the game. Empty while face down. */
  readonly terrains: readonly string[];
  readonly faceDown: boolean;
  /** The seats on whose way it is. Absent or null if it is on everyone's. */
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
  /** The marker it is compared with, if that is not the other player's marker of the same kind. Null if there is none. */
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

/** Dice that a player rolled, public to all. */
export interface RollView {
  readonly seat: Seat;
  /** The results of the dice. The first one counts. */
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
  /** The pending decision, with options only for viewers who can see them. */
  readonly decision: Decision | null;
  readonly result: ResultView | null;
}
