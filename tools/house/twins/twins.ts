import type { GameModule, RecordedEvent, Viewer } from '#record';

/**
 * Two games that differ only in information hidden from the viewer. Constructed without the game's masks:
 *
 * - The hidden cards are determined from the events, not from the known cards in a state. They were never face up,
 *   never shown to the viewer, and never in the viewer's hand or face down in front of the viewer.
 * - In the second game, hidden cards swap places, or are other cards (the viewer's own deck only swaps places, because
 *   the viewer knows its list), or swap item numbers. The seed differs.
 * - The same choices are then repeated by the rules, with each hidden card replaced. The two games are twins while
 *   their events are equal, up to those cards, the options of others' decisions, the data for continuing, and
 *   fingerprints. The viewer must get the same bytes for both.
 */
export interface Twins<State = unknown> {
  /** The name from which the same twins can be created again. */
  readonly name: string;
  readonly module: GameModule<State>;
  readonly viewer: Viewer;
  readonly left: readonly RecordedEvent[];
  readonly right: readonly RecordedEvent[];
  /** The number of cards that differ, or are in different places. */
  readonly hidden: number;
  /** The reason why the games stop being twins. Null if they are twins up to the end of the first game. */
  readonly parted: string | null;
}
