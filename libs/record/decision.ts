import type { DecisionErrorCode } from './error-codes.js';
import type { Json } from './json.js';
import type { Seat } from './ids.js';

/** One thing a player may choose. The key is stable: the same option has the same key in every run. */
export interface Option {
  readonly key: string;
  /** The subject of the option, for people and programs: the item, the zone it comes from, its cost, … */
  readonly about?: Json;
}

/**
 * Something a player has to decide: pick between `min` and `max` different options. Hidden choices stay hidden from
 * the other seats until they show.
 */
export interface Decision {
  /** Counted from 1 in each game. */
  readonly id: number;
  readonly seat: Seat;
  /** The kind of decision, as a word of the game: `turn`, … */
  readonly kind: string;
  readonly options: readonly Option[];
  readonly min: number;
  readonly max: number;
  /** True when the order in which the options are picked matters. */
  readonly ordered?: true;
  /** True if the options are in a zone that the other seats cannot see. */
  readonly hidden?: true;
  /** The rules by which this is decided. */
  readonly rules: readonly string[];
  /** The subject of the decision: the card being played, the effect being resolved. */
  readonly about?: Json;
}

/** The keys that were picked. */
export type Choice = readonly string[];

/** The same text for the same options in the same order, and for no others. */
export const choiceKey = (choice: Choice): string => choice.join('\n');

export const isSameChoice = (left: Choice, right: Choice): boolean => choiceKey(left) === choiceKey(right);

/** Giving up, which a player may choose at any decision, also of others, although it is not an option. */
export const concession: Choice = ['concede'];

export const isConcession = (choice: Choice): boolean => choice.length === 1 && choice[0] === concession[0];

/**
 * Why a choice was refused. Nothing was changed; but for `WORK_TOO_LARGE`, which shows only while the choice is played
 * out: the state that was given is half played then, and of no more use.
 */
export interface Illegal {
  readonly code: DecisionErrorCode;
  readonly message: string;
  readonly rule: string;
  readonly data?: Json;
}
