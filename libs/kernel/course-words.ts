import type { CanonicalWriter } from '#record';
import type { Task } from './agenda.js';
import type { Course, Ending } from './course.js';

type Where = Pick<Course<Task>, 'day' | 'phase' | 'turn' | 'turnSeat' | 'firstPlayer' | 'timestamp'>;

/** Writes a game's clock and counters. The canonical form of every game begins with them. */
export function courseWords(
  { day, phase, turn, turnSeat, firstPlayer, timestamp }: Where,
  to: CanonicalWriter,
): void {
  to.number(day);
  to.text(phase);
  to.number(turn);
  if (turnSeat === null) to.nothing();
  else to.number(turnSeat);
  to.number(firstPlayer);
  to.number(timestamp);
}

/** Writes a game's result, or null while the game is in progress. */
export function resultWords(result: Pick<Ending, 'winners' | 'reason'> | null, to: CanonicalWriter): void {
  if (result === null) return to.nothing();
  to.list(2);
  to.numbers(result.winners);
  to.text(result.reason);
}
