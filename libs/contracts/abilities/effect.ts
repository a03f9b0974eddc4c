import type { Element, Token } from './definition.js';
import type { Keyword } from './ability.js';
import type { Condition } from './condition.js';
import type { Quantity } from './quantity.js';
import type { Target, Who } from './selector.js';

/** An effect of a contract. A player must carry it out unless it says "may" (9.7). An impossible part is skipped. */
export type Effect =
  | { readonly kind: 'sequence'; readonly effects: readonly Effect[] }
  /** Finishes each repetition with all its reactions before the next (9.3). */
  | { readonly kind: 'repeat'; readonly times: Quantity; readonly effect: Effect }
  /** An effect introduced by "you may". */
  | { readonly kind: 'may'; readonly effect: Effect }
  | {
      readonly kind: 'if';
      readonly condition: Condition;
      readonly then: Effect;
      readonly otherwise?: Effect;
    }
  /** A "choose one" effect. */
  | { readonly kind: 'modes'; readonly modes: readonly Effect[] }
  | { readonly kind: 'damage'; readonly amount: Quantity; readonly to: Target }
  | { readonly kind: 'destroy'; readonly what: Target }
  | { readonly kind: 'fade'; readonly what: Target }
  /** Destroys a globe (8.14). With `whose`, the opponent's, or if there is none, the player's own (9.7). */
  | { readonly kind: 'disarm'; readonly whose?: 'opponent' }
  /** Lasts until it fades. Players only gain attack. */
  | {
      readonly kind: 'strengthen';
      readonly what: Target;
      readonly attack?: Quantity;
      readonly health?: Quantity;
    }
  | { readonly kind: 'grant'; readonly what: Target; readonly keyword: Keyword }
  | { readonly kind: 'magnetise'; readonly what: Target }
  | { readonly kind: 'gain-health'; readonly who: Who; readonly amount: Quantity }
  | { readonly kind: 'draw'; readonly who: Who }
  | { readonly kind: 'extract'; readonly who: Who; readonly count: Quantity }
  /** The discarding player chooses. */
  | { readonly kind: 'discard'; readonly who: Who; readonly count: Quantity }
  /** Summons at the right end of the line while there is room (6.3.c). */
  | { readonly kind: 'summon'; readonly token: Token; readonly count?: Quantity; readonly who?: Who }
  /** Returns creatures to their owners' hands. */
  | { readonly kind: 'return'; readonly what: Target }
  /** Moves to any place in the line (6.3.f). */
  | { readonly kind: 'rearrange'; readonly what: Target }
  /** Lets a creature that has acted this turn act once more. No effect on others. */
  | { readonly kind: 'ready'; readonly what: Target }
  | { readonly kind: 'extractor'; readonly element: Element | 'any' }
  /** Fills empty reservoirs. */
  | { readonly kind: 'fill'; readonly count: Quantity }
  /** A globe gets back durability, or more than it had. */
  | { readonly kind: 'mend'; readonly amount: Quantity };
