import type { Seat } from './ids.js';

/**
 * Missed chances. `action`: an action was still available when the player ended their part of the day;
 * `mana`: unspent mana; `over-limit`: a card was discarded because a zone was full; `terrain`: an expedition
 * lacked one or two points; `declined`: a reaction was not paid for; `condition`: a reaction failed one
 * condition only.
 */
export const missedKinds = ['action', 'mana', 'over-limit', 'terrain', 'declined', 'condition'] as const;
export type MissedKind = (typeof missedKinds)[number];

/** A chance that a player missed. */
export interface MissedChance {
  readonly kind: MissedKind;
  readonly seat: Seat;
  /** The card involved. Null if there is none, or the viewer does not know it. */
  readonly item: number | null;
  /** The unspent mana or the missing points. 1 for other kinds. */
  readonly amount: number;
  /** For `terrain`: the terrain and the expedition, in words of the game. */
  readonly terrain?: string;
  readonly expedition?: string;
  readonly rule: string;
}
