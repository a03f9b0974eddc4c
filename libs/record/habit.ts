import type { AtomicAction, GameEvent } from './event.js';
import type { Seat } from './ids.js';

/** An act of a player that tells how they play, such as playing a card into an expedition. */
export interface HabitAct {
  readonly seat: Seat;
  /** A name of `Habits`. */
  readonly habit: string;
}

/** The acts of a game that statistics count for each day. */
export interface Habits<State = unknown, A extends AtomicAction = AtomicAction> {
  /** All names, in the order of tables. `GameWords` has their titles. */
  readonly names: readonly string[];
  /** Finds the acts in an event, as far as its viewer sees them. */
  of(event: GameEvent<A>, before: State): readonly HabitAct[];
}
