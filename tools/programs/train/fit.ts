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
  const found = regressed(columns, positions);
  return Object.fromEntries(
    names.map((name, index): [string, StagedWeight] => [
      name,
      [rounded(found[2 * index] ?? 0), rounded(found[2 * index + 1] ?? 0)],
    ]),
  );
}

/** The log-odds that a model gives the first seat. */
export function oddsOf(
  { weights, late }: Pick<ValueModel, 'weights' | 'late'>,
  { lead, day }: Position,
): number {
  const stage = lateness(day, late);
  let odds = 0;
  for (const [name, [always, more]] of Object.entries(weights))
    odds += (lead[name] ?? 0) * (always + more * stage);
  return odds;
}

/** One weight a column, with which they say best who won. */
function regressed(
  columns: readonly (readonly number[])[],
  positions: readonly Position[],
): readonly number[] {
  // Columns of one size let one rate of learning serve all of them.
  const sizes = columns.map((column) => Math.sqrt(meanOf(column.map((value) => value * value))) || 1);
  const rows = positions.map((_, row) => columns.map((column, at) => (column[row] ?? 0) / (sizes[at] ?? 1)));
  const regression = new LogisticRegression({ numSteps: STEPS, learningRate: RATE / positions.length });
  regression.train(new Matrix(rows), Matrix.columnVector(positions.map(({ won }) => (won ? 1 : 0))));
  // The library's classifier of a class tells the others: that of the losers tells who wins.
  const found = regression.classifiers[0]?.weights.to1DArray() ?? [];
  return found.map((weight, at) => weight / (sizes[at] ?? 1));
}

export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

const rounded = (value: number): number => Number(value.toFixed(4));
