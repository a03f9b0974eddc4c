import type { Element, Token } from './definition.js';
import type { Keyword } from './ability.js';
import type { Condition } from './condition.js';
import type { Quantity } from './quantity.js';
import type { Target, Who } from './selector.js';

/**
 * An effect of a contract. The player must execute the effect unless its text says "may" (9.7). Impossible parts are
 * skipped.
 */
export type Effect =
  | { readonly kind: 'sequence'; readonly effects: readonly Effect[] }
  /** Each repetition, including all its reactions, finishes before the next begins (9.3). */
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
  /**
   * Destroys a globe (8.14). If `whose` is given, destroys the opponent's globe. If the opponent has none, the player's
   * own globe is destroyed instead (9.7).
   */
  | { readonly kind: 'disarm'; readonly whose?: 'opponent' }
  /**
   * The target keeps the added attack and health until the target is faded. A player can gain only attack in this way.
   */
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
  /** The player who discards chooses the contracts. */
  | { readonly kind: 'discard'; readonly who: Who; readonly count: Quantity }
  /** Summons tokens at the right end of the line while there is room (6.3.c). */
  | { readonly kind: 'summon'; readonly token: Token; readonly count?: Quantity; readonly who?: Who }
  /** Returns creatures to their owners' hands. */
  | { readonly kind: 'return'; readonly what: Target }
  /** Moves a creature to any position in its line (6.3.f). */
  | { readonly kind: 'rearrange'; readonly what: Target }
  /** Lets a creature that has acted this turn act again. Has no effect on other creatures. */
  | { readonly kind: 'ready'; readonly what: Target }
  | { readonly kind: 'extractor'; readonly element: Element | 'any' }
  /** Fills empty reservoirs. */
  | { readonly kind: 'fill'; readonly count: Quantity }
  /** Restores durability to a globe, even beyond its original durability. */
  | { readonly kind: 'mend'; readonly amount: Quantity };
