import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';
import { requestBounds } from '#record';

/** Timeouts and limits of sockets, in milliseconds and bytes. */
export interface SocketPatience {
  /** Timeouts of a request's headers, its body, and a game file. */
  readonly headers: number;
  readonly body: number;
  readonly upload: number;
  /** Timeout for the client to confirm closing. */
  readonly farewell: number;
  /** Timeout for the client to identify itself. */
  readonly handshake: number;
  /** Timeout of a socket without subscriptions. */
  readonly idle: number;
  /** Timeout of a client that does not read its waiting messages. */
  readonly unread: number;
  /** Maximum number of bytes waiting for a client. */
  readonly buffer: number;
  /** Interval between checks of sockets. */
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

/** Maximum number of subscriptions on one socket. */
export const MAX_PER_SOCKET = 64;

/** Closing codes for clients that do not read, and for idle ones. Both may reconnect. */
export const TOO_SLOW = 1013;
export const IDLE = 1000;

/** An open socket and its subscriptions. */
interface Watched {
  readonly wire: Socket;
  client: string;
  /** By id, as graphql-ws stores them, including those not yet admitted. */
  subscriptions: Readonly<Record<string, unknown>>;
  readonly admitted: Set<string>;
  busyAt: number;
  /** The bytes that the client has received, and the time at which it last received some. */
  taken: number;
  takenAt: number;
}

/** Open sockets: their number by client, their subscriptions, and whether clients read them. */
export class Sockets {
  readonly #open = new Map<WebSocket, Watched>();
  readonly #timer: NodeJS.Timeout;

  constructor(
    /** Maximum number of sockets, and subscriptions, of one client. */
    private readonly most: number,
    private readonly patience: SocketPatience,
  ) {
    this.#timer = setInterval(() => this.#look(), patience.look).unref();
  }

  /** The number of open sockets. */
  get count(): number {
    return this.#open.size;
  }

  /** The number of open subscriptions. */
  get subscriptions(): number {
    return this.#sum(() => true, countOf);
  }

  /** Whether a client may open one more socket. */
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

  /** Whether a client may have the subscription it just requested. */
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
        this.#end(socket, TOO_SLOW, 'You do not read what the server sends');
      else if (now - watched.busyAt > this.patience.idle) this.#end(socket, IDLE, 'You asked for nothing');
    }
  }

  /** Closes a socket with a code after its waiting messages. Terminates it if the client does not read. */
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
