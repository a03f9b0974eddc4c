import type { GameModule, RecordedEvent, Viewer } from '#record';

/**
 * Two games that differ only in facts hidden from the viewer. Constructed without the game's masks: - By the
 * events, not by the known cards in a state, hidden cards never lay open, were never shown to the viewer and
 * never came into their hand or face down to them. - In the second game, hidden cards swap places, or are
 * other cards (the viewer's own deck only swaps places, since they know its list), or swap item numbers. The
 * seed differs. - The same choices are then repeated with the rules, with each hidden card replaced. While
 * the events are equal (up to those cards, options of others' decisions, data for continuing, and
 * fingerprints) the two games are twins, and the viewer must get the same bytes.
 */
export interface Twins<State = unknown> {
  /** The name from which the same twins can be created again. */
  readonly name: string;
  readonly module: GameModule<State>;
  readonly viewer: Viewer;
  readonly left: readonly RecordedEvent[];
  readonly right: readonly RecordedEvent[];
  /** Number of cards that differ, or are in different places. */
  readonly hidden: number;
  /** The reason why they stop being twins. Null if they are twins up to the end of the first game. */
  readonly parted: string | null;
}
