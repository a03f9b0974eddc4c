import type { Decision } from './decision.js';
import type { Seat } from './ids.js';

/** When it is. Every game has rounds, phases and turns. */
export interface Clock {
  /** Rounds begun. The first game's name, kept because stored actions, links and the API have it. */
  readonly day: number;
  /** A word of the game: `set-up`, … */
  readonly phase: string;
  /** Turns taken in the game. */
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
  /** Translations of the name. Absent if the record's cards have them. */
  readonly names?: Readonly<Partial<Record<string, string>>>;
  readonly type: string;
  readonly subtypes: readonly string[];
  readonly faction: string | null;
  readonly rarity: string | null;
  /** Costs by words of the game. */
  readonly costs: readonly NamedNumber[];
  /** Printed, by words of the game. */
  readonly statistics: readonly NamedNumber[];
  readonly text: readonly string[];
  readonly supportText: readonly string[];
  /** False when the card has abilities that the rules engine did not execute. */
  readonly executed: boolean;
  /** Lines of the card that are not executed. */
  readonly notExecuted: readonly string[];
}

/** An object other than a card: an ability waiting to be played, or a lasting effect. */
export interface EmblemView {
  /** A word of the game: `reaction`, … */
  readonly kind: string;
  /** The item whose ability made it, and the object it was then. Null if it was no object. */
  readonly item: number;
  readonly object: number | null;
  /** The index of the ability on that object, from 0. */
  readonly ability: number;
  /**
   * The line of the card with the ability: an index into its text, then its support text. Null if neither has
   * it.
   */
  readonly line: number | null;
}

export interface CardView {
  /** Stable while the viewer can follow the card. Null for unknown cards in hidden zones. */
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
  /** Null if the viewer does not know the card. */
  readonly face: CardFace | null;
  /** Current values. Empty if the card has none. */
  readonly statistics: readonly NamedNumber[];
  /** Current keywords including those from abilities, as words of the game, with their numbers. */
  readonly keywords: readonly string[];
  readonly statuses: readonly string[];
  readonly counters: readonly NamedNumber[];
}

/** The ability that changes a statistic. */
export interface StatisticSource {
  /**
   * The card with the ability, or the source of the lasting effect. Null if the viewer does not know the
   * card.
   */
  readonly item: number | null;
  readonly object: number | null;
  readonly name: string;
  readonly reference: string;
  /** The seat that controls it. */
  readonly seat: Seat;
  /** The index of the ability, from 0. */
  readonly ability: number;
  /**
   * The line of the card with the ability: an index into its text, then its support text. Null if neither has
   * it.
   */
  readonly line: number | null;
  /** The printed text of that line. */
  readonly says: string | null;
}

/** A contribution to a statistic. Contributions apply in order. */
export interface StatisticPart {
  /** The statistic, by a word of the game. */
  readonly name: string;
  /** `effect`: from an effect that lasts as long as the object; `rule`: a limit set by the rules. */
  readonly kind: 'printed' | 'counter' | 'effect' | 'ability' | 'rule';
  /** The amount by which it changes the result of the parts before it. */
  readonly change: number;
  /** The value after this contribution. */
  readonly value: number;
  /** The kind of counter. Null for other contributions. */
  readonly counter: string | null;
  /** The source of the ability. Null for other contributions. */
  readonly source: StatisticSource | null;
}

export interface ZoneView {
  /** Unique: `hand-0`, … */
  readonly key: string;
  /** A word of the game: `hand`, `deck`, `discard`, … */
  readonly kind: string;
  /** The owner. Null for shared zones without sides. */
  readonly seat: Seat | null;
  /** The part of a divided zone, as a word of the game. */
  readonly part: string | null;
  readonly count: number;
  /** Cards in order. Fewer than `count` in decks, whose backs viewers may not tell apart. */
  readonly cards: readonly CardView[];
}

export interface SpaceView {
  readonly key: string;
  readonly name: string;
  /** The terrains, as words of the game. Empty while face down. */
  readonly terrains: readonly string[];
  readonly faceDown: boolean;
  /** The seats whose expeditions can reach it. Absent or null for all seats. */
  readonly seats?: readonly Seat[] | null;
}

export interface MarkerView {
  readonly seat: Seat;
  /** A word of the game. */
  readonly kind: string;
  /** Key of the space under it. */
  readonly space: string;
  /** Steps taken from where it started. */
  readonly moved: number;
  /**
   * The marker it is compared with, if other than the opposing marker of the same kind. Null if there is
   * none.
   */
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
  /** Resources shown beside the name, by words of the game: `hand`, `deck`, … */
  readonly resources: readonly NamedNumber[];
}

/** Dice that a player rolled, public to all. */
export interface RollView {
  readonly seat: Seat;
  /** The results of the dice. Only the first counts. */
  readonly dice: readonly number[];
}

export interface ResultView {
  readonly winners: readonly Seat[];
  readonly reason: string;
  readonly rule: string;
}

/** A state as one viewer may see it, in the same shape for every game. */
export interface PublicState {
  readonly clock: Clock;
  readonly seats: readonly SeatView[];
  readonly zones: readonly ZoneView[];
  readonly tracks: readonly TrackView[];
  /** The pending decision, with options only if the viewer can see them. */
  readonly decision: Decision | null;
  readonly result: ResultView | null;
}
