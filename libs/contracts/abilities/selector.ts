import type { Keyword } from './ability.js';
import type { Quantity } from './quantity.js';

/** A player, from the perspective of the ability's controller. */
export type Who = 'you' | 'opponent';

/** The kinds of objects that can be chosen, damaged or destroyed. */
export type Kind = 'creature' | 'player' | 'globe' | 'rune';

/** A comparison for a number of a creature. */
export interface Bounded {
  readonly of: 'attack' | 'health' | 'cost';
  readonly is: 'at-least' | 'at-most';
  readonly than: number;
}

/** Selects the objects in play and the players that have all given properties. */
export interface Selector {
  readonly what: Kind | readonly Kind[];
  /** The player that controls the object. Any player if absent. */
  readonly whose?: Who;
  /** Excludes the object with the ability. */
  readonly other?: true;
  /** Requires the object to be adjacent to the object with the ability, in the same line. */
  readonly adjacent?: true;
  /** Selects only tokens if true, or only creatures that are not tokens if false. */
  readonly token?: boolean;
  readonly damaged?: true;
  readonly magnetised?: true;
  readonly with?: Keyword;
  readonly bounds?: readonly Bounded[];
}

export type Target =
  /** The object that has the ability, if it has not left play or changed. */
  | { readonly kind: 'me' }
  /** The objects that the effect last chose or made. */
  | { readonly kind: 'it' }
  | { readonly kind: 'player'; readonly who: Who }
  /** Chosen by the controller. This is targeting, which fog forbids to spells (8.8). */
  | { readonly kind: 'chosen'; readonly like: Selector; readonly count?: number; readonly upTo?: true }
  | { readonly kind: 'all'; readonly like: Selector }
  | { readonly kind: 'random'; readonly like: Selector; readonly count?: Quantity };
