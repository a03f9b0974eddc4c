import type { LaterCondition } from './later/index.js';
import type { Quantity } from './quantity.js';
import type { Comparison, Known, Selector } from './selector.js';
import type { Expeditions, PhaseName, Players } from './words.js';

/** Something that is true or false of a state. */
export type Condition =
  | { readonly kind: 'compare'; readonly left: Quantity; readonly is: Comparison; readonly right: Quantity }
  /** The object fits the description, wherever it is (2.2.1.i, 2.2.2.o). */
  | { readonly kind: 'is'; readonly what: Known; readonly like: Selector }
  | { readonly kind: 'exists'; readonly like: Selector }
  /** As many different objects, one for each: "a Fleeting Character, another Anchored Character and yet another …". */
  | { readonly kind: 'distinct'; readonly like: readonly Selector[] }
  /** "During the first Day", set-up included. */
  | { readonly kind: 'first-day' }
  | { readonly kind: 'first-player'; readonly who: Players }
  | { readonly kind: 'passed'; readonly who: Players }
  | { readonly kind: 'phase'; readonly phase: PhaseName }
  /** One of the expeditions is in a region with this terrain. */
  | {
      readonly kind: 'terrain';
      readonly expedition: Expeditions;
      readonly terrain: 'forest' | 'mountain' | 'water';
    }
  | { readonly kind: 'not'; readonly condition: Condition }
  | { readonly kind: 'all'; readonly conditions: readonly Condition[] }
  | { readonly kind: 'any'; readonly conditions: readonly Condition[] }
  | { readonly kind: 'later'; readonly condition: LaterCondition };
