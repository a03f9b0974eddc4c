import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { passingKey } from '#archive';
import { accessSettings } from './access-settings.js';
import { Capabilities } from './capabilities.js';
import { ReadersService } from './readers.service.js';
import { SignIn } from './sign-in.js';

const near = { isOpen: false, isShared: false };
const long = 'x'.repeat(32);

let folder: string;

describe('access', () => {
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'retrace-access-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  describe('sign-in', () => {
    const problems = (env: Record<string, string>, around = near): unknown => {
      const read = accessSettings(env, around);
      return read.ok ? [] : read.error.map(({ code, where }) => `${code} ${where}`);
    };

    it('is not required if only this machine can connect, and is required if others can', () => {
      expect(problems({})).toEqual([]);
      expect(problems({}, { ...near, isOpen: true })).toEqual(['SETTING_INVALID HOST']);
      expect(problems({ AUTH_SECRET: long }, { ...near, isOpen: true })).toEqual([]);
    });

    it('requires a secret that servers share and that cannot be guessed', () => {
      expect(problems({}, { ...near, isShared: true })).toEqual(['SETTING_INVALID RETRACE_SECRET']);
      expect(problems({ RETRACE_SECRET: long }, { ...near, isShared: true })).toEqual([]);
      expect(problems({ RETRACE_SECRET: 'short', AUTH_SECRET: 'short' })).toEqual([
        'SETTING_INVALID AUTH_SECRET',
        'SETTING_INVALID RETRACE_SECRET',
      ]);
      expect(problems({ RETRACE_SECRET: long, AUTH_SECRET: long })).toEqual([
        'SETTING_INVALID RETRACE_SECRET',
      ]);
    });

    it('never prints a secret that is refused', () => {
      const read = accessSettings({ AUTH_SECRET: 'hunter2', RETRACE_SECRET: 'hunter2' }, near);
      expect(JSON.stringify(read)).not.toContain('hunter2');
    });

    it('accepts keys in a file or at an https address', () => {
      const file = path.join(folder, 'keys.json');
      writeFileSync(file, '{"keys":[{"kty":"RSA","n":"AQAB","e":"AQAB"}]}');
      for (const right of [file, 'https://id.example.org/keys', 'http://127.0.0.1:1/keys'])
        expect(problems({ AUTH_JWKS: right })).toEqual([]);
      writeFileSync(path.join(folder, 'none.json'), '{"keys":[]}');
      for (const wrong of [
        'http://id.example.org/keys',
        'https://',
        path.join(folder, 'none.json'),
        '/no/file',
      ])
        expect(problems({ AUTH_JWKS: wrong })).toEqual(['SETTING_INVALID AUTH_JWKS']);
      expect(problems({ AUTH_JWKS: file, AUTH_SECRET: long })).toEqual(['SETTING_INVALID AUTH_JWKS']);
    });
  });

  describe('keys published at an address', () => {
    let server: Server | null = null;
    const serve = async (answer: RequestListener): Promise<URL> => {
      const listening = createServer(answer);
      server = listening;
      await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
      return new URL(`http://127.0.0.1:${(listening.address() as AddressInfo).port}/keys`);
    };
    afterEach(() => {
      server?.closeAllConnections();
      server?.close();
    });
    const readers = (at: URL) =>
      new ReadersService({
        signIn: new SignIn({ keys: { kind: 'published', at }, issuer: null, audience: null }),
        capabilities: new Capabilities(passingKey()),
      });

    it('are fetched once, and identify the user who signed in', async () => {
      const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true });
      const keys = JSON.stringify({ keys: [await exportJWK(publicKey)] });
      let requests = 0;
      const at = await serve((_request, response) => {
        requests++;
        response.end(keys);
      });
      const token = await new SignJWT({ sub: 'Ada', roles: ['coach'] })
        .setProtectedHeader({ alg: 'ES256' })
        .setExpirationTime('1h')
        .sign(privateKey);
      const asking = readers(at);
      for (let time = 0; time < 3; time++)
        expect(await asking.of({ authorization: `Bearer ${token}` })).toMatchObject({
          ok: true,
          value: { name: 'Ada', role: 'coach' },
        });
      expect(requests).toBe(1);
    });

    it.each<[string, RequestListener]>([
      ['do not exist', (_request, response) => response.writeHead(404).end()],
      ['are not keys', (_request, response) => response.end('<html>')],
      ['do not end', (_request, response) => response.end(`{"keys":[${' '.repeat(300_000)}]}`)],
      [
        'redirect to another origin',
        (_request, response) => response.writeHead(302, { location: 'http://127.0.0.1:1' }).end(),
      ],
    ])('that %s admit no user, and cause an error that explains why', async (_what, answer) => {
      const { privateKey } = await generateKeyPair('ES256');
      const token = await new SignJWT({ sub: 'Ada' })
        .setProtectedHeader({ alg: 'ES256' })
        .setExpirationTime('1h')
        .sign(privateKey);
      const read = await readers(await serve(answer)).of({ authorization: `Bearer ${token}` });
      expect(read).toMatchObject({ ok: false, error: { code: 'SIGN_IN_UNAVAILABLE' } });
    });
  });
});
