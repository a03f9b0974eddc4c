import type { ReviewQueueErrorCode } from '../error-codes.js';
import { shownPlace, type ReviewQueuePlace } from './place.js';

/** Thrown if the review queue cannot be used. `code` states the reason, and `advice` states a solution. */
export class ReviewQueueError extends Error {
  constructor(
    readonly code: ReviewQueueErrorCode,
    message: string,
    readonly advice: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'ReviewQueueError';
  }
}

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

/** Whether an error means that the database is unreachable or shutting down. */
export const isAway = (error: unknown): boolean =>
  /^(E[A-Z]+|3D000|08.*|57P0.|53300)$/.test(codeOf(error)) ||
  /connection terminated|timeout expired|timeout exceeded|not queryable|after calling end|Database not opened/i.test(
    String(error),
  );

/** Converts a database error to an error for administrators. Returns any other error unchanged. */
export function failure(error: unknown, place: ReviewQueuePlace): unknown {
  if (error instanceof ReviewQueueError) return error;
  const where = shownPlace(place);
  if (/^(28|42501)/.test(codeOf(error)))
    return new ReviewQueueError(
      'REVIEW_QUEUE_ACCESS_DENIED',
      `REVIEW_QUEUE: ${where} denied access, or does not allow creating a schema.`,
      'Check the name and password, and that the user has the CREATE right on the database.',
      { cause: error },
    );
  if (!isAway(error)) return error;
  return new ReviewQueueError(
    'REVIEW_QUEUE_UNREACHABLE',
    `REVIEW_QUEUE: ${where} cannot be reached.`,
    'Check the address, and that PostgreSQL is running and has this database.',
    { cause: error },
  );
}
