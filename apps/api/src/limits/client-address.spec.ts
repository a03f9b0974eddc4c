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

describe('the address a request comes from', () => {
  it.each([
    ['nobody is trusted: what the client writes is no address', false, '9.9.9.9', '1.2.3.4', '9.9.9.9'],
    ['who is trusted tells it', ['loopback'], '127.0.0.1', '1.2.3.4', '1.2.3.4'],
    [
      'what the client wrote itself stands further left',
      ['loopback'],
      '127.0.0.1',
      '6.6.6.6, 1.2.3.4',
      '1.2.3.4',
    ],
    ['two proxies of ours', ['10.0.0.0/8'], '10.0.0.1', '6.6.6.6, 1.2.3.4, 10.0.0.2', '1.2.3.4'],
    ['who comes past the proxy is not believed', ['10.0.0.0/8'], '9.9.9.9', '1.2.3.4', '9.9.9.9'],
    ['one proxy by its number', 1, '10.0.0.1', '6.6.6.6, 1.2.3.4', '1.2.3.4'],
    ['a proxy that says nothing', ['loopback'], '127.0.0.1', '', '127.0.0.1'],
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
