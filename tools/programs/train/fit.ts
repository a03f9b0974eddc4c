import { lateness } from '#analysis';
import LogisticRegression from 'ml-logistic-regression';
import { Matrix } from 'ml-matrix';
import type { StagedWeight, ValueModel } from '#record';
import type { Position } from './positions.js';

const STEPS = 1500;
/** Of the gradient over all positions together. */
const RATE = 1.5;

/** The weights of a logistic regression of who won over the leads in some measures. No constant: seats are alike. */
export function fitted(
  positions: readonly Position[],
  names: readonly string[],
  late: number,
): ValueModel['weights'] {
  const columns = names.flatMap((name) =>
    [0, 1].map((staged) =>
      positions.map(({ lead, day }) => (lead[name] ?? 0) * (staged === 0 ? 1 : lateness(day, late))),
    ),
  );
  // Columns of one size let one rate of learning serve all of them.
  const sizes = columns.map((column) => Math.sqrt(meanOf(column.map((value) => value * value))) || 1);
  const rows = positions.map((_, row) => columns.map((column, at) => (column[row] ?? 0) / (sizes[at] ?? 1)));
  const regression = new LogisticRegression({ numSteps: STEPS, learningRate: RATE / positions.length });
  regression.train(new Matrix(rows), Matrix.columnVector(positions.map(({ won }) => (won ? 1 : 0))));
  const found = regression.classifiers[1]?.weights.to1DArray() ?? [];
  const weight = (at: number): number => rounded((found[at] ?? 0) / (sizes[at] ?? 1));
  return Object.fromEntries(
    names.map((name, index): [string, StagedWeight] => [name, [weight(2 * index), weight(2 * index + 1)]]),
  );
}

export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

const rounded = (value: number): number => Number(value.toFixed(4));
