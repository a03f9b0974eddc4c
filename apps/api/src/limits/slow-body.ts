import type { RequestHandler, Response } from 'express';
import type { Problem } from '../errors/problem.js';

export const tooSlow: Problem = {
  code: 'BODY_TOO_SLOW',
  message: 'The request body did not arrive in time.',
  advice: 'Send the request again over a faster connection.',
};

/** Converts a problem to the format of GraphQL errors. */
export const asErrors = ({ message, ...extensions }: Problem) => ({ errors: [{ message, extensions }] });

/**
 * If a request's body does not arrive within the given number of milliseconds, calls `refuse` to send a response, and
 * ends the request.
 */
export const arrivesWithin =
  (within: number, refuse: (response: Response) => void): RequestHandler =>
  (request, response, next) => {
    const timer = setTimeout(() => {
      if (request.complete || response.headersSent) return;
      // Closes the connection instead of waiting for the rest of the body.
      response.set('Connection', 'close').once('finish', () => request.socket.destroySoon());
      refuse(response);
    }, within).unref();
    const arrived = (): void => clearTimeout(timer);
    request.once('end', arrived).once('close', arrived);
    next();
  };
