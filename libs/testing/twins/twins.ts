import type { GameModule, RecordedEvent, Viewer } from '#record';

/**
 * Two games that differ only in what the viewer may not know. What that is does not come from the masks of the game but
 * from how the second is made of the first:
 *
 * - Hidden are the cards that, by what happened and not by what a state says is known, never lay open, were never shown to
 *   the viewer and never came into their hand or face down to them.
 * - In the other game, hidden cards lie in each other's places, or are other cards (those of the viewer's own deck only
 *   change places, for its list is theirs to know), or go by each other's numbers. The seed is another.
 * - The same choices are then made again with the rules, for a hidden card with the one that lies in its place. As long as
 *   what happens is the same (with those cards for each other; options of others' decisions, what is kept for going on, and
 *   fingerprints apart) the two games are twins, and the viewer must be given the same bytes.
 */
export interface Twins<State = unknown> {
  /** Tells how to make the same twins again. */
  readonly name: string;
  readonly module: GameModule<State>;
  readonly viewer: Viewer;
  readonly one: readonly RecordedEvent[];
  readonly other: readonly RecordedEvent[];
  /** Cards that are not the same, or not in the same place. */
  readonly hidden: number;
  /** Why they are twins no longer than this; null: the first game goes no further. */
  readonly parted: string | null;
}
