import type { Selector, Who } from './selector.js';

/** A whole number. The statistics of an object that no longer exists count as 0. */
export type Quantity =
  | number
  | { readonly count: Selector }
  | { readonly cards: 'hand' | 'deck' | 'discard'; readonly of: Who }
  /** A statistic of the object that has the ability (`me`) or of the last chosen object (`it`). */
  | { readonly statistic: 'attack' | 'health'; readonly of: 'me' | 'it' }
  /** The number of all extractors, or of the extractors of one colour. */
  | { readonly extractors: 'all' | 'fire' | 'water' | 'light'; readonly of: Who }
  | { readonly health: Who }
  | { readonly sum: readonly Quantity[] };
