import type { Option } from './decision.js';
import type { Json } from './json.js';
import type { Seat } from './ids.js';
import type { Viewer } from './viewer.js';

/**
 * A seat's cards from one viewer's perspective: the cards that the viewer can identify, and the number of other cards.
 */
export interface SeenCards {
  /** The number of cards that the viewer cannot identify, by zone. */
  readonly unknown: Readonly<Record<string, number>>;
  /** The references of the seat's cards that the viewer can identify, in any zone. */
  readonly known: readonly string[];
  /** The references in `known` of cards that are in the seat's hand. */
  readonly inHand: readonly string[];
}

/** Amounts by name, such as a player's mana or a card's price. */
export type Amounts = Readonly<Record<string, number>>;

/** Describes the decision about the opening hand. Each option is a card that the player can give up. */
export interface FirstHand<State = unknown> {
  readonly kind: string;
  /** The number of days after which a playout's measures show the effect of the choice. */
  readonly days: number;
  /** Whether a seat takes the first turn. `state` is the state at the decision about the opening hand. */
  goesFirst(state: State, seat: Seat): boolean;
}

/** A game's functions for estimating an opponent's hand from the record. */
export interface ReadsHands<State = unknown> {
  seen(state: State, viewer: Viewer, seat: Seat): SeenCards;
  /** Returns the mana that a seat can currently spend, which is public information. */
  purse(state: State, seat: Seat): Amounts;
  /**
   * Returns the cost of playing a card from the hand. A player can pay if `purse` contains at least each of these
   * amounts.
   */
  price(definition: Json): Amounts;
  /**
   * Returns a card's characteristics that influence players' choices. The definition comes from a record and can be
   * malformed.
   */
  traits(definition: Json): Amounts;
  /** Returns the reference of the card in the player's hand that an option concerns. Null if there is no such card. */
  about(state: State, option: Option): string | null;
  /** The kind of decision in which a player can play a card from the hand. */
  readonly turn: string;
  /** The decision about the opening hand. Absent if the game has no such decision. */
  readonly first?: FirstHand<State>;
  /** A model of how players choose. If absent, estimates depend only on each card's number of copies. */
  readonly model?: HandModel;
}

/** A model of players' choices, fitted to games whose hands are known. */
export interface HandModel {
  /** The change in the log-odds that a card stays in its zone when a choice is made, per unit of each feature. */
  readonly weights: Readonly<Record<string, number>>;
  readonly origin: { readonly program: string; readonly seed: string; readonly games: number };
}
