import type { Decision } from './decision.js';
import type { Seat } from './ids.js';

/** The current time in a game. Every game has rounds, phases and turns. */
export interface Clock {
  /**
   * The number of rounds that have begun. The name `day` comes from the first supported game. It cannot change, because
   * stored actions, links and the API use it.
   */
  readonly day: number;
  /** An identifier defined by the game, such as `set-up`. */
  readonly phase: string;
  /** The number of turns since the start of the game. */
  readonly turn: number;
  /** The seat whose turn it is. Null outside turns. */
  readonly seat: Seat | null;
}

export interface NamedNumber {
  readonly name: string;
  readonly value: number;
}

/** The printed characteristics of a card, a token's definition, or the text of the ability that created an emblem. */
export interface CardFace {
  readonly reference: string;
  readonly name: string;
  /** The name's translations, by language. Absent if the record does not contain them. */
  readonly names?: Readonly<Partial<Record<string, string>>>;
  readonly type: string;
  readonly subtypes: readonly string[];
  readonly faction: string | null;
  readonly rarity: string | null;
  /** Each name is an identifier defined by the game. */
  readonly costs: readonly NamedNumber[];
  /** Printed values. Each name is an identifier defined by the game. */
  readonly statistics: readonly NamedNumber[];
  readonly text: readonly string[];
  readonly supportText: readonly string[];
  /** False if the card has abilities that the rules engine did not execute. */
  readonly executed: boolean;
  /** The texts of the abilities that the rules engine did not execute. */
  readonly notExecuted: readonly string[];
}

/** An object other than a card, such as an ability waiting to be resolved or a lasting effect. */
export interface EmblemView {
  /** An identifier defined by the game, such as `reaction`. */
  readonly kind: string;
  /**
   * The item whose ability created the emblem. `object` is the item's object number at that time, or null if the item
   * was not an object.
   */
  readonly item: number;
  readonly object: number | null;
  /** The index of the ability on that item, counting from 0. */
  readonly ability: number;
  /**
   * The index of the line of card text that contains the ability. The lines of `text` are counted from 0, then those of
   * `supportText`. Null if no line contains the ability.
   */
  readonly line: number | null;
}

export interface CardView {
  /** A key that does not change while the viewer can follow the card. Null for unknown cards in hidden zones. */
  readonly key: string | null;
  readonly item: number | null;
  /** The card's current object number. Null if the card is not an object, for example in hidden zones. */
  readonly object: number | null;
  readonly owner: Seat;
  readonly controller: Seat;
  readonly faceDown: boolean;
  readonly token: boolean;
  /**
   * An emblem's details. Null for cards and tokens. An emblem's `face` contains the name of the card that created it.
   */
  readonly emblem: EmblemView | null;
  /** Null if the viewer does not know the card. */
  readonly face: CardFace | null;
  /** The current values. Empty if the card has no statistics. */
  readonly statistics: readonly NamedNumber[];
  /**
   * The current keywords, including those granted by abilities. A keyword is an identifier defined by the game,
   * followed by its number if it has one (`tough 2`).
   */
  readonly keywords: readonly string[];
  readonly statuses: readonly string[];
  readonly counters: readonly NamedNumber[];
}

export interface StatisticSource {
  /** The card with the ability, or the source of the lasting effect. Null if the viewer does not know the card. */
  readonly item: number | null;
  readonly object: number | null;
  readonly name: string;
  readonly reference: string;
  /** The seat that controls the source. */
  readonly seat: Seat;
  /** The index of the ability, counting from 0. */
  readonly ability: number;
  /**
   * The index of the line of card text that contains the ability. The lines of `text` are counted from 0, then those of
   * `supportText`. Null if no line contains the ability.
   */
  readonly line: number | null;
  /** The printed text of the line at index `line`. */
  readonly says: string | null;
}

/** A contribution to a statistic. Contributions are applied in order. */
export interface StatisticPart {
  /** The statistic, as an identifier defined by the game. */
  readonly name: string;
  /** The kind of contribution. An `effect` lasts as long as the object. A `rule` is a limit set by the rules. */
  readonly kind: 'printed' | 'counter' | 'effect' | 'ability' | 'rule';
  /** The amount by which this contribution changes the value. */
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
  /** An identifier defined by the game, such as `hand`, `deck` or `discard`. */
  readonly kind: string;
  /** The zone's owner. Null if all players share the zone. */
  readonly seat: Seat | null;
  /** A part of a divided zone, as an identifier defined by the game. Null if the zone is not divided. */
  readonly part: string | null;
  readonly count: number;
  /** The cards in order. A deck's list is shorter than `count`, because face-down cards cannot be distinguished. */
  readonly cards: readonly CardView[];
}

export interface SpaceView {
  readonly key: string;
  readonly name: string;
  /** Identifiers defined by the game. Empty while the space is face down. */
  readonly terrains: readonly string[];
  readonly faceDown: boolean;
  /** The seats whose expeditions can reach the space. Absent or null if all seats' expeditions can. */
  readonly seats?: readonly Seat[] | null;
}

export interface MarkerView {
  readonly seat: Seat;
  /** An identifier defined by the game. */
  readonly kind: string;
  /** The key of the marker's space. */
  readonly space: string;
  /** The number of steps from the marker's starting space. */
  readonly moved: number;
  /**
   * The marker with which this marker is compared. If absent, it is the opposing marker of the same kind. Null if this
   * marker is not compared with any other.
   */
  readonly facing?: { readonly seat: Seat; readonly kind: string } | null;
}

/** A row of spaces on which markers move. */
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
  /** Whether the player has left a game that the other players are continuing. */
  readonly left?: true;
  /**
   * Resources shown next to the player's name, such as `hand` and `deck`. The names are identifiers defined by the
   * game.
   */
  readonly resources: readonly NamedNumber[];
}

export interface RollView {
  readonly seat: Seat;
  /** The results of all dice rolled. Only the first result counts. */
  readonly dice: readonly number[];
}

export interface ResultView {
  readonly winners: readonly Seat[];
  readonly reason: string;
  readonly rule: string;
}

/** The part of a state that one viewer is allowed to see, in a format that all games share. */
export interface PublicState {
  readonly clock: Clock;
  readonly seats: readonly SeatView[];
  readonly zones: readonly ZoneView[];
  readonly tracks: readonly TrackView[];
  /** The pending decision. Its options are included only if the viewer is allowed to see them. */
  readonly decision: Decision | null;
  readonly result: ResultView | null;
}
