import type { Problem } from '#record';
import type { StoreErrorCode } from '#event-store';
import type { DatasetErrorCode } from './error-codes.js';

export type DatasetProblem = Problem<DatasetErrorCode | StoreErrorCode>;

/** Thrown if a dataset could not be written. `code` is the reason, and `problem` contains advice. */
export class DatasetError extends Error {
  readonly code: DatasetProblem['code'];

  constructor(readonly problem: DatasetProblem) {
    super(problem.message);
    this.name = 'DatasetError';
    this.code = problem.code;
  }
}
