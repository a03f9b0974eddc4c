import type { Option } from './decision.js';
import type { Json } from './json.js';
import type { Seat } from './ids.js';
import type { Viewer } from './viewer.js';

/** The cards of a seat as a viewer sees them. Reveals nothing else. */
export interface SeenCards {
  /** The number of cards that the viewer cannot identify, by the zone that holds them. */
  readonly unknown: Readonly<Record<string, number>>;
  /** The references of the cards of its deck that the viewer can identify, anywhere. */
  readonly known: readonly string[];
  /** The part of them in its hand. */
  readonly inHand: readonly string[];
}

/** Named numbers: the mana of a player, the price of a card. */
export type Amounts = Readonly<Record<string, number>>;

/** The decision in which a player gives up cards of the first hand. Each of its options is a card that is given up. */
export interface FirstHand<State = unknown> {
  readonly kind: string;
  /** The number of days of a playout after which the game's measures show the effect of the choice. */
  readonly days: number;
  /** Whether a seat goes first, at the decision. */
  goesFirst(state: State, seat: Seat): boolean;
}

/** Functions of a game for estimates of hands from play. */
export interface ReadsHands<State = unknown> {
  seen(state: State, viewer: Viewer, seat: Seat): SeenCards;
  /** The mana with which a seat can pay now, public to all. */
  purse(state: State, seat: Seat): Amounts;
  /** The amount of each that a card costs from the hand. A purse pays it if it has at least as much of each. */
  price(definition: Json): Amounts;
  /** Characteristics of a card that guide choices. The definition comes from a record and may be malformed. */
  traits(definition: Json): Amounts;
  /** The card of a player's hand that an option of this player concerns. Null if it concerns none. */
  about(state: State, option: Option): string | null;
  /** The kind of decision in which a player can play a card from the hand. */
  readonly turn: string;
  /** Absent if the game has no such decision. */
  readonly first?: FirstHand<State>;
  /** Absent if it has not been fitted: then only the numbers of copies count. */
  readonly model?: HandModel;
}

/** A model of choices, fitted on games whose hands are known. */
export interface HandModel {
  /** The weight of each feature in the log-odds that a choice leaves a card where it is. */
  readonly weights: Readonly<Record<string, number>>;
  readonly origin: { readonly program: string; readonly seed: string; readonly games: number };
}
