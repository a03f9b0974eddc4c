import { spawn } from 'node:child_process';
import { readFile, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { finished } from '../../test/process.js';
import { TestTerminal } from '../../test/terminal.js';
import { namesRule } from '../rule-places.js';

let terminal: TestTerminal;

describe('rule', () => {
  beforeEach(async () => {
    terminal = await TestTerminal.create();
  });
  afterEach(() => terminal.remove());

  describe('retrace rule', () => {
    it('shows the rule in one line, its scenarios and its implementation', async () => {
      const { exit, document } = await terminal.json('rule', '4.2.1.d');
      expect(exit).toBe(0);
      const { summary, scenarios, sources } = document as Record<'summary', string> &
        Record<'scenarios' | 'sources', { at: string; line: string }[]>;
      expect(summary).toContain('Draw');
      for (const places of [scenarios, sources]) {
        expect(places.length).toBeGreaterThan(0);
        for (const { at, line } of places) {
          expect(at).toMatch(/^libs\/[\w/.-]+\.ts:\d+$/);
          expect(line).toMatch(/4\.2\.1\.(d|[a-c][-–])/);
        }
      }
    });

    it('finds the source from the built program too', async () => {
      const program = [path.resolve('apps/cli/bin/retrace.js'), 'rule', '4.2.1.d', '--json'];
      const { code, stdout } = await finished(spawn(process.execPath, program));
      expect(code).toBe(0);
      const { scenarios, sources } = JSON.parse(stdout) as Record<'scenarios' | 'sources', unknown[]>;
      expect([scenarios.length > 0, sources.length > 0]).toEqual([true, true]);
    });

    it('shows it in another language, and rules of another game', async () => {
      expect((await terminal.run('rule', '4.2.1.d', '--locale', 'fr')).stdout).toMatch(/pioche/i);
      expect(await terminal.run('rule', '4.2.1.d', '--game', 'contracts')).toMatchObject({ exit: 3 });
    });

    it('reports that a rule does not exist', async () => {
      const { exit, stderr } = await terminal.run('rule', '9.9.9');
      expect(exit).toBe(3);
      expect(stderr).toContain('has no rule "9.9.9"');
    });
  });

  describe('retrace rule report and check', () => {
    const written = 'ruling-s5-1-60.json';
    const report = (...more: readonly string[]) =>
      terminal.run('rule', 'report', 's5-1', '--at', '60', '--expected', 'It draws.', ...more);

    it('write an event to a file, and decide it again with its reasons', async () => {
      await terminal.run('play', '--seed', '5');
      expect(await report()).toMatchObject({ exit: 0 });
      const { exit, stdout } = await terminal.run('rule', 'check', written);
      expect(exit).toBe(0);
      expect(stdout).toContain('Expected: It draws.');
      expect(stdout).toContain('The current rules give the same result.');
      expect(stdout).toMatch(/^Rules: \d/m);
      const { document } = await terminal.json('rule', 'check', written);
      expect(document).toMatchObject({ game: 's5-1', revision: 60, status: 'SAME' });
    });

    it('report that the rules decide differently', async () => {
      await terminal.run('play', '--seed', '5');
      await report();
      const file = path.join(terminal.folder, written);
      const text = JSON.parse(await readFile(file, 'utf8')) as {
        events: { revision: number; event: { rules?: string[] } }[];
      };
      for (const { revision, event } of text.events)
        if (revision === 60 && event.rules) event.rules = ['0.0'];
      await writeFile(file, JSON.stringify(text));
      const { exit, stdout } = await terminal.run('rule', 'check', written);
      expect([exit, stdout]).toEqual([
        1,
        expect.stringContaining('The current rules give a different result.'),
      ]);
    });

    it('refuse invalid files and texts with an error code', async () => {
      await terminal.run('play', '--seed', '5');
      await writeFile(path.join(terminal.folder, 'broken.json'), '{');
      const check = () => terminal.json('rule', 'check', 'broken.json');
      const refused = (code: string, exit = 4) => ({ exit, document: { error: { code } } });
      expect(await check()).toMatchObject(refused('IMPORT_NOT_JSON'));
      await truncate(path.join(terminal.folder, 'broken.json'), 65 * 1024 * 1024);
      expect(await check()).toMatchObject(refused('IMPORT_TOO_LARGE'));
      const event = ['rule', 'report', 's5-1', '--at', '60', '--expected'];
      expect(await terminal.json(...event, ' ')).toMatchObject(refused('EXPECTATION_INVALID'));
      await report();
      expect(await terminal.json(...event, 'It draws.')).toMatchObject(refused('FILE_EXISTS', 5));
    });
  });

  describe('whether a line names a rule', () => {
    it.each([
      ['6.2.h', 'by 6.2.h here', true],
      ['6.2.h', '16.2.h', false],
      ['6.2.h', '6.2.h.a', false],
      ['6.2.i', '6.2.h-k a modifier applies once', true],
      ['6.2.i', '6.2.h–6.2.k', true],
      ['6.2.l', '6.2.h-k', false],
      ['2.4.2', 'rule 2.4.2: Anchored', true],
      ['2.4.2', '2.4.21', false],
    ])('%s in "%s": %s', (number, line, named) => {
      expect(namesRule(number)(line)).toBe(named);
    });
  });
});
