import type { Ability, Effect } from '../abilities/index.js';

/** The writer of abilities in one language. */
export interface Speech {
  /** An ability as one line of a card. */
  readonly ability: (ability: Ability) => string;
  /** A sentence without its full stop. */
  readonly effect: (effect: Effect) => string;
}
