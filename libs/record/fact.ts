import type { Seat } from './ids.js';

/** The subject of a fact, such as a card or token, with the details that the viewer knows. */
export interface FactSubject {
  readonly item: number | null;
  /**
   * If an object leaves its zone, the number that it had before the fact, otherwise the number that it has after the
   * fact.
   */
  readonly object: number | null;
  /** The reference of the card. Null if the viewer does not know the card. */
  readonly reference: string | null;
  readonly name: string | null;
}

/**
 * Kinds of changes to cards, shared by all games. Each game uses the kinds that apply to it. The names are part of the
 * public API, so names from the first supported game (`put-in-mana`, `put-in-reserve`) remain.
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
  /** The index of the atomic action that states the fact. Null if the whole event states it. */
  readonly action: number | null;
}

export interface CardFact extends InEvent {
  readonly kind: 'card';
  readonly verb: CardVerb;
  readonly card: FactSubject;
  /** The seat that has the card afterwards. */
  readonly seat: Seat;
  /** The zones that the card left and entered, as identifiers of the game. Null if the card was or is in no zone. */
  readonly from: string | null;
  readonly to: string | null;
}

/** Any other atomic action about a card, such as a new status or the reveal of a card. */
export interface AboutCard extends InEvent {
  readonly kind: 'about';
  readonly card: FactSubject;
}

/** A named counter of an object or a player changed. */
export interface CounterFact extends InEvent {
  readonly kind: 'counter';
  /** The object with the counter. Null if the counter belongs to a player. */
  readonly on: FactSubject | null;
  /** The seat that controls the object or has the counter. */
  readonly seat: Seat;
  readonly name: string;
  readonly delta: number;
  readonly value: number;
  /** The cause of the change. `left`: the object left play together with its counters. */
  readonly how: 'came-with' | 'changed' | 'left';
}

/** A reaction was activated and waits to be played. */
export interface ReactionActivated extends InEvent {
  readonly kind: 'reaction-activated';
  /** The item that represents the reaction until it ends. Stored as `emblem`. */
  readonly standIn: number;
  readonly seat: Seat;
  /** The object with the ability. */
  readonly source: FactSubject;
  readonly ability: number;
  /**
   * The line of the card that contains the ability, as an index into `text` followed by `supportText`. Null if no line
   * contains it.
   */
  readonly line: number | null;
  /** The printed text of that line. */
  readonly says: string | null;
}

/** A player chose which reaction to play first. */
export interface ReactionPlayed extends InEvent {
  readonly kind: 'reaction-played';
  readonly standIn: number;
}

export interface ReactionOver extends InEvent {
  readonly kind: 'reaction-over';
  readonly standIn: number;
  /** How the reaction ended. `declined`: the player did not pay for it, so it had no effect. */
  readonly how: 'resolved' | 'declined';
}

/** A fact of an event, in terms that all games share. Read models fold facts. */
export type Fact = CardFact | AboutCard | CounterFact | ReactionActivated | ReactionPlayed | ReactionOver;
