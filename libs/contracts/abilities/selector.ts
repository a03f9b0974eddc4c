import type { Keyword } from './ability.js';
import type { Quantity } from './quantity.js';

/** Players, seen from the controller of the ability. */
export type Who = 'you' | 'opponent';

/** The kinds of objects that can be chosen, damaged or destroyed. */
export type Kind = 'creature' | 'player' | 'globe' | 'rune';

/** A bound on a number of a creature. */
export interface Bounded {
  readonly of: 'attack' | 'health' | 'cost';
  readonly is: 'at-least' | 'at-most';
  readonly than: number;
}

/** Selects objects in play and players that have all given properties. */
export interface Selector {
  readonly what: Kind | readonly Kind[];
  /** The player that they belong to. Any player if absent. */
  readonly whose?: Who;
  /** Excludes the object with the ability. */
  readonly other?: true;
  /** Adjacent to the object with the ability, in its line. */
  readonly adjacent?: true;
  /** Only tokens, or only other creatures. */
  readonly token?: boolean;
  readonly damaged?: true;
  readonly magnetised?: true;
  readonly with?: Keyword;
  readonly bounds?: readonly Bounded[];
}

/** The target of an effect. */
export type Target =
  /** The object that has the ability, while it is where it was. */
  | { readonly kind: 'me' }
  /** The objects that the effect last chose or made. */
  | { readonly kind: 'it' }
  | { readonly kind: 'player'; readonly who: Who }
  /** Chosen by the controller. This is targeting, which fog forbids to spells (8.8). */
  | { readonly kind: 'chosen'; readonly like: Selector; readonly count?: number; readonly upTo?: true }
  | { readonly kind: 'all'; readonly like: Selector }
  | { readonly kind: 'random'; readonly like: Selector; readonly count?: Quantity };
