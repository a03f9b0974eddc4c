import type { Seat } from './ids.js';

/** The subject of a fact, such as a card or token. Details that the viewer does not know are null. */
export interface FactSubject {
  readonly item: number | null;
  /**
   * The object number after the change that the fact describes. If the object leaves its zone, this is the number
   * before the change.
   */
  readonly object: number | null;
  /** The card's reference. Null if the viewer does not know the card. */
  readonly reference: string | null;
  readonly name: string | null;
}

/**
 * The kinds of changes to cards in all games. A game need not use all of them. The names are part of the public API.
 * Therefore, names from the first supported game, such as `put-in-mana`, cannot change.
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
  /** The index of the atomic action that the fact describes. Null if the fact describes the whole event. */
  readonly action: number | null;
}

export interface CardFact extends InEvent {
  readonly kind: 'card';
  readonly verb: CardVerb;
  readonly card: FactSubject;
  /** The seat that has the card after the change. */
  readonly seat: Seat;
  /**
   * The zone that the card left, as an identifier defined by the game. `to` is the zone that the card entered. A zone
   * is null if there is none.
   */
  readonly from: string | null;
  readonly to: string | null;
}

/** Any other atomic action on a card, such as a change of status or a reveal. */
export interface AboutCard extends InEvent {
  readonly kind: 'about';
  readonly card: FactSubject;
}

/** A change to a named counter on an object or player. */
export interface CounterFact extends InEvent {
  readonly kind: 'counter';
  /** The object that has the counter. Null if a player has it. */
  readonly on: FactSubject | null;
  /** The seat that controls the object, or the seat of the player who has the counter. */
  readonly seat: Seat;
  readonly name: string;
  readonly delta: number;
  readonly value: number;
  /** The kind of change. `left` means that the object left play together with its counters. */
  readonly how: 'came-with' | 'changed' | 'left';
}

/** The activation of a reaction, which then waits to be played. */
export interface ReactionActivated extends InEvent {
  readonly kind: 'reaction-activated';
  /** The item that represents the reaction until the reaction ends. Records store it as `emblem`. */
  readonly standIn: number;
  readonly seat: Seat;
  /** The object that has the ability. */
  readonly source: FactSubject;
  readonly ability: number;
  /**
   * The index of the line of card text that contains the ability. The lines of `text` are counted from 0, then those of
   * `supportText`. Null if no line contains the ability.
   */
  readonly line: number | null;
  /** The printed text of the line at index `line`. */
  readonly says: string | null;
}

/** A player's choice of the reaction to play next. */
export interface ReactionPlayed extends InEvent {
  readonly kind: 'reaction-played';
  readonly standIn: number;
}

export interface ReactionOver extends InEvent {
  readonly kind: 'reaction-over';
  readonly standIn: number;
  /** `declined` means that the player did not pay for the reaction, so it had no effect. */
  readonly how: 'resolved' | 'declined';
}

/** A fact about an event in terms that all games share. Read models are computed from facts. */
export type Fact = CardFact | AboutCard | CounterFact | ReactionActivated | ReactionPlayed | ReactionOver;
