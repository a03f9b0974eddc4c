import { IntrinsicException } from '@nestjs/common';
import type { Result } from '#record';
import type { Problem } from './errors/problem.js';

/**
 * An expected failure, which `publicError` converts for the client. Extends `IntrinsicException`, so that Nest does not
 * log it as a fault.
 */
export class ProblemError extends IntrinsicException {
  constructor(readonly problem: Problem) {
    super(problem.message);
    this.name = 'ProblemError';
  }
}

/** Returns the value of a result. Throws a `ProblemError` if the result is a problem. */
export function valueOf<T>(result: Result<T, Problem>): T {
  if (result.ok) return result.value;
  throw new ProblemError(result.error);
}
