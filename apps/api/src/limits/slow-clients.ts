import type { Server } from 'node:http';
import type { SocketPatience } from './sockets.js';

/** A server of Node reads this when it begins to listen; its types have it for the making of a server alone. */
interface Checking {
  connectionsCheckingInterval?: number;
}

/** Ends connections on which headers, or whole requests, do not arrive in time. Before the server listens. */
export function waitBriefly(server: Server & Checking, { headers, upload, look }: SocketPatience): void {
  server.headersTimeout = headers;
  server.requestTimeout = upload + headers;
  server.connectionsCheckingInterval = look;
}
