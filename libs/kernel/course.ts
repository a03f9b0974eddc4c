import type { Clock, Decision, GameStarted, ResultView, Seat } from '#record';
import type { Agenda, Task } from './agenda.js';
import { randomSource, type RandomSource } from './random.js';

export interface Ending {
  readonly winners: readonly Seat[];
  readonly reason: string;
  readonly rule: string;
}

/**
 * The parts of the state that all games share, such as the clock, the pending decision, the agenda and each player's
 * known cards.
 */
export interface Course<T extends Task> {
  /** The first event, which contains the players, decks and card definitions. Null before this event. */
  started: GameStarted | null;
  /** For each item, a bit set of the seats that can identify its card. */
  known: number[];
  day: number;
  phase: string;
  /** The number of turns that have begun. */
  turn: number;
  /** The seat whose turn it is. Null outside turns. */
  turnSeat: Seat | null;
  firstPlayer: Seat;
  /** The number of the newest object. Objects are numbered in the order in which they appear. */
  timestamp: number;
  /** The number of decisions requested so far, which is also the id of the latest decision. */
  decisions: number;
  pending: Decision | null;
  agenda: Agenda<T>;
  random: RandomSource;
  result: Ending | null;
}

/** Returns the common parts of a state before the first event. */
export const newCourse = <T extends Task>() => ({
  started: null,
  known: [],
  day: 0,
  phase: 'set-up' as const,
  turn: 0,
  turnSeat: null,
  firstPlayer: 0,
  timestamp: 0,
  decisions: 0,
  pending: null,
  agenda: [] as Agenda<T>,
  random: randomSource(''),
  result: null,
});

export const clockOf = ({ day, phase, turn, turnSeat }: Course<Task>): Clock => ({
  day,
  phase,
  turn,
  seat: turnSeat,
});

/** Returns a game's public result. Null while the game is in progress. */
export const resultOf = ({ result }: Pick<Course<Task>, 'result'>): ResultView | null =>
  result === null ? null : { winners: result.winners, reason: result.reason, rule: result.rule };
