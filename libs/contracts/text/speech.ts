import type { Ability, Effect } from '../abilities/index.js';

/** One language that abilities are printed in. */
export interface Speech {
  /** One line of a card. */
  readonly ability: (ability: Ability) => string;
  /** A sentence without its full stop. */
  readonly effect: (effect: Effect) => string;
}
