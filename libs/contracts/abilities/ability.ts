import type { Cost } from './definition.js';
import type { Effect } from './effect.js';
import type { Selector } from './selector.js';

/** The keywords, which are the abilities without an effect or a number. */
export const keywords = ['magnetic', 'paramagnetic', 'adrenaline', 'impetus', 'fog'] as const;
export type Keyword = (typeof keywords)[number];

/** The events that can trigger an effect. */
export const triggers = ['evocation', 'recycle', 'start-of-turn', 'end-of-turn', 'ambush'] as const;
export type Trigger = (typeof triggers)[number];

/** An ability of a contract, as data. A contract's abilities are in the order of its printed lines. */
export type Ability =
  | { readonly kind: 'keyword'; readonly keyword: Keyword }
  /** While the object with this ability is in play, its controller's spells deal `amount` more damage (8.12). */
  | { readonly kind: 'magic-damage'; readonly amount: number }
  /** The effect of a spell when it is played (6.1). */
  | { readonly kind: 'effect'; readonly effect: Effect }
  | { readonly kind: 'triggered'; readonly trigger: Trigger; readonly effect: Effect }
  /** The effect of using a rune. A rune can be used once per turn, by paying mana (6.2). */
  | { readonly kind: 'use'; readonly cost: Cost; readonly effect: Effect }
  /**
   * Affects other objects while the object with this ability is in play. Fading an affected object does not end the
   * effect (9.8).
   */
  | { readonly kind: 'provides'; readonly to: Selector; readonly gives: Gift };

/** The values and keywords that a continuous effect gives to the objects or players that it affects. */
export interface Gift {
  readonly attack?: number;
  /** The health that creatures gain. Other objects have no health. */
  readonly health?: number;
  readonly keywords?: readonly Keyword[];
}
