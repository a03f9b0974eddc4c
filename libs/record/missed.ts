import type { Seat } from './ids.js';

/**
 * Chances that a player can let pass. `action`: an action still open when they ended their part of the day; `mana`: mana not
 * spent; `over-limit`: a card discarded because a zone was full; `terrain`: an expedition one or two points short;
 * `declined`: a reaction not paid for; `condition`: a reaction that failed one condition alone.
 */
export const missedKinds = ['action', 'mana', 'over-limit', 'terrain', 'declined', 'condition'] as const;
export type MissedKind = (typeof missedKinds)[number];

/** Something that a player could have had, and did not. */
export interface MissedChance {
  readonly kind: MissedKind;
  readonly seat: Seat;
  /** The card concerned. Null if there is none, or the viewer does not know it. */
  readonly item: number | null;
  /** How much mana, or how many points were missing; 1 for the others. */
  readonly amount: number;
  /** Of `terrain`: which one, and of which expedition, in words of the game. */
  readonly terrain?: string;
  readonly expedition?: string;
  readonly rule: string;
}
