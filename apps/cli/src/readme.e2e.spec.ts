import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { finished } from '../test/process.js';
import { TestTerminal } from '../test/terminal.js';

// Slow: starts the platform and runs every command in the README.

const readme = readFileSync('README.md', 'utf8');
const blocks = (language: string) =>
  [...readme.matchAll(new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``, 'g'))].map(([, text = '']) => text);

const prefix = 'npm run -s retrace -- ';
const commands = blocks('sh')
  .flatMap((block) => block.split('\n'))
  .filter((line) => line.startsWith(prefix))
  .map((line) => line.slice(prefix.length).replace(/ +#.*$/, ''));
const queries = blocks('graphql');

/** Splits a command into words, some of which can be in quotes. */
const wordsOf = (command: string) =>
  [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? '');

/** Returns the paths in a response at which a list is empty or a count is 0. */
function gapsOf(answer: unknown, at = ''): readonly string[] {
  if (answer === 0 && at.endsWith('totalCount')) return [at];
  if (typeof answer !== 'object' || answer === null) return [];
  if (Array.isArray(answer) && answer.length === 0) return [at];
  return Object.entries(answer).flatMap(([key, value]) => gapsOf(value, `${at}/${key}`));
}

describe('the README', () => {
  let terminal: TestTerminal;
  let server: { readonly url: string; stop(): Promise<unknown> };

  beforeAll(async () => {
    terminal = await TestTerminal.create();
    const child = spawn(process.execPath, [path.resolve('tools/start.js')], {
      env: {
        ...process.env,
        RETRACE_DATA: `${terminal.folder}/data`,
        PORT: '0',
        LOG_LEVEL: 'silent',
        NODE_ENV: 'test',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    server = await new Promise((resolve, reject) => {
      const ended = finished(child, (stdout) => {
        const url = /ready at (http:\S+)/.exec(stdout)?.[1];
        if (url !== undefined) resolve({ url, stop: () => (child.kill('SIGTERM'), ended) });
      });
      void ended.then(({ stderr }) => reject(new Error(stderr)));
    });
  }, 180_000);
  afterAll(async () => {
    await server.stop();
    await terminal.remove();
  });

  it('has fewer than 700 words, three pictures, commands and queries', () => {
    expect(readme.split(/\s+/).length).toBeLessThan(700);
    expect(readme.match(/^!\[/gm)).toHaveLength(3);
    expect(commands.length).toBeGreaterThan(5);
    expect(queries.length).toBeGreaterThan(3);
  });

  it.each(queries)('has queries that the sample games answer: %s', async (query) => {
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    const { data, errors } = (await response.json()) as { data: unknown; errors?: unknown };
    expect(errors).toBeUndefined();
    expect(gapsOf(data)).toEqual([]);
  });

  it.each(commands)(
    'has the command retrace %s',
    async (command) => {
      const { exit, stdout, stderr } = await terminal.run(...wordsOf(command));
      expect({ exit, stderr: exit === 0 ? '' : stderr }).toEqual({ exit: 0, stderr: '' });
      expect(stdout).not.toMatch(/^0 |^No /m);
      expect(stdout + stderr).not.toBe('');
    },
    60_000,
  );

  it('links to a position of a sample game', async () => {
    const [, game = '', at = '', as = ''] =
      /localhost:4747\/game\/([^?]+)\?at=([^&]+)&as=([^)]+)/.exec(readme) ?? [];
    const { exit, stdout } = await terminal.run('show', game, '--at', at, '--as', as);
    expect(exit).toBe(0);
    expect(stdout).toContain(`position ${at}`);
  });
});
