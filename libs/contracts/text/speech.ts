import type { Ability } from '../abilities/index.js';

/** One language that abilities are printed in. */
export interface Speech {
  /** One line of a card. */
  readonly ability: (ability: Ability) => string;
}
