import { IntrinsicException } from '@nestjs/common';
import type { Result } from '#record';
import type { Problem } from './errors/problem.js';

/**
 * An expected failure on its way to the edge, where `publicError` tells the client of it. Nest logs what is not
 * intrinsic as a fault.
 */
export class ProblemError extends IntrinsicException {
  constructor(readonly problem: Problem) {
    super(problem.message);
    this.name = 'ProblemError';
  }
}

/** The value of a result; throws its problem for the edge to tell. */
export function valueOf<T>(result: Result<T, Problem>): T {
  if (result.ok) return result.value;
  throw new ProblemError(result.error);
}
