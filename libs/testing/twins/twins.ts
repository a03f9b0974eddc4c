import type { GameModule, RecordedEvent, Viewer } from '#record';

/**
 * Two games that differ only in facts hidden from the viewer. These do not come from the masks of the game but from the
 * way the second is made of the first:
 *
 * - Hidden are the cards that, by the events and not by the known cards in a state, never lay open, were never shown to
 *   the viewer and never came into their hand or face down to them.
 * - In the other game, hidden cards lie in each other's places, or are other cards (those of the viewer's own deck only
 *   change places, for its list is theirs to know), or go by each other's numbers. The seed is another.
 * - The same choices are then made again with the rules, for a hidden card with the one that lies in its place. As long as
 *   the events are the same (with those cards for each other; options of others' decisions, data for continuing, and
 *   fingerprints apart) the two games are twins, and the viewer must be given the same bytes.
 */
export interface Twins<State = unknown> {
  /** Tells how to make the same twins again. */
  readonly name: string;
  readonly module: GameModule<State>;
  readonly viewer: Viewer;
  readonly left: readonly RecordedEvent[];
  readonly right: readonly RecordedEvent[];
  /** Cards that are not the same, or not in the same place. */
  readonly hidden: number;
  /** The reason why they are twins no longer than this. Null if the first game ends there. */
  readonly parted: string | null;
}
