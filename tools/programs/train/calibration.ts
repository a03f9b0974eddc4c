import type { ValueModel } from '#record';
import { meanOf, oddsOf } from './fit.js';
import type { Position } from './positions.js';

/** The accuracy of a model's probabilities for positions. */
export interface Calibration {
  readonly positions: number;
  readonly games: number;
  /** The Brier score: the mean squared error of the probability. */
  readonly brier: number;
  /**
   * The expected calibration error: the mean distance between predictions and results over ten classes of
   * probabilities.
   */
  readonly ece: number;
  /** The calibration error that even a perfectly calibrated model would have by chance with this number of games. */
  readonly eceByChance: number;
}

const CLASSES = 10;

/** Returns the first seat's probability of winning, according to a model. */
export const probabilityOf = (model: Pick<ValueModel, 'weights' | 'late'>, position: Position): number =>
  1 / (1 + Math.exp(-oddsOf(model, position)));

/** Evaluates a model's probabilities on positions that were not used to fit the model. */
export function calibrationOf(
  model: Pick<ValueModel, 'weights' | 'late'>,
  positions: readonly Position[],
): Calibration {
  const predicted = positions.map((position) => {
    const probability = probabilityOf(model, position);
    return { probability, won: position.won ? 1 : 0, game: position.game };
  });
  const games = new Set(positions.map(({ game }) => game)).size;
  let ece = 0;
  let byChance = 0;
  for (let index = 0; index < CLASSES; index++) {
    const inside = predicted.filter(
      ({ probability }) => Math.min(CLASSES - 1, Math.floor(probability * CLASSES)) === index,
    );
    if (inside.length === 0) continue;
    const share = inside.length / predicted.length;
    const expected = meanOf(inside.map(({ probability }) => probability));
    ece += share * Math.abs(expected - meanOf(inside.map(({ won }) => won)));
    // All positions of a game have the same result, so only games count as independent. √(2/π) is the mean absolute
    // value of a standard normal error.
    const independent = new Set(inside.map(({ game }) => game)).size;
    byChance += share * Math.sqrt(((2 / Math.PI) * (expected * (1 - expected))) / independent);
  }
  const brier = meanOf(predicted.map(({ probability, won }) => (probability - won) ** 2));
  return { positions: predicted.length, games, brier, ece, eceByChance: byChance };
}
