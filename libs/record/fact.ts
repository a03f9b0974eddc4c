import type { Seat } from './ids.js';

/** The subject of a fact, such as a card or token, as far as the viewer knows it. */
export interface FactSubject {
  readonly item: number | null;
  /**
   * The object number during the fact: of the leaving object if it leaves, otherwise of the arriving object.
   */
  readonly object: number | null;
  /** Null if the viewer does not know the card. */
  readonly reference: string | null;
  readonly name: string | null;
}

/**
 * Kinds of changes to cards, shared by all games. Each game uses the ones that fit. The names are published,
 * so the first game's (`put-in-mana`, `put-in-reserve`) stay.
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

/** A change to a card. */
export interface CardFact extends InEvent {
  readonly kind: 'card';
  readonly verb: CardVerb;
  readonly card: FactSubject;
  /** The seat that has the card afterwards. */
  readonly seat: Seat;
  /** The zone that the card left or entered, in words of the game. Null if it was or is in none. */
  readonly from: string | null;
  readonly to: string | null;
}

/** An atomic action concerns a card in any other way: a status, a revealed card, … */
export interface AboutCard extends InEvent {
  readonly kind: 'about';
  readonly card: FactSubject;
}

/** A named counter of an object, or of a player, has another value. */
export interface CounterFact extends InEvent {
  readonly kind: 'counter';
  /** Null if the counter is the player's. */
  readonly on: FactSubject | null;
  /** The seat that controls the object, or has the counter. */
  readonly seat: Seat;
  readonly name: string;
  readonly delta: number;
  readonly value: number;
  /** `left`: the object left play together with its counters. */
  readonly how: 'came-with' | 'changed' | 'left';
}

/** A reaction was activated and waits to be played. */
export interface ReactionActivated extends InEvent {
  readonly kind: 'reaction-activated';
  /** The item that represents it until it is over. Stored as `emblem`. */
  readonly standIn: number;
  readonly seat: Seat;
  /** The object with the ability. */
  readonly source: FactSubject;
  readonly ability: number;
  /**
   * The line of the card with the ability: an index into `text`, then `supportText`. Null if neither has it.
   */
  readonly line: number | null;
  /** The printed text of that line. */
  readonly says: string | null;
}

/** A player chose to play a reaction before others. */
export interface ReactionPlayed extends InEvent {
  readonly kind: 'reaction-played';
  readonly standIn: number;
}

/** A reaction ended. */
export interface ReactionOver extends InEvent {
  readonly kind: 'reaction-over';
  readonly standIn: number;
  /** `declined`: the player did not pay for it, and it had no effect. */
  readonly how: 'resolved' | 'declined';
}

/** A fact of an event in words that all games share. Folds are built from facts. */
export type Fact = CardFact | AboutCard | CounterFact | ReactionActivated | ReactionPlayed | ReactionOver;
