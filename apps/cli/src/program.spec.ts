import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { GameId } from '#record';
import { TestTerminal } from '../test/terminal.js';

let terminal: TestTerminal;

describe('retrace', () => {
  beforeAll(async () => {
    terminal = await TestTerminal.create();
  });
  afterAll(() => terminal.remove());

  it('prints its commands, settings and exit codes', async () => {
    for (const argv of [[], ['--help'], ['help']]) {
      const { exit, stdout, stderr } = await terminal.run(...argv);
      expect(exit).toBe(0);
      expect(stderr).toBe('');
      for (const word of ['play', 'games', 'verify', 'RETRACE_DATA', 'Exit codes'])
        expect(stdout).toContain(word);
    }
  });

  it('has help with examples for every command', async () => {
    const { stdout } = await terminal.run('--help');
    const commands = [...stdout.matchAll(/^ {2}([a-z]+) .*\[/gm)].map(([, name]) => name ?? '');
    const own = commands.filter((name) => name !== 'help');
    expect(own.length).toBeGreaterThanOrEqual(8);
    for (const name of own) {
      const help = await terminal.run(name, '--help');
      expect(help.exit).toBe(0);
      expect(help.stdout).toMatch(new RegExp(`Examples:\n {2}\\$ retrace ${name}`));
      expect(help.stdout).toContain('--json');
    }
  });

  it('has help with examples for the commands inside a command', async () => {
    for (const group of ['cards', 'deck']) {
      const { stdout } = await terminal.run(group, '--help');
      const inner = [...stdout.matchAll(/^ {2}([a-z]+) .*\[/gm)].map(([, name]) => name ?? '');
      const own = inner.filter((name) => name !== 'help' && name !== 'retrace');
      expect(own.length).toBeGreaterThanOrEqual(2);
      for (const name of own) {
        const help = await terminal.run(group, name, '--help');
        expect(help.exit).toBe(0);
        expect(help.stdout).toMatch(new RegExp(`Examples:\n {2}\\$ retrace ${group} ${name}`));
        expect(help.stdout).toContain('--json');
      }
    }
  });

  it("lists each command with the command's own description", async () => {
    const { stdout } = await terminal.run('--help');
    const listed = stdout
      .slice(stdout.indexOf('Commands:'), stdout.indexOf('Settings'))
      .replaceAll(/\s+/g, ' ');
    const names = [...stdout.matchAll(/^ {2}([a-z]+) \[options\]/gm)].map(([, name]) => name ?? '');
    for (const name of names) {
      const help = await terminal.run(name, '--help');
      const [, usage = '', does = ''] = /^Usage: retrace (.+)\n\n([^]+?)\n\n/.exec(help.stdout) ?? [];
      expect(listed).toContain(`${usage.replace(' [command]', '')} ${does.replaceAll(/\s+/g, ' ')}`);
    }
  });

  it('fits its tables into the width of the terminal', async () => {
    const { stdout } = await terminal.run('cards', 'search', 'a');
    expect(Math.max(...stdout.split('\n').map((line) => [...line].length))).toBeLessThanOrEqual(100);
  });

  it('suggests similar commands', async () => {
    const command = await terminal.run('gmaes');
    expect(command).toMatchObject({ exit: 2, stdout: '' });
    expect(command.stderr).toContain('Did you mean games?');
    const option = await terminal.run('show', 's1-1', '--att', '3');
    expect(option.stderr).toContain('Did you mean --at?');
    const card = await terminal.run('cards', 'show', 'Tin Wadr');
    expect(card.stderr).toContain('Did you mean Tin Wader?');
    const deck = await terminal.run('deck', 'check', 'White Watr');
    expect(deck.stderr).toContain('Did you mean "White Water"?');
  });

  it('prints errors in JSON as one document on standard output, and nothing else', async () => {
    const { exit, stdout, stderr } = await terminal.run('show', 'nobody', '--json');
    expect(exit).toBe(3);
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toEqual({
      error: {
        code: 'GAME_NOT_FOUND',
        message: 'There is no game "nobody".',
        advice: 'Use `retrace games` to list the recorded games.',
      },
    });
  });

  it('treats a change to a deleted game like a search for it: exit code 3, the same advice', async () => {
    const { Archive } = await import('./archive.js');
    const archive = await Archive.open(terminal.around);
    try {
      const game = 'gone' as GameId;
      await archive.delete(game);
      const problem = {
        code: 'GAME_NOT_FOUND',
        message: 'There is no game "gone".',
        advice: 'Use `retrace games` to list the recorded games.',
      };
      await expect(archive.branch('branch' as GameId, game, 1)).rejects.toMatchObject({
        exit: 3,
        problems: [problem],
      });
      await expect(archive.requireThere(game)).rejects.toMatchObject({ exit: 3, problems: [problem] });
    } finally {
      await archive.close();
    }
  });

  it('refuses invalid settings', async () => {
    const folder = terminal.around;
    const bad = { ...folder, environment: { EVENT_STORE: 'tape' } };
    const { Archive } = await import('./archive.js');
    await expect(Archive.open(bad)).rejects.toMatchObject({
      exit: 2,
      problems: [{ code: 'SETTING_INVALID' }],
    });
  });

  it('names the data folder that cannot be used', async () => {
    const file = await terminal.file('not-a-folder', '');
    const { Archive } = await import('./archive.js');
    const { translated } = await import('./failure.js');
    const around = { ...terminal.around, environment: { RETRACE_DATA: file } };
    const error: unknown = await Archive.open(around).catch((reason: unknown) => reason);
    expect(translated(error)).toMatchObject({ exit: 6, problems: [{ code: 'STORE_UNREACHABLE' }] });
  });
});
