import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RunningApi } from '../../test/running-api.js';

const page = `<!doctype html><title>GraphiQL</title><meta property="csp-nonce" nonce="{{nonce}}" /><script type="module" src="/assets/graphiql-1a2b.js"></script>`;
const query = '{ games { totalCount } }';

describe('GraphiQL at the address of the API', () => {
  let viewerFolder: string;
  let on: RunningApi;
  let off: RunningApi;
  let notBuilt: RunningApi;

  beforeAll(async () => {
    viewerFolder = mkdtempSync(path.join(tmpdir(), 'retrace-graphiql-'));
    mkdirSync(path.join(viewerFolder, 'assets'));
    writeFileSync(path.join(viewerFolder, 'index.html'), '<!doctype html><title>The viewer</title>');
    writeFileSync(path.join(viewerFolder, 'graphiql.html'), page);
    on = await RunningApi.start({}, { viewerFolder, pages: { graphiql: true, embed: false } });
    off = await RunningApi.start({}, { viewerFolder });
    notBuilt = await RunningApi.start({}, { pages: { graphiql: true, embed: false } });
  });
  afterAll(async () => {
    await Promise.all([on, off, notBuilt].map((api) => api.stop()));
    rmSync(viewerFolder, { recursive: true });
  });

  const visit = (api: RunningApi, at = '/graphql', accept = 'text/html,*/*;q=0.8') =>
    fetch(`${api.url}${at}`, { headers: { accept } });
  const nonceIn = (policy: string | null) => /style-src 'self' 'nonce-([\w-]{20,})'/.exec(policy ?? '')?.[1];

  it('is the built page, with a new nonce each time', async () => {
    const visits = await Promise.all([visit(on), visit(on)]);
    const nonces = visits.map(({ headers }) => nonceIn(headers.get('content-security-policy')));
    expect(nonces[0]).toBeDefined();
    expect(nonces[0]).not.toBe(nonces[1]);
    for (const [index, response] of visits.entries()) {
      expect(response.headers.get('content-type')).toContain('text/html');
      expect(await response.text()).toBe(page.replace('{{nonce}}', nonces[index] ?? ''));
    }
  });

  it('runs scripts only from this server, and cannot be framed or cached', async () => {
    const { headers } = await visit(on);
    const policy = headers.get('content-security-policy');
    expect(policy).toMatch(/(^|; )default-src 'none';/);
    expect(policy).toMatch(/; script-src 'self';/);
    expect(policy).toMatch(/; connect-src 'self';/);
    expect(policy).toMatch(/; frame-ancestors 'none'$/);
    expect(policy).not.toMatch(/unsafe|\*|http/);
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    ['it is off', () => off],
    ['it is not built', () => notBuilt],
  ])('is replaced by a plain page if %s', async (_, api) => {
    const response = await visit(api());
    expect(response.status).toBe(200);
    const text = await response.text();
    expect(text).toContain('Retrace API');
    expect(text).not.toContain('csp-nonce');
    expect(response.headers.get('content-security-policy')).not.toMatch(/unsafe|nonce/);
  });

  it('is at no other address', async () => {
    for (const api of [on, off]) expect((await visit(api, '/graphiql.html')).status).toBe(404);
  });

  it('does not interfere with queries', async () => {
    expect((await on.ask(query)).data).toEqual({ games: { totalCount: 0 } });
    const response = await visit(on, `/graphql?query=${encodeURIComponent(query)}`);
    expect(response.status).toBe(400);
    expect(await response.text()).not.toContain('<title>');
    expect(await (await visit(on, '/graphql', 'application/json')).text()).not.toContain('<title>');
  });
});
