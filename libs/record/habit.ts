import type { AtomicAction, GameEvent } from './event.js';
import type { Seat } from './ids.js';

/** A player's act that shows how they play, such as playing a card into an expedition. */
export interface HabitAct {
  readonly seat: Seat;
  /** A name in `Habits.names`. */
  readonly habit: string;
}

/** The acts in a game that statistics count per day. */
export interface Habits<State = unknown, A extends AtomicAction = AtomicAction> {
  /** All names, in the order in which tables show them. `GameWords` contains their titles. */
  readonly names: readonly string[];
  /** Finds the acts that a masked event reveals to its viewer. */
  of(event: GameEvent<A>, before: State): readonly HabitAct[];
}
