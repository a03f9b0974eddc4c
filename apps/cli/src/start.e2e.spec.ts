import { spawn } from 'node:child_process';
import { statSync, truncateSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { finished, type Finished } from '../test/process.js';
import { TestTerminal } from '../test/terminal.js';

// Slow: starts the platform as a process many times.

const patience = 180_000;

let terminal: TestTerminal;
beforeAll(async () => {
  terminal = await TestTerminal.create();
});
afterAll(() => terminal.remove());

interface Started {
  readonly url: string;
  stop(signal: NodeJS.Signals): Promise<Finished>;
}

const launch = (settings: NodeJS.ProcessEnv, ...args: readonly string[]) =>
  spawn(process.execPath, [path.resolve('tools/start.js'), ...args], {
    env: {
      ...process.env,
      RETRACE_DATA: `${terminal.folder}/data`,
      LOG_LEVEL: 'silent',
      NODE_ENV: 'test',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** Runs `npm start` until it reports that it is ready. */
function start(): Promise<Started> {
  const child = launch({ PORT: '0' });
  return new Promise((resolve, reject) => {
    const end = finished(child, (stdout) => {
      const url = /ready at (http:\S+)/.exec(stdout)?.[1];
      if (url === undefined) return;
      resolve({
        url,
        stop: (signal) => {
          child.kill(signal);
          return end;
        },
      });
    });
    void end.then(({ stderr }) => reject(new Error(stderr)));
  });
}

async function gamesAt(url: string): Promise<unknown> {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ games(first: 20) { totalCount edges { node { id endedAt } } } }' }),
  });
  return answer.json();
}

describe('npm start', () => {
  it(
    'records finished sample games into an empty folder, serves them, and keeps them when started again',
    async () => {
      const first = await start();
      const games = await gamesAt(first.url);
      expect(games).toMatchObject({ data: { games: { totalCount: 9 } } });
      expect(JSON.stringify(games)).not.toContain('"endedAt":null');
      const { code, stderr } = await first.stop('SIGTERM');
      expect(code).toBe(0);
      expect(stderr).toContain('Recording 9 sample games');

      const second = await start();
      expect(await gamesAt(second.url)).toEqual(games);
      const ended = await second.stop('SIGINT');
      expect(ended.code).toBe(0);
      expect(ended.stderr).not.toMatch(/Recording|Created|Building/);
    },
    patience,
  );

  it(
    'does not overwrite a lost file of games, and explains how to restore it',
    async () => {
      const events = path.join(terminal.folder, 'data/events.db');
      truncateSync(events);
      const { code, stderr } = await finished(launch({ PORT: '0' }));
      expect(code).not.toBe(0);
      expect(stderr).toContain('retrace restore');
      expect(statSync(events).size).toBe(0);
    },
    patience,
  );

  it(
    'refuses arguments, and explains where settings belong',
    async () => {
      const { code, stderr } = await finished(launch({ PORT: '0' }, '--port', '4748'));
      expect(code).toBe(1);
      expect(stderr).toContain('npm start takes no arguments, such as "--port".');
      expect(stderr).toContain('PORT=4748 npm start');
    },
    patience,
  );

  it(
    'gives advice if the port is in use',
    async () => {
      const other = createServer();
      await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
      const { port } = other.address() as AddressInfo;
      const { code, stderr } = await finished(launch({ PORT: `${port}` }));
      expect(code).toBe(1);
      expect(stderr).toContain(`Port ${port} is in use.`);
      expect(stderr).toContain(`PORT=${port + 1} npm start`);
      await new Promise((resolve) => other.close(resolve));
    },
    patience,
  );
});
