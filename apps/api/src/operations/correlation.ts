import type { RequestHandler } from 'express';
import type { ClientAddresses } from '../limits/client-address.js';
import { asking, requestId } from '../telemetry/asking.js';

/** Gives every request an id, which is sent back, and tracks its sender while it is answered. */
export const correlated =
  (addresses: ClientAddresses): RequestHandler =>
  (request, response, next) => {
    const id = requestId(request.headers['x-request-id']);
    response.set('X-Request-Id', id);
    asking.run({ id, address: addresses.of(request) }, next);
  };
