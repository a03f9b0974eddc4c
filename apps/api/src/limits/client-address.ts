import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';
import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { Application } from 'express';

/**
 * Whether to trust a proxy's statement of the client's address. `hop` is the proxy's distance from this server,
 * starting at 0.
 */
export type Trust = (address: string, hop: number) => boolean;

/**
 * Returns the address of the client that sent a request. This is the nearest address that is not a trusted proxy.
 * Entries further left in `X-Forwarded-For` could be forged.
 */
export function clientAddress(request: Pick<IncomingMessage, 'headers' | 'socket'>, trust: Trust): string {
  const forwarded = [request.headers['x-forwarded-for'] ?? []].flat().join(',');
  const named = forwarded
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '')
    .reverse();
  let address = request.socket.remoteAddress ?? '';
  for (const [hop, further] of named.entries()) {
    if (!trust(address, hop)) break;
    address = further;
  }
  return address;
}

/**
 * Returns the key under which an address is counted. The key of an IPv6 address is its network, because one client
 * usually controls the whole network.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (isIPv4(plain)) return plain;
  if (!isIPv6(plain)) return 'unknown';
  const [head = '', tail] = plain.toLowerCase().split('::');
  const groups = (part: string) => (part === '' ? [] : part.split(':'));
  const [left, right] = [groups(head), groups(tail ?? '')];
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return `${[...left, ...zeros, ...right]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

/** Determines the client's address for requests and sockets, according to `TRUST_PROXY`. */
@Injectable()
export class ClientAddresses {
  constructor(private readonly host: HttpAdapterHost) {}

  of(request: Pick<IncomingMessage, 'headers' | 'socket'>): string {
    return clientAddress(request, this.trust);
  }

  /** Whether the nearest proxy of a request is trusted. */
  isProxied(request: Pick<IncomingMessage, 'socket'>): boolean {
    return this.trust(request.socket.remoteAddress ?? '', 0);
  }

  private get trust(): Trust {
    return this.host.httpAdapter.getInstance<Application>().get('trust proxy fn') as Trust;
  }
}
