import type { Cost } from './definition.js';
import type { Effect } from './effect.js';
import type { Selector } from './selector.js';

/** Keywords that are there or not; the others carry an effect or a number. */
export const keywords = ['magnetic', 'paramagnetic', 'adrenaline', 'impetus', 'fog'] as const;
export type Keyword = (typeof keywords)[number];

/** What happens by itself, and when. */
export const triggers = ['evocation', 'recycle', 'start-of-turn', 'end-of-turn', 'ambush'] as const;
export type Trigger = (typeof triggers)[number];

/** What a contract does, as data: everything a card says is one of these, in the order of its lines. */
export type Ability =
  | { readonly kind: 'keyword'; readonly keyword: Keyword }
  /** The damage of its controller's spells is so much higher while it is in play (8.12). */
  | { readonly kind: 'magic-damage'; readonly amount: number }
  /** What a spell does when it is played (6.1). */
  | { readonly kind: 'effect'; readonly effect: Effect }
  | { readonly kind: 'triggered'; readonly trigger: Trigger; readonly effect: Effect }
  /** What a rune does once a turn, for mana (6.2). */
  | { readonly kind: 'use'; readonly cost: Cost; readonly effect: Effect }
  /** Holds while it is in play, and is applied to nothing: fading what gets it changes nothing (9.8). */
  | { readonly kind: 'provides'; readonly to: Selector; readonly gives: Gift };

/** What a continuous effect gives to everything it is about. */
export interface Gift {
  readonly attack?: number;
  /** Creatures alone. */
  readonly health?: number;
  readonly keywords?: readonly Keyword[];
}
