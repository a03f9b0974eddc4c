import type { Seat } from './ids.js';

/**
 * The kinds of missed chances.
 *
 * - `action`: the player ended a part of the day although an action was still available.
 * - `mana`: the player left mana unspent.
 * - `over-limit`: a card was discarded because a zone was full.
 * - `terrain`: an expedition was one or two points short.
 * - `declined`: the player did not pay for a reaction.
 * - `condition`: a reaction did not activate because a single condition was not met.
 */
export const missedKinds = ['action', 'mana', 'over-limit', 'terrain', 'declined', 'condition'] as const;
export type MissedKind = (typeof missedKinds)[number];

export interface MissedChance {
  readonly kind: MissedKind;
  readonly seat: Seat;
  /** The card involved. Null if no card is involved or the viewer does not know it. */
  readonly item: number | null;
  /** The amount of unspent mana or the number of missing points. 1 for other kinds. */
  readonly amount: number;
  /**
   * The terrain, as an identifier defined by the game. `terrain` and `expedition` are present only if the kind is
   * `terrain`.
   */
  readonly terrain?: string;
  readonly expedition?: string;
  readonly rule: string;
}
