import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { printGame } from '#interchange';
import type { GameId } from '#record';
import { pause } from '#runtime';
import { creates, gameOf } from '../test/strange-game.js';

const program = path.resolve('dist/apps/api/src/main.js');

/**
 * Runs the built server with these settings until it exits. Once the server is ready, calls `whenReady` and then stops
 * the server.
 */
function run(settings: Readonly<Record<string, string>>, whenReady?: (url: string) => Promise<void>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'retrace-main-'));
  const env = { PATH: process.env['PATH'] ?? '', RETRACE_DATA: folder, PORT: '0', ...settings };
  const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  let hasRequested = false;
  const read = (text: string) => {
    output += text;
    const url = /ready at (\S+)/.exec(output)?.[1];
    if (url === undefined || hasRequested) return;
    hasRequested = true;
    void (whenReady?.(url) ?? Promise.resolve()).finally(() => child.kill('SIGTERM'));
  };
  child.stdout.setEncoding('utf8').on('data', read);
  child.stderr.setEncoding('utf8').on('data', read);
  return new Promise<{ code: number | null; output: string }>((resolve) => {
    child.on('close', (code) => {
      rmSync(folder, { recursive: true, force: true });
      resolve({ code, output });
    });
  });
}

const secret = 'a-secret-that-is-long-enough-for-anybody';
const token = 'metrics-token-of-some-length';

describe('the server as a process', () => {
  it('has been built', () => expect(existsSync(program)).toBe(true));

  it('prints all problems with its settings, without secrets', async () => {
    const { code, output } = await run({
      TRUST_PROXY: 'everybody',
      METRICS: 'short-secret',
      AUTH_SECRET: 'too-short-a-secret',
      EVENT_STORE: 'kurrentdb://name:pass-word@',
    });
    expect(code).toBe(1);
    for (const name of ['TRUST_PROXY', 'METRICS', 'AUTH_SECRET', 'EVENT_STORE'])
      expect(output).toContain(`✗ ${name}`);
    expect(output).not.toMatch(/short-secret|too-short-a-secret|pass-word/);
  });

  it('serves GraphiQL to browsers if only this machine can connect', async () => {
    let page = '';
    const { code } = await run({ EVENT_STORE: 'memory' }, async (url) => {
      page = await (await fetch(`${url}/graphql`, { headers: { accept: 'text/html' } })).text();
    });
    expect(code).toBe(0);
    expect(page).toContain('<title>GraphiQL');
  });

  it('continues when its output is no longer read', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    taken.close();
    await once(taken, 'close');
    const env = { PATH: process.env['PATH'] ?? '', EVENT_STORE: 'memory', PORT: `${port}` };
    const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.destroy();
    child.stderr.destroy();
    const ended = once(child, 'exit');
    const isReady = async (): Promise<boolean> =>
      fetch(`http://127.0.0.1:${port}/health/ready`).then(
        ({ ok }) => ok,
        () => false,
      );
    for (let tries = 0; tries < 300 && child.exitCode === null && !(await isReady()); tries++)
      await pause(100, {});
    // From now on, the server writes its output to a closed pipe, but must stay ready.
    await pause(500, {});
    expect(await isReady()).toBe(true);
    child.kill('SIGTERM');
    expect((await ended)[0]).toBe(0);
  }, 60_000);

  it('never logs secrets or tokens, even at the most detailed level, and stops gracefully', async () => {
    const { code, output } = await run(
      { LOG_LEVEL: 'trace', AUTH_SECRET: secret, METRICS: token, HOST: '127.0.0.1' },
      async (url) => {
        const headers = { 'content-type': 'application/json', authorization: 'Bearer not.a.token' };
        await fetch(`${url}/graphql`, {
          method: 'POST',
          headers,
          body: '{"query":"{ games { totalCount } }"}',
        });
        await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } });
        await fetch(`${url}/health/ready`, { headers: { 'x-request-id': 'seen-in-the-log' } });
      },
    );
    expect(code).toBe(0);
    expect(output).toContain('"requestId":"seen-in-the-log"');
    expect(output).not.toMatch(new RegExp(`${secret}|${token}|not\\.a\\.token`));
  });

  it('stops on request while it decides an imported game that never ends', async () => {
    const { events, at } = gameOf({
      ...creates(3),
      trigger: { kind: 'join', what: { type: 'character' } },
    });
    const happened: string[] = [];
    const { code, output } = await run({ EVENT_STORE: 'memory', HOST: '127.0.0.1' }, async (url) => {
      const headers = { 'content-type': 'application/json' };
      const file = printGame({ id: 'endless' as GameId, events });
      const imported = await fetch(`${url}/games/import`, { method: 'POST', headers, body: file });
      happened.push(`imported ${imported.status}`);
      const query = `mutation { branchGame(game: "endless", at: "${at}", players: [{ bot: RANDOM }, { bot: RANDOM }]) { id } }`;
      // Stops the server while it serves requests, and while bots play in a thread.
      const branches = Array.from({ length: 3 }, () =>
        fetch(`${url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) }).catch(
          () => null,
        ),
      );
      await Promise.race(branches);
      happened.push('branched');
    });
    expect(happened).toEqual(['imported 200', 'branched']);
    expect(output).not.toMatch(/INTERNAL|"level":(50|60)/);
    expect(code).toBe(0);
  }, 120_000);
});
