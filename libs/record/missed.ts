import type { Seat } from './ids.js';

/**
 * What a player can let pass. `action`: an action that stood open when they ended their part of the day; `mana`: mana not spent;
 * `over-limit`: a card discarded because a zone was full; `terrain`: an expedition one or two points short; `declined`: a reaction
 * not paid for; `condition`: a reaction that one thing alone kept from being activated.
 */
export const missedKinds = ['action', 'mana', 'over-limit', 'terrain', 'declined', 'condition'] as const;
export type MissedKind = (typeof missedKinds)[number];

/** Something that a player could have had, and did not. */
export interface MissedChance {
  readonly kind: MissedKind;
  readonly seat: Seat;
  /** The card it is about. Null: none, or unknown to the viewer. */
  readonly item: number | null;
  /** How much mana, or how many points were missing; 1 for the others. */
  readonly amount: number;
  /** Of `terrain`: which one, and of which expedition, in words of the game. */
  readonly terrain?: string;
  readonly expedition?: string;
  readonly rule: string;
}
