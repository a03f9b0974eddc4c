import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';
import { requestBounds } from '#record';

/** The timeouts (in milliseconds) and size limits (in bytes) of connections. */
export interface SocketPatience {
  /**
   * The timeout for a request's headers. `body` is the timeout for the body, and `upload` the timeout for a game file.
   */
  readonly headers: number;
  readonly body: number;
  readonly upload: number;
  /** The timeout for the client to confirm that the socket closes. */
  readonly farewell: number;
  /** The timeout for the client to authenticate. */
  readonly handshake: number;
  /** The timeout for a socket without subscriptions. */
  readonly idle: number;
  /** The timeout for a client that does not read the messages sent to it. */
  readonly unread: number;
  /** The maximum number of unsent bytes per client. */
  readonly buffer: number;
  /** The interval between checks of all sockets. */
  readonly look: number;
}

export const defaultPatience: SocketPatience = {
  headers: requestBounds.headersWithin,
  body: requestBounds.bodyWithin,
  upload: requestBounds.uploadWithin,
  farewell: 5_000,
  handshake: 5_000,
  idle: 120_000,
  unread: 15_000,
  buffer: 4 * 1024 * 1024,
  look: 1_000,
};

/** The maximum number of subscriptions on one socket. */
export const MAX_PER_SOCKET = 64;

/**
 * The close code for clients that do not read the messages sent to them. `IDLE` is the close code for clients without a
 * subscription. Clients can reconnect after either code.
 */
export const TOO_SLOW = 1013;
export const IDLE = 1000;

/** An open socket and its subscriptions. */
interface Watched {
  readonly wire: Socket;
  client: string;
  /** The subscriptions by id, as stored by graphql-ws, including those that have not been admitted yet. */
  subscriptions: Readonly<Record<string, unknown>>;
  readonly admitted: Set<string>;
  busyAt: number;
  /** The number of bytes that the client has read. `takenAt` is the time when it last read, in milliseconds. */
  taken: number;
  takenAt: number;
}

/** Counts each client's open sockets and subscriptions. Closes the sockets of clients that are idle or do not read. */
export class Sockets {
  readonly #open = new Map<WebSocket, Watched>();
  readonly #timer: NodeJS.Timeout;

  constructor(
    /** The maximum number of sockets per client, which is also the maximum number of subscriptions per client. */
    private readonly most: number,
    private readonly patience: SocketPatience,
  ) {
    this.#timer = setInterval(() => this.#look(), patience.look).unref();
  }

  /** The number of open sockets. */
  get count(): number {
    return this.#open.size;
  }

  get subscriptions(): number {
    return this.#sum(() => true, countOf);
  }

  /** Whether a client can open another socket. */
  admits(client: string): boolean {
    return this.#sum(ofClient(client), () => 1) < this.most;
  }

  opened(socket: WebSocket, wire: Socket, client: string): void {
    const now = performance.now();
    this.#open.set(socket, {
      wire,
      client,
      subscriptions: {},
      admitted: new Set(),
      busyAt: now,
      taken: 0,
      takenAt: now,
    });
    socket.once('close', () => this.#open.delete(socket));
  }

  /** Whether a client can open the subscription that it has just requested. */
  admitsSubscription(
    socket: WebSocket,
    client: string,
    id: string,
    subscriptions: Watched['subscriptions'],
  ): boolean {
    const watched = this.#open.get(socket);
    if (watched === undefined) return false;
    Object.assign(watched, { client, subscriptions });
    if (countOf(watched) >= MAX_PER_SOCKET || this.#sum(ofClient(client), countOf) >= this.most) return false;
    watched.admitted.add(id);
    return true;
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #sum(which: (watched: Watched) => boolean, count: (watched: Watched) => number): number {
    let sum = 0;
    for (const watched of this.#open.values()) if (which(watched)) sum += count(watched);
    return sum;
  }

  #look(): void {
    const now = performance.now();
    for (const [socket, watched] of this.#open) {
      const { wire } = watched;
      const taken = wire.bytesWritten - wire.writableLength;
      if (wire.writableLength === 0 || taken > watched.taken) Object.assign(watched, { taken, takenAt: now });
      if (countOf(watched) > 0) watched.busyAt = now;
      if (now - watched.takenAt > this.patience.unread || wire.writableLength > this.patience.buffer)
        this.#end(socket, TOO_SLOW, "You are not reading the server's messages");
      else if (now - watched.busyAt > this.patience.idle)
        this.#end(socket, IDLE, 'You did not start a subscription');
    }
  }

  /**
   * Closes a socket with a code after sending its remaining messages. Terminates the socket if the client does not read
   * these messages.
   */
  #end(socket: WebSocket, code: number, reason: string): void {
    this.#open.delete(socket);
    socket.close(code, reason);
    setTimeout(() => socket.terminate(), this.patience.unread).unref();
  }
}

function countOf({ subscriptions, admitted }: Watched): number {
  for (const id of admitted) if (!(id in subscriptions)) admitted.delete(id);
  return admitted.size;
}

const ofClient =
  (client: string) =>
  (watched: Watched): boolean =>
    watched.client === client;
