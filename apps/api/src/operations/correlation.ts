import type { RequestHandler } from 'express';
import type { ClientAddresses } from '../limits/client-address.js';
import { asking, requestId } from '../telemetry/asking.js';

/**
 * Gives every request an id and sends it in the response. Makes the id and the sender's address available while the
 * request is served.
 */
export const correlated =
  (addresses: ClientAddresses): RequestHandler =>
  (request, response, next) => {
    const id = requestId(request.headers['x-request-id']);
    response.set('X-Request-Id', id);
    asking.run({ id, address: addresses.of(request) }, next);
  };
