import type { Keyword } from './ability.js';
import type { Quantity } from './quantity.js';

/** Players, seen from the controller of the ability. */
export type Who = 'you' | 'opponent';

/** The kinds of things that can be chosen, damaged or destroyed. */
export type Kind = 'creature' | 'player' | 'globe' | 'rune';

/** A bound on a number of a creature. */
export interface Bounded {
  readonly of: 'attack' | 'health' | 'cost';
  readonly is: 'at-least' | 'at-most';
  readonly than: number;
}

/** Things in play, players among them; every given field must hold. */
export interface Selector {
  readonly what: Kind | readonly Kind[];
  /** The player that they belong to. Any player if absent. */
  readonly whose?: Who;
  /** Anything but the object that has the ability. */
  readonly other?: true;
  /** Beside the object that has the ability, in its line. */
  readonly adjacent?: true;
  /** Just these, of creatures. */
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
  /** Its controller chooses: targeting, which fog forbids to spells (8.8). */
  | { readonly kind: 'chosen'; readonly like: Selector; readonly count?: number; readonly upTo?: true }
  | { readonly kind: 'all'; readonly like: Selector }
  | { readonly kind: 'random'; readonly like: Selector; readonly count?: Quantity };
