import type { GameModule, RecordedEvent, Viewer } from '#record';

/**
 * Two games that differ only in information that is hidden from the viewer. They are created without the game's own
 * masks:
 *
 * - The events determine which cards are hidden, not the state's own list of known cards. A hidden card was never face
 *   up, never shown to the viewer, and never in the viewer's hand or face down in front of the viewer.
 * - In the second game, hidden cards are exchanged, replaced by other cards, or renumbered. The viewer's own deck is
 *   never replaced or renumbered, because the viewer knows its list. The second game also has another seed.
 * - The rules then repeat the same choices, with each hidden card exchanged. The games are twins as long as their
 *   events are equal, apart from the exchanged cards, the options of other players' decisions, the data for continuing
 *   the game, and fingerprints. Every answer to the viewer must be the same, byte for byte, in both games.
 */
export interface Twins<State = unknown> {
  /** The name from which both games were created. The same name always results in the same games. */
  readonly name: string;
  readonly module: GameModule<State>;
  readonly viewer: Viewer;
  readonly left: readonly RecordedEvent[];
  readonly right: readonly RecordedEvent[];
  /** The number of cards that are different or in different places. */
  readonly hidden: number;
  /** The reason why the games stop being twins. Null if they are twins until the first game ends. */
  readonly parted: string | null;
}
