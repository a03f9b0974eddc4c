import type { Authorship, Choice } from '#record';
import type { Rating } from '../lessons/answer.js';

/** Recorded before the first answer with a deck, so that the deck's hands can be dealt again. */
export interface OpeningDeckTaken extends Authorship {
  readonly kind: 'OpeningDeckTaken';
  /** The id of the deck, derived from its game and list. */
  readonly deck: string;
  readonly module: string;
  readonly name: string;
  /** The deck list, or the name of one of the game's shipped decks. */
  readonly list: string;
}

/** Recorded when a player chooses which cards of an opening hand to keep. */
export interface OpeningAnswered extends Authorship {
  readonly kind: 'OpeningAnswered';
  readonly deck: string;
  /** The id of the opponent's deck. Null if the game's shipped decks take turns as opponents. */
  readonly against: string | null;
  readonly seed: string;
  readonly number: number;
  readonly choice: Choice;
  readonly rating: Rating;
  readonly loss: number;
  /** When the player answered, in ISO 8601 format. */
  readonly at: string;
}

export type OpeningEntry = OpeningDeckTaken | OpeningAnswered;
