import { afterEach, describe, expect, it } from '@jest/globals';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { highCardGame } from '../../test/recorded-games.js';
import { RunningApi } from '../../test/running-api.js';
import { noLimits, type LimitSettings, type Rates } from './limit-settings.js';

const query = '{ games { totalCount } }';
const importing = 'mutation { importGame(file: "{}") { id } }';
let api: RunningApi;

describe('throttling', () => {
  afterEach(() => api.stop());

  const start = async (rates: Partial<Rates>, limits: Partial<LimitSettings> = {}) => {
    const all = { queries: 1000, mutations: 1000, imports: 1000, ...rates };
    api = await RunningApi.start(
      { game: highCardGame('game') },
      { limits: { ...noLimits, rates: all, ...limits } },
    );
  };
  const post = async (body: unknown, headers: Record<string, string> = {}) => {
    const response = await fetch(`${api.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    const { errors } = (await response.json()) as { errors?: { extensions: Record<string, unknown> }[] };
    return {
      status: response.status,
      retryAfter: response.headers.get('retry-after'),
      error: errors?.[0]?.extensions,
    };
  };
  const statuses = async (count: number, ask: (at: number) => Promise<{ status: number }>) => {
    const all: number[] = [];
    for (let at = 0; at < count; at++) all.push((await ask(at)).status);
    return all;
  };

  describe('a client that sends too much', () => {
    it('receives an error code and the time to wait', async () => {
      await start({ queries: 2 });
      expect(await statuses(3, () => post({ query }))).toEqual([200, 200, 429]);
      const { retryAfter, error } = await post({ query });
      expect(Number(retryAfter)).toBeGreaterThan(0);
      expect(error).toMatchObject({
        code: 'RATE_LIMITED',
        data: { budget: 'queries', retryAfter: Number(retryAfter) },
      });
    });

    it('is charged for invalid queries', async () => {
      await start({ queries: 2 });
      expect(await statuses(3, () => post({ query: '{ nothing' }))).toEqual([400, 400, 429]);
    });

    it('has separate budgets for imports and queries, which aliases do not circumvent', async () => {
      await start({ imports: 2 });
      expect(await statuses(3, () => post({ query: importing }))).toEqual([200, 200, 429]);
      expect((await post({ query })).status).toBe(200);
      await api.stop();
      await start({ imports: 2 });
      const three =
        'mutation { a: importGame(file: "{}") { id } ...m } fragment m on Mutation { b: importGame(file: "{}") { id } c: importGame(file: "{}") { id } }';
      expect((await post({ query: three })).status).toBe(429);
    });

    it('is also charged for export files', async () => {
      await start({ queries: 1 });
      expect((await fetch(`${api.url}/games/game/export`)).status).toBe(200);
      const refused = await fetch(`${api.url}/games/game/export`);
      expect([refused.status, refused.headers.get('retry-after') !== null]).toEqual([429, true]);
    });

    it('cannot pose as another client if no proxy is trusted', async () => {
      await start({ queries: 2 });
      const forged = (at: number) =>
        post({ query }, { 'x-forwarded-for': `10.0.0.${at}`, forwarded: `for=10.0.0.${at}` });
      expect(await statuses(3, forged)).toEqual([200, 200, 429]);
    });

    it('is identified behind a trusted proxy, and cannot forge what the proxy reports', async () => {
      await start({ queries: 2 }, { trustProxy: ['loopback'] });
      const from = (address: string) => () => post({ query }, { 'x-forwarded-for': address });
      expect(await statuses(2, from('1.1.1.1'))).toEqual([200, 200]);
      expect(await statuses(2, from('2.2.2.2'))).toEqual([200, 200]);
      expect((await from('8.8.8.8, 1.1.1.1')()).status).toBe(429);
    });

    it('is refused over the socket too', async () => {
      await start({ queries: 1 });
      expect((await post({ query })).status).toBe(200);
      const client = createClient({
        url: `${api.url.replace('http', 'ws')}/graphql`,
        webSocketImpl: WebSocket,
        retryAttempts: 0,
      });
      const feed = client.iterate({ query: 'subscription { gameEvents(id: "game") { revision } }' });
      await expect(feed.next()).rejects.toMatchObject([{ extensions: { code: 'RATE_LIMITED' } }]);
      await client.dispose();
    });
  });

  describe('several operations in one request', () => {
    it('are refused', async () => {
      await start({});
      expect((await post([{ query }, { query }])).status).toBe(400);
    });

    it('cannot be sent with aliases or nesting', async () => {
      await start({});
      const fields = Array.from({ length: 21 }, (_, at) => `g${at}: game(id: "game") { id }`).join(' ');
      expect(await post({ query: `{ ${fields} }` })).toMatchObject({
        status: 400,
        error: { code: 'FIELDS_TOO_MANY' },
      });
    });
  });
});
