import { describe, expect, it } from '@jest/globals';
import express from 'express';
import { clientAddress, networkOf, type Trust } from './client-address.js';

const trusting = (proxies: unknown): Trust => {
  const app = express();
  app.set('trust proxy', proxies);
  return app.get('trust proxy fn') as Trust;
};
const from = (remoteAddress: string, forwarded?: string) =>
  ({
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    socket: { remoteAddress },
  }) as Parameters<typeof clientAddress>[0];

describe('the client address of a request', () => {
  it.each([
    ['is the connection’s if no proxy is trusted', false, '9.9.9.9', '1.2.3.4', '9.9.9.9'],
    ['comes from a trusted proxy', ['loopback'], '127.0.0.1', '1.2.3.4', '1.2.3.4'],
    [
      'ignores what the client wrote itself, further left',
      ['loopback'],
      '127.0.0.1',
      '6.6.6.6, 1.2.3.4',
      '1.2.3.4',
    ],
    [
      'is found behind two trusted proxies',
      ['10.0.0.0/8'],
      '10.0.0.1',
      '6.6.6.6, 1.2.3.4, 10.0.0.2',
      '1.2.3.4',
    ],
    ['ignores the header of clients that bypass the proxy', ['10.0.0.0/8'], '9.9.9.9', '1.2.3.4', '9.9.9.9'],
    ['is found behind a number of proxies', 1, '10.0.0.1', '6.6.6.6, 1.2.3.4', '1.2.3.4'],
    ['is the proxy’s if its header is empty', ['loopback'], '127.0.0.1', '', '127.0.0.1'],
  ])('%s', (_, proxies, remote, forwarded, client) => {
    expect(clientAddress(from(remote, forwarded), trusting(proxies))).toBe(client);
  });
});

describe('the network of an address', () => {
  it.each([
    ['1.2.3.4', '1.2.3.4'],
    ['::ffff:1.2.3.4', '1.2.3.4'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['not an address', 'unknown'],
  ])('%s → %s', (address, network) => expect(networkOf(address)).toBe(network));
});
