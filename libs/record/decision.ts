import type { DecisionErrorCode } from './error-codes.js';
import type { Json } from './json.js';
import type { Seat } from './ids.js';

/** An option of a decision. Its key is the same whenever the game is replayed. */
export interface Option {
  readonly key: string;
  /** Details of the option. Examples are the item that it concerns, the zone that the item leaves, and the cost. */
  readonly about?: Json;
}

/** A decision in which a player picks from `min` to `max` different options. */
export interface Decision {
  /** The number of the decision in its game, counting from 1. */
  readonly id: number;
  readonly seat: Seat;
  /** The kind of decision, as an identifier defined by the game, such as `turn`. */
  readonly kind: string;
  readonly options: readonly Option[];
  readonly min: number;
  readonly max: number;
  /** Whether the order of the picked options matters. */
  readonly ordered?: true;
  /**
   * Whether the options are in a zone that other seats cannot see. Other players then see the choice only through its
   * visible effects.
   */
  readonly hidden?: true;
  /** The numbers of the rules that require the decision. */
  readonly rules: readonly string[];
  /** The subject of the decision, such as the card being played or the effect being resolved. */
  readonly about?: Json;
}

/** The keys of the picked options. */
export type Choice = readonly string[];

/** Returns a string that is equal for two choices only if they contain the same options in the same order. */
export const choiceKey = (choice: Choice): string => choice.join('\n');

export const isSameChoice = (left: Choice, right: Choice): boolean => choiceKey(left) === choiceKey(right);

/** The choice to concede, which is legal in every decision although it is never listed as an option. */
export const concession: Choice = ['concede'];

export const isConcession = (choice: Choice): boolean => choice.length === 1 && choice[0] === concession[0];

/**
 * The reason why a choice was refused. If the code is `WORK_TOO_LARGE`, the state is partly changed and unusable.
 * Otherwise, it is unchanged.
 */
export interface Illegal {
  readonly code: DecisionErrorCode;
  readonly message: string;
  readonly rule: string;
  readonly data?: Json;
}
