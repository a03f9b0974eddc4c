import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { highCardGame } from '../../test/recorded-games.js';
import { RunningApi } from '../../test/running-api.js';

interface Raw {
  readonly status: number | undefined;
  readonly encoding: string | undefined;
  readonly vary: string | undefined;
  readonly body: Buffer;
}

/** Returns the raw response, without decompressing it. */
const rawAnswer = (url: string, query: string, accept: string): Promise<Raw> =>
  new Promise((resolve, reject) => {
    const sent = request(
      `${url}/graphql`,
      { method: 'POST', headers: { 'content-type': 'application/json', 'accept-encoding': accept } },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () =>
          resolve({
            status: answer.statusCode,
            encoding: answer.headers['content-encoding'],
            vary: answer.headers.vary,
            body: Buffer.concat(parts),
          }),
        );
      },
    );
    sent.on('error', reject).end(JSON.stringify({ query }));
  });

const long =
  '{ game(id: "game") { timeline(first: 100) { edges { node { position text clock { day phase } } } } } }';

describe('an answer', () => {
  let api: RunningApi;
  beforeAll(async () => {
    api = await RunningApi.start({ game: highCardGame('game') });
  });
  afterAll(() => api.stop());

  it('is compressed in a way that the client accepts, without changing its content', async () => {
    const plain = await rawAnswer(api.url, long, 'identity');
    expect(plain).toMatchObject({ status: 200, encoding: undefined });
    expect(JSON.parse(plain.body.toString()).data.game.timeline.edges.length).toBeGreaterThan(0);
    const [brotli, zipped] = [
      await rawAnswer(api.url, long, 'gzip, deflate, br, zstd'),
      await rawAnswer(api.url, long, 'gzip'),
    ];
    expect(brotli).toMatchObject({
      status: 200,
      encoding: 'br',
      vary: expect.stringContaining('Accept-Encoding'),
    });
    expect(zipped).toMatchObject({ status: 200, encoding: 'gzip' });
    expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
    expect(gunzipSync(zipped.body)).toEqual(plain.body);
    expect(brotli.body.length).toBeLessThan(plain.body.length / 3);
  });

  it('is not compressed if it is short', async () => {
    const short = await rawAnswer(api.url, '{ game(id: "game") { id } }', 'br');
    expect(short).toMatchObject({ status: 200, encoding: undefined });
    expect(short.body.toString()).toBe('{"data":{"game":{"id":"game"}}}\n');
  });
});
