import type { Seat } from './ids.js';

/** The subject of a fact: a card, a token, …, as far as the viewer knows it. */
export interface FactSubject {
  readonly item: number | null;
  /** The number of the object during the fact: of the leaving object if it leaves, otherwise of the arriving one. */
  readonly object: number | null;
  /** Null if the viewer does not know which card it is. */
  readonly reference: string | null;
  readonly name: string | null;
}

/**
 * Things that happen to cards, in words that all games share. A game uses those that fit it. Published, so the words of one
 * game among them (`put-in-mana`, `put-in-reserve`) stay.
 */
export const cardVerbs = [
  'drawn',
  'played',
  'joined',
  'created',
  'discarded',
  'sacrificed',
  'put-in-mana',
  'put-in-reserve',
  'returned-to-hand',
  'returned-to-deck',
  'looked-at',
  'set-aside',
  'vanished',
] as const;
export type CardVerb = (typeof cardVerbs)[number];

interface InEvent {
  /** Index of the atomic action that states it. Null if the whole event does. */
  readonly action: number | null;
}

/** Something happened to a card. */
export interface CardFact extends InEvent {
  readonly kind: 'card';
  readonly verb: CardVerb;
  readonly card: FactSubject;
  /** Whose card it is then. */
  readonly seat: Seat;
  /** Words of the game for zones. Null if the card comes from, or goes to, nowhere. */
  readonly from: string | null;
  readonly to: string | null;
}

/** An atomic action is about a card, whatever else it does: a status, a card that is shown, … */
export interface AboutCard extends InEvent {
  readonly kind: 'about';
  readonly card: FactSubject;
}

/** A named counter of an object, or of a player, has another value. */
export interface CounterFact extends InEvent {
  readonly kind: 'counter';
  /** Null if the counter is the player's. */
  readonly on: FactSubject | null;
  /** Who controls the object, or has the counter. */
  readonly seat: Seat;
  readonly name: string;
  readonly delta: number;
  readonly value: number;
  /** `left`: the object ceased to be, and the counters with it. */
  readonly how: 'came-with' | 'changed' | 'left';
}

/** A reaction was activated and waits to be played. */
export interface ReactionActivated extends InEvent {
  readonly kind: 'reaction-activated';
  /** The item that stands for it until it is over; stored as `emblem`. */
  readonly standIn: number;
  readonly seat: Seat;
  /** Whose ability it is. */
  readonly source: FactSubject;
  readonly ability: number;
  /**
   * The line of the card with the ability: an index into `text`, then `supportText`. Null if the ability is in none
   * of them.
   */
  readonly line: number | null;
  /** That line, as it is printed. */
  readonly says: string | null;
}

/** A player chose to play a reaction before others. */
export interface ReactionPlayed extends InEvent {
  readonly kind: 'reaction-played';
  readonly standIn: number;
}

/** A reaction is over. */
export interface ReactionOver extends InEvent {
  readonly kind: 'reaction-over';
  readonly standIn: number;
  /** `declined`: it was played without paying for it, and did nothing. */
  readonly how: 'resolved' | 'declined';
}

/** A fact of an event in words that all games share. Folds are built from facts. */
export type Fact = CardFact | AboutCard | CounterFact | ReactionActivated | ReactionPlayed | ReactionOver;
