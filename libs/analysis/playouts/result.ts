import { invariant, type AtomicAction, type Seat } from '#record';
import { winnersIn, type PlayedModule } from './quick-play.js';

/**
 * Returns the seats' win probabilities at the end of a game. The winners share a probability of 1. If there is no
 * winner, all seats share it.
 */
export function resultOf<State, A extends AtomicAction>(
  module: Pick<PlayedModule<State, A>, 'see'>,
  state: State,
  seats: number,
): readonly number[] {
  const winners = winnersIn(module, state);
  invariant(winners !== null, 'a game that asks nothing is over');
  return shares(winners, seats);
}

/** Divides a win probability of 1 equally among the winners, or among all seats if there are none. */
export const shares = (winners: readonly Seat[], seats: number): readonly number[] =>
  winners.length === 0
    ? even(seats)
    : Array.from({ length: seats }, (_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));

export const even = (seats: number): readonly number[] => Array<number>(seats).fill(1 / seats);
