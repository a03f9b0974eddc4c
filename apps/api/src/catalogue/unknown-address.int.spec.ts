import { request } from 'node:http';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RunningApi } from '../../test/running-api.js';

describe('an unknown address', () => {
  let api: RunningApi;
  beforeAll(async () => {
    api = await RunningApi.start();
  });
  afterAll(() => api.stop());

  /** Requests the path unchanged, because `fetch` would normalise it. */
  async function answerTo(method: string, path: string): Promise<readonly [number, Record<string, unknown>]> {
    const { hostname, port } = new URL(api.url);
    const sent = request({ hostname, port, path, method, headers: { accept: 'application/json' } });
    sent.end();
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    let text = '';
    for await (const part of response.setEncoding('utf8')) text += String(part);
    return [response.statusCode ?? 0, JSON.parse(text) as Record<string, unknown>];
  }

  it.each([
    ['GET', '/games'],
    ['GET', '/games/some/nothing'],
    ['POST', '/games/some/export'],
    ['DELETE', '/games/import'],
    ['GET', '/health/nothing'],
    ['GET', '/nothing.txt'],
    ['PUT', '/anything'],
  ])('gives an error code: %s %s', async (method, path) => {
    expect(await answerTo(method, path)).toEqual([
      404,
      { code: 'ADDRESS_UNKNOWN', message: expect.any(String), advice: expect.any(String) },
    ]);
  });

  it.each([
    '/games/%/export',
    '/games/%zz/export',
    '/games/%c3%28/export',
    '/%',
    '/assets/%ff',
    '/health/%e0%a4%a',
  ])('gives an error code if it is malformed: %s', async (path) => {
    const [status, { code }] = await answerTo('GET', path);
    expect([status, code]).toEqual([400, 'BAD_REQUEST']);
  });
});
