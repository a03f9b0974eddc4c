import type { Keyword } from './ability.js';
import type { Quantity } from './quantity.js';

/** A player, from the perspective of the ability's controller. */
export type Who = 'you' | 'opponent';

/** The kinds of objects that can be chosen, damaged or destroyed. */
export type Kind = 'creature' | 'player' | 'globe' | 'rune';

/** A limit on the attack, health or cost of a creature. */
export interface Bounded {
  readonly of: 'attack' | 'health' | 'cost';
  readonly is: 'at-least' | 'at-most';
  readonly than: number;
}

/** Selects the players and the objects in play that have all the given properties. */
export interface Selector {
  readonly what: Kind | readonly Kind[];
  /** The player who controls the object. Absent for any player. */
  readonly whose?: Who;
  /** Excludes the object that has the ability. */
  readonly other?: true;
  /** Requires the object to be adjacent to the object that has the ability, in the same line. */
  readonly adjacent?: true;
  /** If true, selects only tokens. If false, selects only creatures that are not tokens. */
  readonly token?: boolean;
  readonly damaged?: true;
  readonly magnetised?: true;
  readonly with?: Keyword;
  readonly bounds?: readonly Bounded[];
}

export type Target =
  /** The object that has the ability, unless that object has left play or changed. */
  | { readonly kind: 'me' }
  /** The objects that the effect chose or created last. */
  | { readonly kind: 'it' }
  | { readonly kind: 'player'; readonly who: Who }
  /** The controller chooses the objects. This is targeting, which fog prevents for spells (8.8). */
  | { readonly kind: 'chosen'; readonly like: Selector; readonly count?: number; readonly upTo?: true }
  | { readonly kind: 'all'; readonly like: Selector }
  | { readonly kind: 'random'; readonly like: Selector; readonly count?: Quantity };
