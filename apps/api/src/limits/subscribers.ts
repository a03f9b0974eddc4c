import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { Inject, Injectable } from '@nestjs/common';
import { GraphQLError } from 'graphql';
import type { Context } from 'graphql-ws';
import type { WebSocket } from 'ws';
import { ACCESS, type Access } from '../access/access.js';
import { isNear } from '../access/near-host.js';
import type { Reader } from '../access/reader.js';
import { ReadersService } from '../access/readers.service.js';
import { unauthenticated } from '../access/unauthenticated.js';
import type { Asking } from '../telemetry/asking.js';
import { ProblemError } from '../problem-error.js';
import { ClientAddresses } from './client-address.js';
import type { LimitSettings } from './limit-settings.js';
import { LIMITS } from './limits.tokens.js';
import { Sockets, type SocketPatience } from './sockets.js';
import { clientOf, Throttling } from './throttling.js';

/** The data that graphql-ws stores about a client's socket. */
export interface Wire {
  readonly socket: WebSocket;
  readonly request: IncomingMessage;
  /** The operations on the socket, by the ids that the client chose. */
  operations?: Map<string, Asking>;
}

const tooMany = new ProblemError({
  code: 'SUBSCRIPTIONS_TOO_MANY',
  message: 'Too many subscriptions are open.',
  advice: 'End the subscriptions that you no longer need.',
});

/** Admits subscribers, and limits the sockets and subscriptions of each client. */
@Injectable()
export class Subscribers {
  constructor(
    private readonly addresses: ClientAddresses,
    private readonly readers: ReadersService,
    private readonly throttling: Throttling,
    private readonly sockets: Sockets,
    @Inject(ACCESS) private readonly access: Access,
    @Inject(LIMITS) private readonly limits: LimitSettings,
  ) {}

  get patience(): SocketPatience {
    return this.limits.patience;
  }

  /**
   * Whether a connection was opened by a page from this server, or by a client that is not a browser. Browsers always
   * send an origin.
   */
  isOwnPage({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): boolean {
    if (this.access.signIn === null && !isNear(headers.host)) return false;
    if (headers.origin === undefined) return true;
    // If the request came through a trusted proxy, also accepts the forwarded host name, because that is the name that
    // the browser requested.
    const forwarded = this.addresses.isProxied({ socket }) ? (headers['x-forwarded-host'] ?? []) : [];
    const hosts = [headers.host, ...[forwarded].flat()];
    return URL.canParse(headers.origin) && hosts.includes(new URL(headers.origin).host);
  }

  /** Whether a client can open another socket. */
  admits(request: IncomingMessage): boolean {
    return this.sockets.admits(this.#client(request));
  }

  opened(socket: WebSocket, wire: Socket, request: IncomingMessage): void {
    this.sockets.opened(socket, wire, this.#client(request));
  }

  /**
   * Returns the reader of a new subscription. If the subscription is refused, returns the error. Verifies the token
   * each time, because it could have expired.
   */
  async reader(
    { connectionParams, extra, subscriptions }: Context<Record<string, unknown>, Wire>,
    id: string,
  ): Promise<Reader | GraphQLError> {
    const reader = await this.readers.of(connectionParams ?? {});
    const known = reader.ok ? { reader: reader.value } : {};
    const address = this.addresses.of(extra.request);
    const spent = await this.throttling.subscription(known, address);
    if (spent) return spent;
    if (!reader.ok) return unauthenticated(reader.error);
    if (this.sockets.admitsSubscription(extra.socket, clientOf(known, address), id, subscriptions))
      return reader.value;
    return new GraphQLError(tooMany.message, { originalError: tooMany });
  }

  /** Returns the identity of a socket's operation for the log. */
  asking({ extra }: Context<Record<string, unknown>, Wire>, id: string): Asking {
    extra.operations ??= new Map();
    const known = extra.operations.get(id);
    if (known) return known;
    const operation = { id: randomUUID(), address: this.addresses.of(extra.request) };
    extra.operations.set(id, operation);
    return operation;
  }

  stop(): void {
    this.sockets.stop();
  }

  #client(request: IncomingMessage): string {
    return clientOf({}, this.addresses.of(request));
  }
}
