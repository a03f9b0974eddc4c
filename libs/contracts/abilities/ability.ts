import type { Cost } from './definition.js';
import type { Effect } from './effect.js';
import type { Selector } from './selector.js';

/** Keywords without a value. Other abilities have an effect or a number. */
export const keywords = ['magnetic', 'paramagnetic', 'adrenaline', 'impetus', 'fog'] as const;
export type Keyword = (typeof keywords)[number];

/** The events that can trigger an effect. */
export const triggers = ['evocation', 'recycle', 'start-of-turn', 'end-of-turn', 'ambush'] as const;
export type Trigger = (typeof triggers)[number];

/** An ability of a contract, as data. Abilities are in the order of the printed lines. */
export type Ability =
  | { readonly kind: 'keyword'; readonly keyword: Keyword }
  /** While in play, adds this amount to the damage of its controller's spells (8.12). */
  | { readonly kind: 'magic-damage'; readonly amount: number }
  /** The effect of a spell when it is played (6.1). */
  | { readonly kind: 'effect'; readonly effect: Effect }
  | { readonly kind: 'triggered'; readonly trigger: Trigger; readonly effect: Effect }
  /** The effect that a rune can be used for once a turn, for mana (6.2). */
  | { readonly kind: 'use'; readonly cost: Cost; readonly effect: Effect }
  /**
   * Affects objects while it is in play, without being applied to them: fading a recipient changes nothing
   * (9.8).
   */
  | { readonly kind: 'provides'; readonly to: Selector; readonly gives: Gift };

/** The values and keywords that a continuous effect gives to its targets. */
export interface Gift {
  readonly attack?: number;
  /** The health that creatures gain. Other objects have none. */
  readonly health?: number;
  readonly keywords?: readonly Keyword[];
}
