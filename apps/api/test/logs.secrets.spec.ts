import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { createClient } from 'graphql-ws';
import { SignJWT } from 'jose';
import { WebSocket } from 'ws';
import { afterEach, describe, expect, it } from '@jest/globals';

// Slow: starts the server as a process and triggers every kind of log line.

const authSecret = 'hunter2-which-signs-who-signs-in-here';
const ownSecret = 'hunter2-which-signs-seats-and-links-here';
const main = path.resolve('dist/apps/api/src/main.js');

class ServerProcess {
  written = '';
  readonly ended: Promise<number | null>;
  private readonly child: ChildProcess;

  constructor(settings: NodeJS.ProcessEnv) {
    this.child = spawn(process.execPath, [main], {
      env: { ...process.env, EVENT_STORE: 'memory', PORT: '0', LOG_LEVEL: 'trace', ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.child.stdout, this.child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => (this.written += text));
    this.ended = new Promise((resolve) => this.child.on('close', resolve));
  }

  async url(): Promise<string> {
    for (;;) {
      const found = /ready at (http:\S+)/.exec(this.written)?.[1];
      if (found !== undefined) return found;
      await new Promise((resolve) => this.child.stdout?.once('data', resolve));
    }
  }

  stop(): Promise<number | null> {
    this.child.kill('SIGTERM');
    return this.ended;
  }
}

let server: ServerProcess | null = null;
afterEach(() => server?.stop());

const signed = (secret: string, claims: Record<string, unknown>, typ = 'JWT') =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ })
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode(secret));

describe('the output of a server', () => {
  it('contains no tokens and no secrets, whatever is sent and however much is logged', async () => {
    server = new ServerProcess({ AUTH_SECRET: authSecret, RETRACE_SECRET: ownSecret });
    const url = await server.url();
    const admin = await signed(authSecret, { sub: 'Ada', role: 'admin' });
    const seat = await signed(ownSecret, { game: 'one', seat: 0 }, 'retrace-seat');
    const share = await signed(ownSecret, { id: 'l', game: 'one', position: '1', as: '0' }, 'retrace-share');
    const secrets = [admin, seat, share, 'hunter2-sent', authSecret, ownSecret];
    const credentials = [
      { authorization: `Bearer ${admin}`, 'x-retrace-seat': `${seat}, ${seat}` },
      { authorization: `Bearer ${share}` },
      { authorization: `Bearer ${admin}hunter2-sent` },
      { authorization: 'Bearer hunter2-sent' },
      { authorization: 'Basic hunter2-sent' },
      { 'x-retrace-seat': 'hunter2-sent' },
    ];
    const post = (body: string, headers: Record<string, string> = {}) =>
      fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body,
      }).then((response) => response.text());
    for (const headers of credentials) {
      await post('{"query":"{ games { totalCount } }"}', headers);
      await post('{"query":"{ game(id: \\"one\\") { state(as: \\"all\\") { position } } }"}', headers);
      await fetch(`${url}/games/one/export`, { headers });
      const client = createClient({
        url: `${url.replace('http', 'ws')}/graphql`,
        webSocketImpl: WebSocket,
        retryAttempts: 0,
        connectionParams: headers,
      });
      const feed = client.iterate({ query: 'subscription { gameEvents(id: "one") { text } }' });
      await feed.next().catch(() => null);
      await client.dispose();
    }
    for (const token of [admin, seat, share, 'hunter2-sent']) {
      for (const name of ['token', 'share', 'authorization'])
        await fetch(`${url}/games/one/export?${name}=${token}`);
      await fetch(`${url}/s/${token.startsWith('ey') ? token : ''}`);
      // The error for a malformed body quotes part of the body, so the log could contain the token.
      await post(`{"authorization": "${token}"`);
    }
    await server.stop();
    expect(server.written).toContain('/games/one/export?token=[secret]');
    for (const secret of secrets) expect(server.written).not.toContain(secret);
    const signatures = [admin, seat, share].map((token) => token.split('.')[2] ?? '');
    for (const signature of signatures) expect(server.written).not.toContain(signature);
  }, 60_000);

  it('explains why it refuses to start, without the secret', async () => {
    server = new ServerProcess({ HOST: '0.0.0.0' });
    expect(await server.ended).toBe(1);
    expect(server.written).toContain('Set AUTH_SECRET or AUTH_JWKS');
    server = new ServerProcess({ AUTH_SECRET: 'hunter2', RETRACE_SECRET: 'hunter2' });
    expect(await server.ended).toBe(1);
    expect(server.written).toContain('AUTH_SECRET cannot be what it is set to.');
    expect(server.written).not.toContain('hunter2');
  }, 60_000);
});
