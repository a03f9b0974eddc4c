import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { TestTerminal } from '../../test/terminal.js';
import { Output } from '../output.js';
import { shown } from './shown.js';
import { Writable } from 'node:stream';

// oxlint-disable-next-line no-control-regex -- what no terminal may be given
const acting = /[\0-\u0008\u000b-\u001a\u001c-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\u200b]|\p{Cs}/u;

describe('output to a terminal', () => {
  it('shows control characters harmlessly', () => {
    expect(shown('\u001b]0;title\u0007\u001b[2J\u009b8m\u202eadA\0\r')).toBe(
      '\\u001b]0;title\\u0007\\u001b[2J\\u009b8m\\u202eadA\\u0000\\u000d',
    );
    expect(shown('\ud800')).toBe('\\ud800');
    expect(shown('hidden\u001b[8m')).toBe('hidden\\u001b[8m');
  });

  it('retains colours, line breaks and words of every language', () => {
    for (const text of [
      '\u001b[1mbold\u001b[22m \u001b[38;5;12mblue\u001b[39m',
      'a\n\tb',
      'Žofie 王 👩‍🚀'.replace('\u200d', ''),
    ])
      expect(shown(text)).toBe(text);
  });

  it('has no active control character, whatever a record contains', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => !acting.test(shown(text))));
  });

  it('is the same for lines, remarks, problems and documents', async () => {
    const written: string[] = [];
    const stream = new Writable({
      write: (chunk: Buffer, _, done) => (written.push(chunk.toString()), done()),
    });
    const terminal = await TestTerminal.create();
    const around = { ...terminal.around, stdout: stream, stderr: stream, ask: null };
    const interruption = { signal: new AbortController().signal, awaited: false };
    const evil = 'Ada\u001b[2J\u202e\u009b';
    for (const json of [false, true]) {
      const output = new Output({ ...around, interruption }, json);
      output.lines(evil);
      output.document({ name: evil });
      output.remark(evil);
      output.problems([{ code: 'INTERNAL', message: evil, advice: evil, where: evil }]);
    }
    expect(written).toHaveLength(6 + 1);
    // oxlint-disable-next-line no-control-regex -- what no terminal may be given
    for (const text of written) expect(text).not.toMatch(/\u001b\[2J|\u202e|\u009b/);
    expect(JSON.parse(written.find((text) => text.startsWith('{'))!)).toEqual({ name: evil });
    written.length = 0;
    // Text in a problem cannot colour the output, even if it contains a file name with control sequences.
    const painted = '\u001b[32mok\u001b[39m';
    new Output({ ...around, interruption }, false).problems([
      { code: 'INTERNAL', message: painted, advice: painted, where: painted },
    ]);
    expect(written.join('')).not.toContain('\u001b[32m');
    expect(written.join('')).toContain('\\u001b[32mok');
    await terminal.remove();
  });

  it("has no colour from an argument, a file name or a deck's title", async () => {
    const terminal = await TestTerminal.create({ NO_COLOR: '', FORCE_COLOR: '3' });
    const painted = '\u001b[32mok';
    const argument = await terminal.run('cards', 'search', painted);
    await mkdir(path.join(terminal.folder, 'logs'));
    await terminal.file(`logs/${painted}.json`, '[]');
    const folder = await terminal.run('import', 'logs');
    await terminal.file('deck.txt', `# Deck: ${painted}\n1 OPEN_RIVER_B_AX_03_C\n`);
    const deck = await terminal.run('deck', 'stats', 'deck.txt');
    expect([argument.exit, folder.exit, deck.exit]).toEqual([2, 4, 0]);
    for (const { stdout, stderr } of [argument, folder, deck])
      expect(stdout + stderr).toContain('\\u001b[32mok');
    for (const { stdout, stderr } of [argument, folder, deck]) expect(stdout + stderr).not.toContain(painted);
    await terminal.remove();
  });
});
