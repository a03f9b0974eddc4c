import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RunningApi } from '../../test/running-api.js';

const script = `document.title = 'here';`;
const page = `<!doctype html><title>The page</title><script>${script}</script><script type="module" src="/assets/main-1a2b.js"></script>`;

const source = 'export {};';

describe('the built viewer', () => {
  let api: RunningApi;
  let viewerFolder: string;

  beforeAll(async () => {
    viewerFolder = mkdtempSync(path.join(tmpdir(), 'retrace-viewer-'));
    mkdirSync(path.join(viewerFolder, 'assets'));
    writeFileSync(path.join(viewerFolder, 'index.html'), page);
    writeFileSync(path.join(viewerFolder, 'mark.svg'), '<svg/>');
    writeFileSync(path.join(viewerFolder, 'assets/main-1a2b.js'), source);
    writeFileSync(path.join(viewerFolder, 'assets/main-1a2b.js.br'), brotliCompressSync(source));
    writeFileSync(path.join(viewerFolder, 'assets/main-1a2b.js.gz'), gzipSync(source));
    api = await RunningApi.start({}, { viewerFolder });
  });
  afterAll(async () => {
    await api.stop();
    rmSync(viewerFolder, { recursive: true });
  });

  const get = (at: string, accept = 'text/html') => fetch(`${api.url}${at}`, { headers: { accept } });

  it.each(['/', '/index.html', '/game/g1?at=142.3&as=0', '/games/g1'])(
    'serves one page at each of its addresses: %s',
    async (at) => {
      const response = await get(at);
      expect(response.status).toBe(200);
      expect(await response.text()).toBe(page);
      expect(response.headers.get('cache-control')).toBe('no-cache');
    },
  );

  it('serves nothing at a malformed address', async () => {
    const response = await get('/%zz.js', 'application/json');
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('"BAD_REQUEST"');
  });

  it('prevents loading from other origins', async () => {
    const policy = (await get('/')).headers.get('content-security-policy');
    const hash = createHash('sha256').update(script).digest('base64');
    expect(policy).toContain(`default-src 'none'`);
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}'`);
    expect(policy).toContain(`style-src 'self'`);
    expect(policy).toContain(`connect-src 'self'`);
    expect(policy).toContain(`frame-ancestors 'none'`);
    expect(policy).not.toMatch(/unsafe|\*|http/);
  });

  it.each(['/', '/mark.svg', '/assets/main-1a2b.js', '/health', '/graphql', '/games/none/export'])(
    'cannot be framed, and reveals neither types nor addresses: %s',
    async (at) => {
      const { headers } = await get(at);
      expect(headers.get('content-security-policy')).toContain(`frame-ancestors 'none'`);
      expect(headers.get('content-security-policy')).not.toContain('unsafe');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('same-origin');
      expect(headers.get('x-powered-by')).toBeNull();
    },
  );

  it('can be framed at the address of an embedded board, if the server allows it', async () => {
    const open = await RunningApi.start({}, { viewerFolder, pages: { graphiql: false, embed: true } });
    const policyAt = async ({ url }: RunningApi, at: string) => {
      const { headers } = await fetch(`${url}${at}`, { headers: { accept: 'text/html' } });
      const [, ancestors] = /frame-ancestors (.*)$/.exec(headers.get('content-security-policy') ?? '') ?? [];
      return [ancestors, headers.get('x-frame-options')];
    };
    try {
      expect(await policyAt(open, '/embed/g1?at=3')).toEqual(['*', null]);
      for (const at of ['/', '/game/g1', '/embed', '/embed/', '/embed/g1/x', '/embed/../new', '/play/g1'])
        expect({ at, policy: await policyAt(open, at) }).toEqual({ at, policy: [`'none'`, 'DENY'] });
      expect(await policyAt(api, '/embed/g1?at=3')).toEqual([`'none'`, 'DENY']);
    } finally {
      await open.stop();
    }
  });

  it('lets browsers cache files with a hash in their name', async () => {
    const asset = await get('/assets/main-1a2b.js', '*/*');
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(asset.headers.get('content-type')).toContain('javascript');
    expect((await get('/mark.svg', '*/*')).headers.get('cache-control')).not.toContain('immutable');
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['gzip, br', 'br'],
    ['identity', null],
  ])('serves files with a compression that the browser accepts: %s', async (accepted, encoding) => {
    const response = await fetch(`${api.url}/assets/main-1a2b.js`, {
      headers: { 'accept-encoding': accepted },
    });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toContain('Accept-Encoding');
    expect(response.headers.get('content-type')).toContain('javascript');
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(await response.text()).toBe(source);
  });

  it.each([
    ['/assets/gone.js', '*/*'],
    ['/gone.svg', 'text/html'],
    ['/../settings.ts', 'text/html'],
    ['/game/g1', 'application/json'],
  ])('does not serve its page for a missing file: %s as %s', async (at, accept) => {
    expect((await get(at, accept)).status).toBe(404);
  });

  it('does not replace the addresses of the server', async () => {
    expect((await get('/health')).headers.get('content-type')).toContain('json');
    expect(await (await get('/graphql')).text()).toContain('Retrace API');
    for (const at of ['/games/none/export', '/drafts/none/export', '/games/import'])
      expect((await get(at)).headers.get('content-type')).toContain('json');
  });
});

describe('a viewer that is not built', () => {
  it('is replaced by a page that explains how to build it, while the API answers', async () => {
    const api = await RunningApi.start();
    const response = await fetch(`${api.url}/game/g1`, { headers: { accept: 'text/html' } });
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('npm run build');
    expect((await api.ask('{ games { totalCount } }')).errors).toEqual([]);
    await api.stop();
  });
});
