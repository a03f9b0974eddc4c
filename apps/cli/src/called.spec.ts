import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TestTerminal } from '../test/terminal.js';
import { calledAs, withCalls } from './called.js';

describe('the command name', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'retrace-path-'));
    await writeFile(path.join(folder, 'retrace'), '');
    await chmod(path.join(folder, 'retrace'), 0o755);
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('is the same as in the current call', () => {
    expect(calledAs({ npm_lifecycle_event: 'retrace', PATH: folder })).toBe('npm run -s retrace --');
    expect(calledAs({ npm_command: 'exec', PATH: folder })).toBe('npx retrace');
  });

  it('is the plain name if that is found, and otherwise uses npm', () => {
    expect(calledAs({ PATH: ['/nowhere', folder].join(path.delimiter) })).toBe('retrace');
    expect(calledAs({ PATH: '/nowhere' })).toBe('npm run -s retrace --');
  });

  it('appears in hints and examples, and not in other words', () => {
    const text = 'Retrace: `retrace games` lists them.\n  $ retrace show a\n  a retrace of it';
    expect(withCalls(text, 'npx retrace')).toBe(
      'Retrace: `npx retrace games` lists them.\n  $ npx retrace show a\n  a retrace of it',
    );
    expect(withCalls(text, 'retrace')).toBe(text);
  });

  it('appears in errors and help', async () => {
    const terminal = await TestTerminal.create({ npm_lifecycle_event: 'retrace' });
    try {
      const { stderr } = await terminal.run('show', 'nobody');
      expect(stderr).toContain('`npm run -s retrace -- games`');
      const help = await terminal.run('export', '--help');
      expect(help.stdout).toContain('$ npm run -s retrace -- export sample-1');
    } finally {
      await terminal.remove();
    }
  });
});
