import type { Seat } from './ids.js';

/** What a fact is about: a card, a token, …, as far as the viewer knows it. */
export interface FactSubject {
  readonly item: number | null;
  /** The number of the object it is while the fact happens: of the one that leaves where it leaves, else of the one that comes. */
  readonly object: number | null;
  /** Null: the viewer does not know which card it is. */
  readonly reference: string | null;
  readonly name: string | null;
}

/**
 * What can happen to a card, in the words that all games share. A game uses those that fit it; published, so that the words of
 * one game among them (`put-in-mana`, `put-in-reserve`) stay.
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
  /** Index of the atomic action that says it; null when the event says it as a whole. */
  readonly action: number | null;
}

/** Something happened to a card. */
export interface CardFact extends InEvent {
  readonly kind: 'card';
  readonly verb: CardVerb;
  readonly card: FactSubject;
  /** Whose card it is then. */
  readonly seat: Seat;
  /** Words of the game for zones; null: from or to nowhere. */
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
  /** Null: it is the player's. */
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
  /** Which line of the card says the ability: an index into `text`, then `supportText`; null: none of its own. */
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

/** What an event says in the words that all games share: what folds are made from. */
export type Fact = CardFact | AboutCard | CounterFact | ReactionActivated | ReactionPlayed | ReactionOver;
