import type { Decision } from './decision.js';
import type { Seat } from './ids.js';

/** The current time in a game. Every game has rounds, phases and turns. */
export interface Clock {
  /**
   * The number of rounds begun. Stored actions, links and the API use this name, which comes from the first supported
   * game.
   */
  readonly day: number;
  /** An identifier of the game, such as `set-up`. */
  readonly phase: string;
  /** The number of turns taken in the game. */
  readonly turn: number;
  /** The seat that takes the turn. Null outside turns. */
  readonly seat: Seat | null;
}

export interface NamedNumber {
  readonly name: string;
  readonly value: number;
}

/**
 * The printed characteristics of a card, the definition of a token, or the text of the ability that created an emblem.
 */
export interface CardFace {
  readonly reference: string;
  readonly name: string;
  /** Translations of the name, by language. Absent if the record does not contain them. */
  readonly names?: Readonly<Partial<Record<string, string>>>;
  readonly type: string;
  readonly subtypes: readonly string[];
  readonly faction: string | null;
  readonly rarity: string | null;
  /** Costs, named by identifiers of the game. */
  readonly costs: readonly NamedNumber[];
  /** Printed values, named by identifiers of the game. */
  readonly statistics: readonly NamedNumber[];
  readonly text: readonly string[];
  readonly supportText: readonly string[];
  /** False if the card has abilities that the rules engine did not execute. */
  readonly executed: boolean;
  /** The texts of the abilities that were not executed. */
  readonly notExecuted: readonly string[];
}

/** An object other than a card, such as an ability waiting to be resolved or a lasting effect. */
export interface EmblemView {
  /** An identifier of the game, such as `reaction`. */
  readonly kind: string;
  /**
   * The item whose ability created the emblem, and its object number at that time. The number is null if the item was
   * no object.
   */
  readonly item: number;
  readonly object: number | null;
  /** The index of the ability on that object, from 0. */
  readonly ability: number;
  /**
   * The line of the card that contains the ability, as an index into its text followed by its support text. Null if no
   * line contains it.
   */
  readonly line: number | null;
}

export interface CardView {
  /** A key that stays the same while the viewer can follow the card. Null for unknown cards in hidden zones. */
  readonly key: string | null;
  readonly item: number | null;
  /** The current object number of the card. Null if it is not an object, for example in hidden zones. */
  readonly object: number | null;
  readonly owner: Seat;
  readonly controller: Seat;
  readonly faceDown: boolean;
  readonly token: boolean;
  /** Details of an emblem. Its `face` has the name of the card that created it. Null for cards and tokens. */
  readonly emblem: EmblemView | null;
  /** The face of the card. Null if the viewer does not know the card. */
  readonly face: CardFace | null;
  /** Current values. Empty if the card has none. */
  readonly statistics: readonly NamedNumber[];
  /** Current keywords with their numbers, including keywords from abilities, as identifiers of the game. */
  readonly keywords: readonly string[];
  readonly statuses: readonly string[];
  readonly counters: readonly NamedNumber[];
}

export interface StatisticSource {
  /** The card with the ability or the source of the lasting effect. Null if the viewer does not know the card. */
  readonly item: number | null;
  readonly object: number | null;
  readonly name: string;
  readonly reference: string;
  /** The seat that controls the source. */
  readonly seat: Seat;
  /** The index of the ability, from 0. */
  readonly ability: number;
  /**
   * The line of the card that contains the ability, as an index into its text followed by its support text. Null if no
   * line contains it.
   */
  readonly line: number | null;
  /** The printed text of that line. */
  readonly says: string | null;
}

/** A contribution to a statistic. Contributions are applied in order. */
export interface StatisticPart {
  /** The statistic, as an identifier of the game. */
  readonly name: string;
  /**
   * The kind of contribution. `effect`: an effect that lasts as long as the object. `rule`: a limit set by the rules.
   */
  readonly kind: 'printed' | 'counter' | 'effect' | 'ability' | 'rule';
  /** The difference between the values after and before this contribution. */
  readonly change: number;
  /** The value after this contribution. */
  readonly value: number;
  /** The kind of counter. Null for other contributions. */
  readonly counter: string | null;
  /** The source of the ability. Null for other contributions. */
  readonly source: StatisticSource | null;
}

export interface ZoneView {
  /** A unique key, such as `hand-0`. */
  readonly key: string;
  /** An identifier of the game, such as `hand`, `deck` or `discard`. */
  readonly kind: string;
  /** The owner. Null for a zone that all players share. */
  readonly seat: Seat | null;
  /** The part of a divided zone, as an identifier of the game. */
  readonly part: string | null;
  readonly count: number;
  /** The cards in order. Fewer than `count` in decks, because viewers cannot distinguish cards that are face down. */
  readonly cards: readonly CardView[];
}

export interface SpaceView {
  readonly key: string;
  readonly name: string;
  /** The terrains, as identifiers of the game. Empty while the space is face down. */
  readonly terrains: readonly string[];
  readonly faceDown: boolean;
  /** The seats whose expeditions can reach the space. Absent or null if all seats can. */
  readonly seats?: readonly Seat[] | null;
}

export interface MarkerView {
  readonly seat: Seat;
  /** An identifier of the game. */
  readonly kind: string;
  /** The key of the marker's space. */
  readonly space: string;
  /** The number of steps from the starting space. */
  readonly moved: number;
  /**
   * The marker that this marker is compared with, if it is not the opposing marker of the same kind. Null if it is
   * compared with none.
   */
  readonly facing?: { readonly seat: Seat; readonly kind: string } | null;
}

/** A row of spaces with markers on them. */
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
  /** Whether the player has left a game that the others continue. */
  readonly left?: true;
  /** Resources shown next to the name, such as `hand` and `deck`, named by identifiers of the game. */
  readonly resources: readonly NamedNumber[];
}

export interface RollView {
  readonly seat: Seat;
  /** The results of the dice. Only the first result counts. */
  readonly dice: readonly number[];
}

export interface ResultView {
  readonly winners: readonly Seat[];
  readonly reason: string;
  readonly rule: string;
}

/** The information of a state that one viewer may see, in the same format for every game. */
export interface PublicState {
  readonly clock: Clock;
  readonly seats: readonly SeatView[];
  readonly zones: readonly ZoneView[];
  readonly tracks: readonly TrackView[];
  /** The pending decision. Its options are present only if the viewer may see them. */
  readonly decision: Decision | null;
  readonly result: ResultView | null;
}
