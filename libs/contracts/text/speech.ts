import type { Ability, Effect } from '../abilities/index.js';

/** A writer for abilities in one language. */
export interface Speech {
  /** Returns an ability as one line of a card. */
  readonly ability: (ability: Ability) => string;
  /** Returns the sentence for an effect, without a full stop. */
  readonly effect: (effect: Effect) => string;
}
