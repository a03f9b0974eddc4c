import type { DecisionErrorCode } from './error-codes.js';
import type { Json } from './json.js';
import type { Seat } from './ids.js';

/** An option of a decision. Its key is the same in every run. */
export interface Option {
  readonly key: string;
  /** Details of the option for people and programs: the item, the zone it comes from, its cost, … */
  readonly about?: Json;
}

/**
 * A decision of a player: pick between `min` and `max` different options. Other seats cannot see a hidden
 * choice until its effects show.
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
  /** Whether the order of the picked options matters. */
  readonly ordered?: true;
  /** Whether the options are in a zone that other seats cannot see. */
  readonly hidden?: true;
  /** The rules by which this is decided. */
  readonly rules: readonly string[];
  /** The subject of the decision: the card being played, the effect being resolved. */
  readonly about?: Json;
}

/** The keys of the picked options. */
export type Choice = readonly string[];

/** A text that is equal only for the same options in the same order. */
export const choiceKey = (choice: Choice): string => choice.join('\n');

export const isSameChoice = (left: Choice, right: Choice): boolean => choiceKey(left) === choiceKey(right);

/** Concedes. Legal during every decision, although no decision lists it as an option. */
export const concession: Choice = ['concede'];

export const isConcession = (choice: Choice): boolean => choice.length === 1 && choice[0] === concession[0];

/**
 * The reason why a choice was refused. The state is unchanged, except after `WORK_TOO_LARGE`: then it is
 * partly played and unusable.
 */
export interface Illegal {
  readonly code: DecisionErrorCode;
  readonly message: string;
  readonly rule: string;
  readonly data?: Json;
}
