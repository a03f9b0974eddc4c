import type { Seat } from './ids.js';

/**
 * Kinds of missed chances. `action`: the player ended their part of the day although an action was still available.
 * `mana`: mana was left unspent. `over-limit`: a card was discarded because a zone was full. `terrain`: an expedition
 * lacked one or two points. `declined`: a reaction was not paid for. `condition`: only one condition of a reaction
 * failed.
 */
export const missedKinds = ['action', 'mana', 'over-limit', 'terrain', 'declined', 'condition'] as const;
export type MissedKind = (typeof missedKinds)[number];

export interface MissedChance {
  readonly kind: MissedKind;
  readonly seat: Seat;
  /** The card involved. Null if there is none or the viewer does not know it. */
  readonly item: number | null;
  /** The amount of unspent mana or of missing points. 1 for other kinds. */
  readonly amount: number;
  /** For `terrain`: the terrain and the expedition, as identifiers of the game. */
  readonly terrain?: string;
  readonly expedition?: string;
  readonly rule: string;
}
