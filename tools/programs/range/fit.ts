import type { Feature, Scorer } from '#analysis';
import { below, randomSource } from '#kernel';
import { errorsOf, type PreparedGame } from './measure.js';

/** The step size for finite differences. `PULL` is the strength of the regularisation that pulls weights towards 0. */
const STEP = 0.05;
const PULL = 2e-4;
/** The initial learning rate, which decreases to a tenth. */
const RATE = 0.15;
/** The decay rates of Adam's moving averages. */
const [FIRST, SECOND] = [0.9, 0.99];
const SMALL = 1e-4;

interface Rounds {
  readonly rounds: number;
  /** The number of games per round. */
  readonly games: number;
  readonly seed: string;
}

/** A scorer with one weight per feature. */
class Weighing {
  readonly names: readonly string[];
  readonly weights: Float64Array;
  readonly #read = new WeakMap<readonly Feature[], readonly (readonly [place: number, value: number])[]>();
  readonly #places: ReadonlyMap<string, number>;

  constructor(games: readonly PreparedGame[]) {
    this.names = [...new Set(games.flatMap((game) => [...namesIn(game)]))].sort();
    this.#places = new Map(this.names.map((name, place) => [name, place]));
    this.weights = new Float64Array(this.names.length);
  }

  readonly score: Scorer = (features) => {
    let read = this.#read.get(features);
    if (read === undefined) {
      read = features.map(([name, value]) => [this.#places.get(name) ?? -1, value]);
      this.#read.set(features, read);
    }
    let score = 0;
    for (const [place, value] of read) score += (this.weights[place] ?? 0) * value;
    return score;
  };
}

function namesIn({ steps }: PreparedGame): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { moves, spared } of steps)
    for (const features of [...moves.flatMap((move) => move.features ?? []), ...(spared ?? [])])
      for (const [name] of features) names.add(name);
  return names;
}

/**
 * Fits weights by gradient descent on the loss, with gradients from finite differences. Calls `tell` after each round.
 */
export function fittedWeights(
  games: readonly PreparedGame[],
  { rounds, games: some, seed }: Rounds,
  tell: (round: number, score: Scorer) => void,
): Readonly<Record<string, number>> {
  const weighing = new Weighing(games);
  const { weights, names } = weighing;
  const random = randomSource(seed);
  const [means, squares] = [new Float64Array(names.length), new Float64Array(names.length)];
  for (let round = 1; round <= rounds; round++) {
    const batch = Array.from({ length: some }, () => games[below(random, games.length)]).filter(
      (game) => game !== undefined,
    );
    const now = errorsOf(batch, weighing.score).loss;
    const slopes = names.map((_, place) => {
      const weight = weights[place] ?? 0;
      weights[place] = weight + STEP;
      const slope = (errorsOf(batch, weighing.score).loss - now) / STEP + PULL * weight;
      weights[place] = weight;
      return slope;
    });
    const rate = RATE * (1 - (0.9 * round) / rounds);
    for (const [place, slope] of slopes.entries()) {
      const mean = (means[place] = FIRST * (means[place] ?? 0) + (1 - FIRST) * slope);
      const square = (squares[place] = SECOND * (squares[place] ?? 0) + (1 - SECOND) * slope ** 2);
      const spread = Math.sqrt(square / (1 - SECOND ** round)) + SMALL;
      weights[place] = (weights[place] ?? 0) - (rate * (mean / (1 - FIRST ** round))) / spread;
    }
    tell(round, weighing.score);
  }
  return Object.fromEntries(names.map((name, place) => [name, Number((weights[place] ?? 0).toPrecision(4))]));
}
