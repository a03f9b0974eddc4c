import type { Authorship, Choice } from '#record';
import type { Rating } from '../lessons/answer.js';

/** Recorded before the first answer with a deck, so that its hands can be dealt again. */
export interface OpeningDeckTaken extends Authorship {
  readonly kind: 'OpeningDeckTaken';
  /** The id of the deck, which is derived from its game and its list. */
  readonly deck: string;
  readonly module: string;
  readonly name: string;
  /** The deck list, or the name of a shipped deck of the game. */
  readonly list: string;
}

/** Recorded when a player chooses which cards of a first hand to keep. */
export interface OpeningAnswered extends Authorship {
  readonly kind: 'OpeningAnswered';
  readonly deck: string;
  /** The id of the opponent's deck. Null if the shipped decks of the game take turns. */
  readonly against: string | null;
  readonly seed: string;
  readonly number: number;
  readonly choice: Choice;
  readonly rating: Rating;
  readonly loss: number;
  /** The time of the answer, as ISO 8601. */
  readonly at: string;
}

export type OpeningEntry = OpeningDeckTaken | OpeningAnswered;
