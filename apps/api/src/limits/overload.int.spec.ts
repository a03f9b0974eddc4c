import { Agent, request, type IncomingMessage } from 'node:http';
import { afterEach, describe, expect, it } from '@jest/globals';
import { alteredGame } from '../../test/recorded-games.js';
import { RunningApi } from '../../test/running-api.js';
import { noLimits } from './limit-settings.js';

let api: RunningApi;
const played = alteredGame('busy');
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

describe('an overloaded server', () => {
  afterEach(() => api.stop());

  const start = async (waiting: number) => {
    const games = Array.from({ length: 30 }, (_, at) => [`g${at}`, played] as const);
    api = await RunningApi.start(Object.fromEntries(games), { limits: { ...noLimits, waiting } });
  };
  const sent = (path: string, body: string) =>
    new Promise<{ response: IncomingMessage; text: string; isSame: boolean }>((resolve, reject) => {
      const post = request(`${api.url}${path}`, {
        agent,
        method: body === '' ? 'GET' : 'POST',
        headers: { 'content-type': 'application/json' },
      });
      post.once('error', reject).once('response', (response: IncomingMessage) => {
        let text = '';
        response.on('data', (data: Buffer) => (text += data.toString()));
        response.once('end', () => resolve({ response, text, isSame: post.reusedSocket }));
      });
      post.end(body);
    });

  it.each([
    [
      '/graphql',
      JSON.stringify({ query: '{ games { totalCount } }', variables: { a: 'x'.repeat(100_000) } }),
    ],
    ['/games/g0/export', ''],
    ['/datasets/games.csv', ''],
  ])('refuses new requests with an error code, and keeps the connection: %s', async (path, body) => {
    await start(-1);
    for (const isSame of [false, true]) {
      const refused = await sent(path, body);
      expect([refused.response.statusCode, refused.response.headers['retry-after'], refused.isSame]).toEqual([
        503,
        '2',
        isSame,
      ]);
      expect(refused.text).toContain('"OVERLOADED"');
    }
    agent.destroy();
  });

  it('answers earlier requests, breaks no connection, and answers new requests later', async () => {
    await start(0);
    const query = (at: number) => `{ game(id: "g${at % 30}") { state { position } missed { totalCount } } }`;
    const all = await Promise.all(Array.from({ length: 60 }, (_, at) => api.ask(query(at))));
    for (const { status, data, errors } of all)
      if (status === 200) expect([data.game.state.position !== '', errors]).toEqual([true, []]);
      else expect([status, errors[0]?.extensions['code']]).toEqual([503, 'OVERLOADED']);
    expect(all.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect((await api.ask(query(0))).errors).toEqual([]);
  });
});
