import type { Server } from 'node:http';
import type { SocketPatience } from './sockets.js';

/**
 * An option that Node reads when the server begins to listen. However, Node's types accept it only when the server is
 * created.
 */
interface Checking {
  connectionsCheckingInterval?: number;
}

/** Sets the timeouts for headers and whole requests. Must be called before the server listens. */
export function waitBriefly(server: Server & Checking, { headers, upload, look }: SocketPatience): void {
  server.headersTimeout = headers;
  server.requestTimeout = upload + headers;
  server.connectionsCheckingInterval = look;
}
