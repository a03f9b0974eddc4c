import { invariant, type AtomicAction, type Seat } from '#record';
import { winnersIn, type PlayedModule } from './quick-play.js';

/** What the end of a game comes to: winners share 1; nobody won: all do. */
export function resultOf<State, A extends AtomicAction>(
  module: Pick<PlayedModule<State, A>, 'see'>,
  state: State,
  seats: number,
): readonly number[] {
  const winners = winnersIn(module, state);
  invariant(winners !== null, 'a game that asks nothing is over');
  return shares(winners, seats);
}

/** 1 shared among the winners; among all where there are none. */
export const shares = (winners: readonly Seat[], seats: number): readonly number[] =>
  winners.length === 0
    ? even(seats)
    : Array.from({ length: seats }, (_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));

/** The same chance for every seat. */
export const even = (seats: number): readonly number[] => Array<number>(seats).fill(1 / seats);
