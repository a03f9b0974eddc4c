import type { Quantity } from './quantity.js';
import type { Selector } from './selector.js';

/** A condition in an effect. It is evaluated when the effect's execution reaches it. */
export type Condition =
  | { readonly kind: 'exists'; readonly like: Selector }
  | {
      readonly kind: 'compare';
      readonly left: Quantity;
      readonly is: 'at-least' | 'at-most';
      readonly right: Quantity;
    }
  | { readonly kind: 'not'; readonly condition: Condition };
