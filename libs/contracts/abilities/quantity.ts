import type { Selector, Who } from './selector.js';

/** A whole number; what is missing counts as 0. */
export type Quantity =
  | number
  | { readonly count: Selector }
  | { readonly cards: 'hand' | 'deck' | 'discard'; readonly of: Who }
  /** Of the object that has the ability, or of what was chosen last. */
  | { readonly statistic: 'attack' | 'health'; readonly of: 'me' | 'it' }
  /** All extractors, or those of a colour. */
  | { readonly extractors: 'all' | 'fire' | 'water' | 'light'; readonly of: Who }
  | { readonly health: Who }
  | { readonly sum: readonly Quantity[] };
