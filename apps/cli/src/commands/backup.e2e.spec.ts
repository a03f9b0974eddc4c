import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { TestTerminal } from '../../test/terminal.js';

let terminal: TestTerminal;

const inFolder = (...parts: string[]) => path.join(terminal.folder, ...parts);
const codeOf = (document: unknown) => (document as { error?: { code: string } }).error?.code;
const elsewhere = (data: string) => terminal.with({ RETRACE_DATA: data });

describe('retrace backup and restore', () => {
  beforeEach(async () => {
    terminal = await TestTerminal.create();
  });
  afterEach(() => terminal.remove());

  it('include the games, and the key only on request', async () => {
    await terminal.run('play', '--games', '2', '--seed', 'kept', '--bot', 'random');
    writeFileSync(inFolder('data', 'signing-key'), 'secret');
    const { exit, document } = await terminal.json('backup', 'one.backup');
    expect(exit).toBe(0);
    expect(document).toMatchObject({ file: inFolder('one.backup'), files: [] });
    expect(readFileSync(inFolder('one.backup')).includes('secret')).toBe(false);

    expect((await elsewhere('other').run('restore', 'one.backup')).exit).toBe(0);
    expect(readdirSync(inFolder('other'))).toEqual(['events.db']);
    const listed = await elsewhere('other').json('games');
    expect(listed.document).toEqual((await terminal.json('games')).document);
    expect((await elsewhere('other').run('verify', '--all')).exit).toBe(0);

    expect((await terminal.json('backup', 'two.backup', '--with-key')).document).toMatchObject({
      files: ['signing-key'],
    });
    await elsewhere('third').run('restore', 'two.backup');
    expect(readFileSync(inFolder('third', 'signing-key'), 'utf8')).toBe('secret');
  });

  it('overwrite nothing without permission', async () => {
    await terminal.run('play', '--games', '1', '--bot', 'random');
    await terminal.file('there', 'mine');
    const refused = await terminal.json('backup', 'there');
    expect([refused.exit, codeOf(refused.document)]).toEqual([5, 'FILE_EXISTS']);
    expect(readFileSync(inFolder('there'), 'utf8')).toBe('mine');
    expect((await terminal.run('backup', 'there', '--force')).exit).toBe(0);

    const full = await terminal.json('restore', 'there');
    expect([full.exit, codeOf(full.document)]).toEqual([5, 'DATA_FOLDER_NOT_EMPTY']);
    const { document } = await terminal.json('restore', 'there', '--force');
    expect(document).toMatchObject({ aside: expect.any(String) });
    const { aside } = document as { aside: string };
    expect(readdirSync(aside)).toContain('events.db');
  });

  it.each([
    [['backup', 'none/file'], 4, 'FILE_UNUSABLE'],
    [['backup', 'file'], 3, 'BACKUP_EMPTY'],
    [['restore', 'file'], 4, 'BACKUP_FOREIGN'],
  ])('refuse %j with an error', async (argv, exit, code) => {
    const ran = await terminal.json(...argv);
    expect([ran.exit, codeOf(ran.document)]).toEqual([exit, code]);
  });

  it('explain where the games of a database server are backed up', async () => {
    const memory = terminal.with({ EVENT_STORE: 'memory' });
    const ran = await memory.json('backup', 'file');
    expect([ran.exit, codeOf(ran.document)]).toEqual([2, 'STORE_NOT_EMBEDDED']);
  });
});
