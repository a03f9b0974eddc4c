import { omniscient, type AtomicAction, type Knowledge } from '#record';
import { playOut, usualHorizon, type Horizon } from '../playouts/playout.js';
import { winnersIn, type PlayedModule } from '../playouts/quick-play.js';
import { shares } from '../playouts/result.js';
import { estimateOf, type Estimate } from './samples.js';

/** The maximum factor by which the number of playouts can increase if the error is too large. */
const MOST = 6;

/** The number of playouts and their seed. The same budget gives the same results. */
export interface Budget {
  readonly seed: string;
  readonly playouts: number;
  readonly horizon?: Horizon;
  /**
   * The maximum standard error. If it is exceeded, more playouts are run, up to six times `playouts`. If absent, the
   * error is not limited.
   */
  readonly error?: number;
}

export interface Evaluation {
  /** The win probabilities by seat, which add up to 1. */
  readonly winProbability: readonly number[];
  /**
   * The largest standard error of the win probabilities, due to playouts only and not to the value model. 0 if the game
   * is over.
   */
  readonly error: number;
  readonly playouts: number;
}

/** Returns the number of seats in a game. 0 before the game starts. */
export const seatsIn = <State, A extends AtomicAction>(
  { see }: Pick<PlayedModule<State, A>, 'see'>,
  state: State,
): number => see.view(state, omniscient).seats.length;

/**
 * Evaluates a state by playouts from states that are consistent with the given knowledge. Does not change the state.
 */
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
