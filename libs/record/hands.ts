import type { Option } from './decision.js';
import type { Json } from './json.js';
import type { Seat } from './ids.js';
import type { Viewer } from './viewer.js';

/** The cards of a seat that a viewer can identify, and the numbers of the other cards. Reveals nothing else. */
export interface SeenCards {
  /** The number of cards that the viewer cannot identify, by zone. */
  readonly unknown: Readonly<Record<string, number>>;
  /** The references of the seat's cards that the viewer can identify, in any zone. */
  readonly known: readonly string[];
  /** The references in `known` whose cards are in the seat's hand. */
  readonly inHand: readonly string[];
}

/** Named amounts, such as the mana of a player or the price of a card. */
export type Amounts = Readonly<Record<string, number>>;

/** The decision in which a player gives up cards of the first hand. Each option is a card to give up. */
export interface FirstHand<State = unknown> {
  readonly kind: string;
  /** The number of days after which a playout's measures show the effect of the choice. */
  readonly days: number;
  /** Whether a seat takes the first turn, given the state at the decision. */
  goesFirst(state: State, seat: Seat): boolean;
}

/** The functions of a game that estimate an opponent's hand from the record of play. */
export interface ReadsHands<State = unknown> {
  seen(state: State, viewer: Viewer, seat: Seat): SeenCards;
  /** Returns the mana that a seat can pay with now. Public information. */
  purse(state: State, seat: Seat): Amounts;
  /**
   * Returns the amounts that a card costs when played from the hand. A purse can pay the price if it has at least each
   * of these amounts.
   */
  price(definition: Json): Amounts;
  /**
   * Returns the characteristics of a card that influence choices. The definition is read from a record and may be
   * malformed.
   */
  traits(definition: Json): Amounts;
  /** Returns the reference of the card in the player's hand that an option concerns. Null if it concerns none. */
  about(state: State, option: Option): string | null;
  /** The kind of decision in which a player can play a card from the hand. */
  readonly turn: string;
  /** The decision about the first hand. Absent if the game has none. */
  readonly first?: FirstHand<State>;
  /** The model of choices. If absent, estimates depend on the numbers of copies only. */
  readonly model?: HandModel;
}

/** A model of choices, fitted on games whose hands are known. */
export interface HandModel {
  /** The weight of each feature in the log-odds that a choice leaves a card in its zone. */
  readonly weights: Readonly<Record<string, number>>;
  readonly origin: { readonly program: string; readonly seed: string; readonly games: number };
}
