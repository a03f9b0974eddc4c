import { get, type IncomingMessage } from 'node:http';
import { afterEach, describe, expect, it } from '@jest/globals';
import { WebSocket } from 'ws';
import { localAccess, RunningApi } from '../../test/running-api.js';
import { signedAccess } from '../../test/tokens.js';

let api: RunningApi;

describe('DNS rebinding', () => {
  afterEach(() => api.stop());

  const port = (): string => new URL(api.url).port;
  const headers = (name: string) => ({ host: `${name}:${port()}`, 'apollo-require-preflight': '1' });
  /** Sends a request with the given host name, and returns the response status. */
  const answered = (path: string, name: string): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      get(`${api.url}${path}`, { headers: headers(name) }, (response: IncomingMessage) => {
        resolve(response.resume().statusCode);
      }).on('error', reject);
    });
  const connected = (name: string): Promise<string> =>
    new Promise((resolve) => {
      const socket = new WebSocket(`${api.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
        headers: headers(name),
        origin: `http://${name}:${port()}`,
      });
      socket.on('open', () => resolve('open')).on('error', ({ message }) => resolve(message));
      socket.on('open', () => socket.close());
    });

  const query = `/graphql?query=${encodeURIComponent('{ games { totalCount } }')}`;
  const near = ['localhost', '127.0.0.1', '127.8.9.1', '[::1]'];
  const foreign = ['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', '10.0.0.7', '[::2]'];

  describe('if sign-in is off,', () => {
    it.each(foreign)('a page with the foreign host name %s is refused', async (name) => {
      api = await RunningApi.start({}, { access: localAccess() });
      for (const path of [query, '/games/any/export', '/metrics', '/health', '/'])
        expect([path, await answered(path, name)]).toEqual([path, 403]);
      expect(await connected(name)).toContain('403');
    });

    it.each(near)('a page with the local host name %s is accepted', async (name) => {
      api = await RunningApi.start({}, { access: localAccess() });
      expect(await answered(query, name)).toBe(200);
      expect(await connected(name)).toBe('open');
    });
  });

  it('if sign-in is required, the server accepts any host name, because a foreign page has no token', async () => {
    api = await RunningApi.start({}, { access: signedAccess() });
    expect(await answered(query, 'retrace.example')).toBe(200);
    expect(await connected('retrace.example')).toBe('open');
  });
});
