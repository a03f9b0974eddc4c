import type { Clock, Decision, GameStarted, ResultView, Seat } from '#record';
import type { Agenda, Task } from './agenda.js';
import { randomSource, type RandomSource } from './random.js';

/** The result of a finished game. */
export interface Ending {
  readonly winners: readonly Seat[];
  readonly reason: string;
  readonly rule: string;
}

/**
 * The parts of a state that all games share: the clock, the pending decision, the agenda, and the knowledge
 * of players.
 */
export interface Course<T extends Task> {
  /** The first event: players, decks, card definitions. Null before that event. */
  started: GameStarted | null;
  /** By item: a bit for each seat that knows the identity of the card. */
  known: number[];
  day: number;
  phase: string;
  /** Number of turns begun. */
  turn: number;
  /** The seat whose turn it is. Null outside turns. */
  turnSeat: Seat | null;
  firstPlayer: Seat;
  /** The number that the last object got. */
  timestamp: number;
  /** Number of decisions requested, which is the id of the last. */
  decisions: number;
  pending: Decision | null;
  agenda: Agenda<T>;
  random: RandomSource;
  result: Ending | null;
}

/** The course of a game before its first event. */
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

/** The clock of a state. */
export const clockOf = ({ day, phase, turn, turnSeat }: Course<Task>): Clock => ({
  day,
  phase,
  turn,
  seat: turnSeat,
});

/** The public result of a game. Null while it is played. */
export const resultOf = ({ result }: Pick<Course<Task>, 'result'>): ResultView | null =>
  result === null ? null : { winners: result.winners, reason: result.reason, rule: result.rule };
