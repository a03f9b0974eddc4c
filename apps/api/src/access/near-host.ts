import type { RequestHandler } from 'express';
import type { Problem } from '../errors/problem.js';

/** Matches names and addresses that refer to the browser's own machine, with or without a port. */
const near = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;

/** Whether the `Host` header of a request names this machine. */
export const isNear = (host: string | undefined): boolean => host !== undefined && near.test(host);

const foreign = {
  code: 'HOST_FOREIGN',
  message:
    'Sign-in is off, so the server accepts only requests that are addressed to localhost or to a loopback address.',
  advice:
    'Use localhost or 127.0.0.1 on the machine that runs the server. To let other people connect, turn on ' +
    'sign-in with AUTH_SECRET or AUTH_JWKS.',
} as const satisfies Problem;

/**
 * Prevents DNS rebinding by refusing requests whose `Host` header names another site. If sign-in is off, every caller
 * is the owner. A foreign page whose host name resolves to this machine could then send requests as the owner.
 */
export const nearHost: RequestHandler = ({ headers }, response, next) => {
  if (isNear(headers.host)) return next();
  const { message, ...extensions } = foreign;
  response.status(403).json({ errors: [{ message, extensions }] });
};
