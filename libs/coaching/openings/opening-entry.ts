import type { Authorship, Choice } from '#record';
import type { Rating } from '../lessons/answer.js';

/** Recorded before the first answer with a deck, so that its hands can be dealt again. */
export interface OpeningDeckTaken extends Authorship {
  readonly kind: 'OpeningDeckTaken';
  /** The id of the deck, which follows from its game and its list. */
  readonly deck: string;
  readonly module: string;
  readonly name: string;
  /** The deck list, or the name of a deck that comes with the game. */
  readonly list: string;
}

/** Recorded when a player chooses what to keep of a first hand. */
export interface OpeningAnswered extends Authorship {
  readonly kind: 'OpeningAnswered';
  /** The id of the deck. */
  readonly deck: string;
  /** The id of the opponent's deck. Null for the decks that come with the game, in turn. */
  readonly against: string | null;
  readonly seed: string;
  /** The number of the hand. */
  readonly number: number;
  readonly choice: Choice;
  readonly rating: Rating;
  readonly loss: number;
  /** When, ISO 8601. */
  readonly at: string;
}

export type OpeningEntry = OpeningDeckTaken | OpeningAnswered;
