import type { AtomicAction, GameModule, ValueModel } from '#record';
import { seatMeasures, type SeatMeasures } from '../seat-measures.js';

/** Returns how far a game has progressed on the given day, from 0 at the start to 1 on day `late` and after. */
export const lateness = (day: number, late: number): number => Math.min(1, day / late);

/** Returns each seat's measures that a model weighs. `turn` is 1 for the player whose turn it is. */
export function weighed<State, A extends AtomicAction>(
  { see }: Pick<GameModule<State, A>, 'see'>,
  state: State,
): readonly SeatMeasures[] {
  const turnOf = see.clock(state).seat;
  return seatMeasures(see, state).map((own, seat) => ({ ...own, turn: seat === turnOf ? 1 : 0 }));
}

/**
 * Returns the names of the measures whose product is a feature. For example, `turn*hand` has two and `hand` has one.
 */
export const factorsOf = (feature: string): readonly string[] => feature.split('*');

export const featureOf = (own: SeatMeasures, feature: string): number =>
  factorsOf(feature).reduce((product, factor) => product * (own[factor] ?? 0), 1);

/** Returns the win probability of each seat according to a model. The probabilities add up to 1. */
export function chancesOf<State, A extends AtomicAction>(
  module: Pick<GameModule<State, A>, 'see'>,
  model: Pick<ValueModel, 'late' | 'weights'>,
  state: State,
): readonly number[] {
  const late = lateness(module.see.clock(state).day, model.late);
  const scores = weighed(module, state).map((own) => {
    let score = 0;
    for (const name in model.weights) {
      const [always, more] = model.weights[name] ?? [0, 0];
      score += featureOf(own, name) * (always + more * late);
    }
    return score;
  });
  const best = Math.max(...scores);
  const shares = scores.map((score) => Math.exp(score - best));
  const all = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => share / all);
}

/** Returns the standard error of the difference between two choices, due to playouts and the model. */
export const differenceError = (
  model: ValueModel | undefined,
  { mean, error }: { readonly mean: number; readonly error: number },
): number => Math.hypot(error, model?.misses?.choice ?? 0, mean * (model?.misses?.share ?? 0));
