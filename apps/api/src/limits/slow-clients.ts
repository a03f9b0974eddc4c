import type { Server } from 'node:http';
import type { SocketPatience } from './sockets.js';

/**
 * A setting that a server of Node reads when it begins to listen. Node's types allow it only when a server is
 * created.
 */
interface Checking {
  connectionsCheckingInterval?: number;
}

/** Ends connections on which headers, or whole requests, do not arrive in time. Before the server listens. */
export function waitBriefly(server: Server & Checking, { headers, upload, look }: SocketPatience): void {
  server.headersTimeout = headers;
  server.requestTimeout = upload + headers;
  server.connectionsCheckingInterval = look;
}
