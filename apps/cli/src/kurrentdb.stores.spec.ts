import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { KurrentFacade } from '#event-store/testing';
import { finished } from '../test/process.js';
import { TestTerminal } from '../test/terminal.js';

describe('retrace with a KurrentDB', () => {
  let server: KurrentFacade;
  let terminals: TestTerminal[];
  beforeEach(async () => {
    server = await KurrentFacade.start({ maxAppendSize: 8 * 1024 * 1024 });
    const settings = { EVENT_STORE: server.connection };
    terminals = [await TestTerminal.create(settings), await TestTerminal.create(settings)];
  });
  afterEach(async () => {
    server.kill();
    for (const terminal of terminals) await terminal.remove();
  });

  it('records games that every machine can list, show and verify', async () => {
    const [left, right] = terminals as [TestTerminal, TestTerminal];
    const played = await left.json('play', '--games', '2', '--bot', 'random', '--seed', '7');
    expect(played).toMatchObject({ exit: 0, document: { store: 'kurrentdb', games: 2, unfinished: 0 } });
    const { ids } = played.document as { ids: readonly string[] };
    for (const terminal of [left, right]) {
      const listed = await terminal.run('games');
      expect(listed.exit).toBe(0);
      for (const id of ids) expect(listed.stdout).toContain(id);
    }
    expect((await right.run('verify', '--all')).exit).toBe(0);
    expect((await right.run('show', ids[0]!)).exit).toBe(0);
    expect((await left.run('play', '--games', '1', '--bot', 'random')).stdout).toContain(
      'recorded in KurrentDB',
    );
  }, 60_000);

  it('transfers a game between machines, once', async () => {
    const [left, right] = terminals as [TestTerminal, TestTerminal];
    const { document } = await left.json('play', '--games', '1', '--bot', 'random', '--seed', '8');
    const { ids } = document as { ids: readonly string[] };
    expect((await left.run('export', ids[0]!, `${right.folder}/game.json`)).exit).toBe(0);
    server.kill();
    server = await KurrentFacade.start({ port: server.port, maxAppendSize: 8 * 1024 * 1024 });
    for (let times = 0; times < 2; times++) expect((await right.run('import', 'game.json')).exit).toBe(0);
    expect((await right.run('verify', ids[0]!)).exit).toBe(0);
  }, 60_000);

  it('reports that the server cannot be reached', async () => {
    server.kill();
    const terminal = await TestTerminal.create({
      EVENT_STORE: `kurrentdb://me:hunter2@127.0.0.1:${server.port}?tls=false&defaultDeadline=500`,
    });
    terminals.push(terminal);
    const { exit, stderr, stdout } = await terminal.run('games');
    expect(exit).toBe(6);
    expect(stderr).toMatch(/event store at 127\.0\.0\.1:\d+ cannot be reached/);
    expect(stdout + stderr).not.toContain('hunter2');
  }, 60_000);

  const built = existsSync('dist/apps/cli/src/main.js');
  if (!built) console.log('Skipped: a process of its own needs `npm run build`.');
  (built ? it : it.skip)(
    'ends when it is done: nothing keeps the process',
    async () => {
      const [{ folder }] = terminals as [TestTerminal];
      const child = spawn(process.execPath, ['apps/cli/bin/retrace.js', 'games'], {
        env: { ...process.env, RETRACE_DATA: folder, EVENT_STORE: server.connection, NO_COLOR: '1' },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      expect(await finished(child)).toMatchObject({ code: 0, signal: null });
    },
    60_000,
  );
});
