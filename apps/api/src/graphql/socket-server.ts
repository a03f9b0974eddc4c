import type { IncomingMessage } from 'node:http';
import { Logger } from '@nestjs/common';
import { CloseCode, handleProtocols, makeServer, type ServerOptions } from 'graphql-ws';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
import { isNestedBeyond, requestBounds } from '#record';
import type { Wire } from '../limits/subscribers.js';
import type { SocketPatience } from '../limits/sockets.js';

type Options = ServerOptions<Record<string, unknown>, Wire>;
type Messages = ReturnType<typeof makeServer<Record<string, unknown>, Wire>>;

/** The interval between checks that a client is still connected, in milliseconds. */
const KEEP_ALIVE = 12_000;
/** The maximum number of bytes in the reason of a WebSocket close frame. */
const LONGEST_REASON = 123;

/**
 * Serves GraphQL over WebSocket (graphql-ws) to one server's clients. Does not log it as an error if a client
 * disconnects.
 */
export class SocketServer {
  private readonly logger = new Logger('Subscriptions');
  readonly #sockets: WebSocketServer;
  readonly #messages: Messages;

  constructor(options: Options, { farewell }: SocketPatience) {
    this.#messages = makeServer(options);
    // The types of `ws` omit the option `closeTimeout`, so the option is passed in a variable of type `object`.
    const waiting: object = { closeTimeout: farewell };
    this.#sockets = new WebSocketServer({
      noServer: true,
      maxPayload: requestBounds.message,
      handleProtocols,
      ...waiting,
    });
  }

  upgrade(
    request: IncomingMessage,
    socket: Parameters<WebSocketServer['handleUpgrade']>[1],
    head: Buffer,
    opened: (socket: WebSocket) => void,
  ): void {
    this.#sockets.handleUpgrade(request, socket, head, (client) => {
      opened(client);
      this.#serve(client, request);
    });
  }

  /** Closes all connections with the code for "going away" (1001). */
  async close(): Promise<void> {
    for (const client of this.#sockets.clients) client.close(1001, 'Going away');
    await new Promise((resolve) => this.#sockets.close(resolve));
  }

  #serve(socket: WebSocket, request: IncomingMessage): void {
    // The connection broke, or the client violated the protocol. `ws` closes the socket with the appropriate code.
    socket.on('error', (error) =>
      this.logger.debug({ err: error }, 'A subscriber closed the connection unexpectedly.'),
    );
    const alive = keepAlive(socket);
    const closed = this.#messages.opened(
      {
        protocol: socket.protocol,
        send: (text) => sent(socket, text),
        close: (code, reason) => socket.close(code, fitting(reason ?? '')),
        onMessage: (take) => {
          socket.on('message', (data: RawData) => void this.#take(socket, data, take));
        },
      },
      { socket, request },
    );
    socket.once('close', (code, reason) => {
      clearInterval(alive);
      Promise.resolve(closed(code, String(reason))).catch((error: unknown) =>
        this.logger.error({ err: error }, 'A subscription did not end correctly.'),
      );
    });
  }

  async #take(socket: WebSocket, data: RawData, take: (text: string) => Promise<void>): Promise<void> {
    const bytes = Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data as Buffer);
    if (isNestedBeyond(bytes, requestBounds.depth))
      return socket.close(CloseCode.BadRequest, 'The message is nested too deeply');
    try {
      await take(bytes.toString());
    } catch (error) {
      this.logger.error(
        { err: error },
        "An unexpected error occurred while handling a subscriber's message.",
      );
      socket.close(CloseCode.InternalServerError, 'Internal server error');
    }
  }
}

/** Sends a message unless the socket is closed. */
function sent(socket: WebSocket, text: string): Promise<void> {
  if (socket.readyState !== socket.OPEN) return Promise.resolve();
  return new Promise((resolve) => socket.send(text, () => resolve()));
}

function fitting(reason: string): string {
  const bytes = Buffer.from(reason);
  return bytes.length <= LONGEST_REASON ? reason : `${reason.slice(0, LONGEST_REASON / 4)}…`;
}

/** Terminates a socket whose client does not answer pings. */
function keepAlive(socket: WebSocket): NodeJS.Timeout {
  let isThere = true;
  socket.on('pong', () => (isThere = true));
  return setInterval(() => {
    if (!isThere) return socket.terminate();
    if (socket.readyState !== socket.OPEN) return;
    isThere = false;
    socket.ping();
  }, KEEP_ALIVE).unref();
}
