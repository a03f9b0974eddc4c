import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RunningApi } from '../../test/running-api.js';

const query = '{ games { totalCount } }';
const mutation = 'mutation { importGame(file: "{}") { id } }';
const form = (operation: string) => {
  const body = new FormData();
  body.set('operations', JSON.stringify({ query: operation }));
  body.set('map', '{}');
  return body;
};

/** "Simple" requests, which a page of another site can make a browser send without a preflight request. */
describe('requests that a foreign page could make', () => {
  let api: RunningApi;

  beforeAll(async () => {
    api = await RunningApi.start();
  });
  afterAll(() => api.stop());

  const send = async (path: string, init?: RequestInit) => {
    const response = await fetch(`${api.url}/graphql${path}`, init);
    return { status: response.status, text: await response.text(), headers: response.headers };
  };
  const queryString = (operation: string) => `?query=${encodeURIComponent(operation)}`;

  it.each([
    ['a query by GET', queryString(query), {}],
    ['a change by GET', queryString(mutation), {}],
    ['a query that says it is HTML', queryString(query), { headers: { accept: 'text/html' } }],
    [
      'JSON that says it is text',
      '',
      {
        method: 'POST',
        body: JSON.stringify({ query: mutation }),
        headers: { 'content-type': 'text/plain' },
      },
    ],
    [
      'JSON that says nothing',
      '',
      { method: 'POST', body: new TextEncoder().encode(JSON.stringify({ query: mutation })) },
    ],
    ['a form', '', { method: 'POST', body: new URLSearchParams({ query: mutation }) }],
    ['a form of parts', '', { method: 'POST', body: form(mutation) }],
    ['a HEAD', queryString(mutation), { method: 'HEAD' }],
  ])('are refused: %s', async (_, path, init) => {
    const { status, text } = await send(path, init);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(text).not.toMatch(/IMPORT_|"data"/);
  });

  it('are refused if they change something by GET, regardless of their headers', async () => {
    const headers = {
      'content-type': 'application/json',
      'x-apollo-operation-name': 'x',
      'apollo-require-preflight': '1',
    };
    const { status, text } = await send(queryString(mutation), { headers });
    expect(status).toBe(405);
    expect(text).not.toContain('IMPORT_');
  });

  it('are not allowed if a browser sends a preflight request first', async () => {
    const headers = {
      origin: 'http://example.org',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    };
    const preflight = await send('', { method: 'OPTIONS', headers });
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
    expect(preflight.headers.get('access-control-allow-headers')).toBeNull();
    const answered = await send('', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'http://example.org' },
      body: JSON.stringify({ query }),
    });
    expect(answered.headers.get('access-control-allow-origin')).toBeNull();
  });
});
