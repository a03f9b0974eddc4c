import { lateness } from '#analysis';
import LogisticRegression from 'ml-logistic-regression';
import { EigenvalueDecomposition, Matrix } from 'ml-matrix';
import type { StagedWeight, ValueModel } from '#record';
import { leadOf, type Position } from './positions.js';

const STEPS = 200;
/** The learning rate for the mean gradient over all positions. */
const RATE = 3;
/**
 * Directions whose variance is below this proportion of the largest variance carry no information, so their weight is 0.
 */
const LEAST_SPREAD = 1e-6;

/** Half the number of artificial positions per column. */
const ALONE = 25;

/**
 * Fits a logistic regression of the winner on leads in measures. There is no constant term, because seats are
 * symmetric. `steadiness` is the strength of a ridge penalty per position, 0 for none.
 */
export function fitted(
  positions: readonly Position[],
  names: readonly string[],
  late: number,
  steadiness = 0,
): ValueModel['weights'] {
  const columns = names.flatMap((name) =>
    [0, 1].map((staged) =>
      positions.map((position) => leadOf(position, name) * (staged === 0 ? 1 : lateness(position.day, late))),
    ),
  );
  const found = regressed(columns, positions, steadiness);
  return Object.fromEntries(
    names.map((name, index): [string, StagedWeight] => [
      name,
      [rounded(found[2 * index] ?? 0), rounded(found[2 * index + 1] ?? 0)],
    ]),
  );
}

/** Returns the log-odds of the first seat winning, according to a model. */
export function oddsOf(
  { weights, late }: Pick<ValueModel, 'weights' | 'late'>,
  position: Omit<Position, 'won' | 'game'>,
): number {
  const stage = lateness(position.day, late);
  let odds = 0;
  for (const [name, [always, more]] of Object.entries(weights))
    odds += leadOf(position, name) * (always + more * stage);
  return odds;
}

/** Fits one weight per column to the winners by logistic regression. */
function regressed(
  columns: readonly (readonly number[])[],
  positions: readonly Position[],
  steadiness: number,
): readonly number[] {
  const sizes = columns.map((column) => Math.sqrt(meanOf(column.map((value) => value * value))) || 1);
  const scaled = new Matrix(columns.map((column, at) => column.map((value) => value / (sizes[at] ?? 1))));
  // Transforms the columns to uncorrelated directions of equal variance, so that one learning rate suits all directions
  // and few steps suffice.
  const spread = scaled.mmul(scaled.transpose()).div(Math.max(1, positions.length));
  const { realEigenvalues, eigenvectorMatrix } = new EigenvalueDecomposition(spread, {
    assumeSymmetric: true,
  });
  const widest = Math.max(...realEigenvalues);
  const scales = realEigenvalues.map((value) =>
    value > LEAST_SPREAD * widest ? 1 / Math.sqrt(value + steadiness) : 0,
  );
  const directions = eigenvectorMatrix.mulRowVector(scales);
  const regression = new LogisticRegression({ numSteps: STEPS, learningRate: RATE / positions.length });
  const steady = steadying(columns.length, (steadiness * positions.length) / 2);
  regression.train(
    new Matrix([...scaled.transpose().to2DArray(), ...steady.rows]).mmul(directions),
    Matrix.columnVector([...positions.map(({ won }) => (won ? 1 : 0)), ...steady.won]),
  );
  // The library's classifier of a class predicts the other classes, so the classifier of losers predicts the winner.
  const found = regression.classifiers[0]?.weights.to1DArray() ?? [];
  return directions
    .mmul(Matrix.columnVector(found))
    .to1DArray()
    .map((weight, at) => weight / (sizes[at] ?? 1));
}

/**
 * Returns artificial positions in which only one column is nonzero. Half of these positions are won, so they pull the
 * weights towards 0.
 */
function steadying(
  columns: number,
  strength: number,
): { readonly rows: readonly number[][]; readonly won: readonly number[] } {
  if (strength === 0) return { rows: [], won: [] };
  const size = Math.sqrt(strength / ALONE);
  const each = Array.from({ length: columns }, (_, at) =>
    Array.from({ length: columns }, (_, other) => (other === at ? size : 0)),
  );
  const rows = Array.from({ length: 2 * ALONE }, () => each).flat();
  return { rows, won: rows.map((_, at) => (at < rows.length / 2 ? 1 : 0)) };
}

export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

const rounded = (value: number): number => Number(value.toPrecision(5));
