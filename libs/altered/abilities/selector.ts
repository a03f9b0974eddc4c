import type { CardType, Faction, Rarity, Terrain } from './card.js';
import type { Quantity } from './quantity.js';
import type { Expeditions, Keyword, Players, StatusName, ZoneName } from './words.js';

export type Comparison = 'at-least' | 'at-most' | 'exactly' | 'more-than' | 'less-than';

/** A bound on one number of an object. */
export interface Bound {
  readonly of: 'hand-cost' | 'reserve-cost' | Terrain | { readonly counters: string };
  readonly is: Comparison;
  readonly than: Quantity;
}

/**
 * A description that objects fit. What it does not mention does not matter. Without a zone it means objects in play
 * (2.2.1.h, 2.2.2.n).
 */
export interface Selector {
  readonly zone?: ZoneName | readonly ZoneName[];
  readonly type?: CardType | 'region' | readonly (CardType | 'region')[];
  readonly subtype?: string;
  readonly name?: string;
  readonly rarity?: Rarity;
  readonly faction?: Faction | 'neutral';
  readonly controller?: Players;
  readonly owner?: Players;
  readonly expedition?: Expeditions;
  readonly token?: boolean;
  readonly keyword?: Keyword | 'tough';
  readonly status?: StatusName | 'boosted' | 'ready';
  readonly without?: StatusName | 'boosted';
  readonly bounds?: readonly Bound[];
  /** Not the object that has the ability. */
  readonly other?: true;
}

/** Objects that are already known: the one with the ability, the one the trigger is about, targets, what was noted. */
export type Known =
  | 'me'
  | 'it'
  /** The object or objects chosen for the n-th occurrence of "target", from 0. */
  | { readonly target: number }
  | { readonly noted: string };

/** What a step acts on. */
export type What =
  | Known
  | { readonly all: Selector }
  /** Chosen just before the step by a player; not a target (6.1.g). */
  | { readonly choose: Selector; readonly count?: Quantity; readonly upTo?: true; readonly by?: Players }
  | { readonly random: Selector; readonly count?: Quantity; readonly of: Players }
  /** Cards at the top of a deck. */
  | { readonly top: Players; readonly count?: Quantity };
