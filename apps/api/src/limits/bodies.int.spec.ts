import { once } from 'node:events';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from '@jest/globals';
import { WebSocket } from 'ws';
import { requestBounds } from '#record';
import { highCardGame } from '../../test/recorded-games.js';
import { RunningApi } from '../../test/running-api.js';
import { noLimits } from './limit-settings.js';
import { defaultPatience } from './sockets.js';

let api: RunningApi;

describe('bodies', () => {
  afterEach(() => api.stop());

  const start = async (patience: Partial<typeof defaultPatience> = {}) => {
    api = await RunningApi.start(
      { game: highCardGame('game', { decisions: 4 }) },
      { limits: { ...noLimits, patience: { ...defaultPatience, ...patience } } },
    );
  };
  const post = async (body: string | Uint8Array, headers: Record<string, string> = {}) => {
    const response = await fetch(`${api.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : new Blob([Buffer.from(body)]),
    });
    const text = await response.text();
    const { errors = [] } = JSON.parse(text) as { errors?: { extensions: { code: string } }[] };
    return { text, outcome: [response.status, ...errors.map(({ extensions }) => extensions.code)] };
  };
  const bodyOf = (variables: string) => `{"query":"{ games { totalCount } }","variables":{"a":${variables}}}`;
  const nested = (depth: number) => bodyOf('['.repeat(depth) + ']'.repeat(depth));

  /** Sends this input on a connection, and returns the server's output until the connection ends. */
  async function heard(...written: readonly string[]): Promise<string> {
    const { port } = new URL(api.url);
    const socket = connect(Number(port), '127.0.0.1');
    let answer = '';
    socket.on('data', (data: Buffer) => (answer += data.toString())).on('error', () => undefined);
    for (const part of written) socket.write(part);
    await once(socket, 'close');
    return answer;
  }

  describe('the body of a request', () => {
    it('is refused before it is read if it is too large', async () => {
      await start();
      const declared = `POST /graphql HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 31457280\r\n\r\n`;
      expect(await heard(declared, '{')).toMatch(/^HTTP\/1.1 413 [^]*BODY_TOO_LARGE/);
      const large = bodyOf(JSON.stringify('x'.repeat(requestBounds.body)));
      expect((await post(large)).outcome).toEqual([413, 'BODY_TOO_LARGE']);
      // A body that is small only while compressed is also refused.
      const packed = gzipSync(bodyOf(JSON.stringify('x'.repeat(30_000_000))));
      expect((await post(packed, { 'content-encoding': 'gzip' })).outcome).toEqual([413, 'BODY_TOO_LARGE']);
    });

    it('is refused before it is parsed if it is too deeply nested', async () => {
      await start();
      expect((await post(nested(20))).outcome).toEqual([200]);
      for (const deep of [nested(requestBounds.depth), nested(100_000), bodyOf('{"a":'.repeat(30_000))])
        expect((await post(deep)).outcome).toEqual([400, 'BODY_TOO_DEEP']);
    });

    it('is refused if its query is too deeply nested, whatever its strings contain', async () => {
      await start();
      const deep = [
        `{ games(a: ${'['.repeat(500)}`,
        '{ a '.repeat(500),
        `{ a(b: "\\"" c: ${'{d:'.repeat(100)}`,
      ];
      for (const query of deep)
        expect((await post(JSON.stringify({ query }))).outcome).toEqual([400, 'QUERY_TOO_DEEP']);
    });

    it('is refused if its persisted query is invalid', async () => {
      await start();
      const wrong = [
        { version: '1', sha256Hash: 5 },
        { version: 2 },
        { version: 1, sha256Hash: 'x'.repeat(64) },
      ];
      for (const persistedQuery of wrong) {
        const body = { query: '{ games { totalCount } }', extensions: { persistedQuery } };
        expect((await post(JSON.stringify(body))).outcome).toEqual([400, 'BAD_REQUEST']);
      }
    });

    it('is abandoned if it arrives slowly', async () => {
      await start({ body: 200 });
      const slow = `POST /graphql HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`;
      expect(await heard(slow)).toMatch(/^HTTP\/1.1 408 [^]*BODY_TOO_SLOW/);
    });

    it('is abandoned if its headers arrive slowly or if it never arrives', async () => {
      await start({ headers: 200, look: 50 });
      expect(await heard('POST /graphql HTTP/1.1\r\nHost: local')).toMatch(/^(HTTP\/1.1 408|$)/);
      expect(await heard('GET /graphql HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n')).toMatch(
        /^(HTTP\/1.1 408|$)/,
      );
      await heard('');
    });

    it('is not repeated at length in error messages', async () => {
      await start();
      const name = 'x'.repeat(100_000);
      const wrong = [
        { query: `{ ${name} }` },
        { query: `{ games(after: "${name}") { totalCount } }` },
        { query: `{ game(id: "${name}") { id } }` },
        { query: `{ games { totalCount } }`, operationName: name },
        { query: `query ($a: Int) { games(first: $a) { totalCount } }`, variables: { a: name } },
        { query: `{ ${Array.from({ length: 900 }, (_, at) => `field${at}`).join(' ')} }` },
        { query: `"${name}` },
      ];
      for (const body of wrong) {
        const { text, outcome } = await post(JSON.stringify(body));
        expect(outcome.length).toBeGreaterThan(1);
        expect(outcome).not.toContain('INTERNAL');
        expect(text.length).toBeLessThan(20_000);
      }
    });
  });

  describe('a value of the wrong type', () => {
    it.each([
      '9999-12-31T23:59:60Z',
      'garbage',
      '2026-02-30',
      '2026-13-01T00:00:00Z',
      '2026-01-01T24:00:00Z',
      '',
      '+275760-09-13',
      5,
      true,
      {},
    ])('is refused as a DateTime: %p', async (to) => {
      await start();
      const query = 'query ($to: DateTime) { games(filter: { started: { to: $to } }) { totalCount } }';
      expect(await api.codes(query, { to })).toEqual(['BAD_USER_INPUT']);
      const literal = `{ games(filter: { started: { to: ${typeof to === 'object' ? '{}' : JSON.stringify(to)} } }) { totalCount } }`;
      expect(await api.codes(literal)).toEqual([expect.stringMatching(/BAD_USER_INPUT|VALIDATION_FAILED/)]);
    });

    it('is accepted as a DateTime if it is valid', async () => {
      await start();
      const query = 'query ($to: DateTime) { games(filter: { started: { to: $to } }) { totalCount } }';
      for (const to of [
        '9999-12-31T23:59:59Z',
        '2026-02-28',
        '2026-01-01T10:00+02:00',
        '2026-01-01T00:00:00.5Z',
      ])
        expect(await api.codes(query, { to })).toEqual([]);
    });

    it('is refused as the text of a filter if it cannot be stored', async () => {
      await start();
      const query = 'query ($player: String) { games(filter: { player: $player }) { totalCount } }';
      for (const player of ['a\0b', 'a\ud800b'])
        expect(await api.codes(query, { player })).toEqual(['SEARCH_INVALID']);
    });
  });

  describe('a message of a subscriber', () => {
    const open = async () => {
      const socket = new WebSocket(`${api.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
      await once(socket, 'open');
      return socket;
    };
    const closing = async (socket: WebSocket) => ((await once(socket, 'close')) as [number])[0];

    it('is refused if it is too deeply nested, too large or unknown', async () => {
      await start();
      const wrong = [
        [4400, `{"type":"connection_init","payload":{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}}`],
        [1009, `{"type":"ping","payload":{"a":"${'x'.repeat(requestBounds.message)}"}}`],
        [4400, '{'],
        [4400, '{"type":"nothing"}'],
      ] as const;
      for (const [code, message] of wrong) {
        const socket = await open();
        socket.send(message);
        expect(await closing(socket)).toBe(code);
      }
    });

    it('that uses a long subscription id twice receives a short error', async () => {
      await start();
      const socket = await open();
      socket.send('{"type":"connection_init"}');
      await once(socket, 'message');
      const id = 'x'.repeat(5000);
      const payload = { query: 'subscription { gameEvents(id: "game") { position } }' };
      for (let twice = 0; twice < 2; twice++) socket.send(JSON.stringify({ id, type: 'subscribe', payload }));
      expect(await closing(socket)).toBe(4409);
    });
  });
});
