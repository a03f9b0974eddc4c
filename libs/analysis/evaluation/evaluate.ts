import { omniscient, type AtomicAction, type Knowledge } from '#record';
import { playOut, usualHorizon, type Horizon } from '../playouts/playout.js';
import { winnersIn, type PlayedModule } from '../playouts/quick-play.js';
import { shares } from '../playouts/result.js';
import { estimateOf, type Estimate } from './samples.js';

/** So many times as many playouts are made at most where the error is larger than allowed. */
const MOST = 6;

/** What is spent on a question: the same seed and number of playouts, the same answer. */
export interface Budget {
  readonly seed: string;
  readonly playouts: number;
  readonly horizon?: Horizon;
  /** Where the standard error of playouts is larger, more playouts are made, up to six times as many. Absent: no more. */
  readonly error?: number;
}

/** How likely each seat is to win. */
export interface Evaluation {
  /** By seat; they come to 1. */
  readonly winProbability: readonly number[];
  /** Standard error of playouts for the least certain of them; 0 when the game is over. What the value model misses comes on top. */
  readonly error: number;
  readonly playouts: number;
}

/** How many play the game of a state; 0: it has not begun. */
export const seatsIn = <State, A extends AtomicAction>(
  { see }: Pick<PlayedModule<State, A>, 'see'>,
  state: State,
): number => see.view(state, omniscient).seats.length;

/** How likely each seat is to win from a state, by playouts of states that could as well be. The state stays as it is. */
export function evaluate<State, A extends AtomicAction>(
  module: PlayedModule<State, A>,
  state: State,
  knowledge: Knowledge,
  { seed, playouts, horizon = usualHorizon, error: allowed = Infinity }: Budget,
): Evaluation {
  const seats = seatsIn(module, state);
  const winners = winnersIn(module, state);
  if (winners !== null) return { winProbability: shares(winners, seats), error: 0, playouts: 0 };
  const samples: number[][] = Array.from({ length: seats }, () => []);
  const tryWorlds = (from: number, until: number): void => {
    for (let index = from; index < until; index++) {
      const world = module.bots.deal(state, knowledge, `${seed}/${index}`);
      const chances = playOut(module, world, seats, `${seed}/${index}/on`, horizon);
      for (const [seat, own] of samples.entries()) own.push(chances[seat] ?? 0);
    }
  };
  const errorOf = (estimates: readonly Estimate[]): number =>
    Math.max(0, ...estimates.map(({ error }) => error));
  tryWorlds(0, playouts);
  let made = playouts;
  while (made < playouts * MOST && errorOf(samples.map(estimateOf)) > allowed)
    tryWorlds(made, (made += playouts));
  const estimates = samples.map(estimateOf);
  return {
    winProbability: estimates.map(({ mean }) => mean),
    error: errorOf(estimates),
    playouts: made,
  };
}
