import type { RequestHandler } from 'express';
import type { Problem } from '../errors/problem.js';
import { line } from './line.js';
import { asErrors } from './slow-body.js';

/** How many seconds to wait before sending a refused request again. */
const RETRY_AFTER = 2;

const overloaded: Problem = {
  code: 'OVERLOADED',
  message: 'The server is overloaded.',
  advice: `Try again in ${RETRY_AFTER} seconds.`,
  data: { retryAfter: RETRY_AFTER },
};

/**
 * Refuses a request if an operation has been waiting for longer than `most` milliseconds. Does not read the request
 * first. `form` converts the problem to the error format of the requested address.
 */
export const refuseOverload =
  (most: number, form: (problem: Problem) => unknown = asErrors): RequestHandler =>
  (_request, response, next) => {
    if (line.longest <= most) return next();
    response.status(503).set('Retry-After', `${RETRY_AFTER}`).json(form(overloaded));
  };
