import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, it } from '@jest/globals';
import type { RecordedEvent } from '#record';
import { TestTerminal } from '../../test/terminal.js';
import { Archive } from '../archive.js';

let home: TestTerminal;
let abroad: TestTerminal;
let file: string;
let text: string;

const recordIn = (terminal: TestTerminal, id = 's42-1'): Promise<readonly RecordedEvent[]> =>
  Archive.reading(terminal.around, (archive) => archive.read(id));
const gamesIn = async (terminal: TestTerminal) =>
  ((await terminal.json('games')).document as { readonly total: number }).total;

describe('retrace export and import', () => {
  beforeAll(async () => {
    home = await TestTerminal.create();
    await home.run('play', '--seed', '42', '--games', '2');
    file = path.join(home.folder, 'game.json');
    await home.run('export', 's42-1', file);
    text = await readFile(file, 'utf8');
  });
  afterAll(() => home.remove());
  beforeEach(async () => {
    abroad = await TestTerminal.create();
  });
  afterEach(() => abroad.remove());

  it('write the notes and tags of a game to a separate file on request, and otherwise report that they stay', async () => {
    const archive = await Archive.open(home.around);
    const remark = {
      id: 'one',
      from: '5',
      to: '5',
      as: 'all',
      text: 'Early.',
      mark: '!',
      arrows: [],
    } as const;
    await archive.notes.append(
      archive.idOf('s42-1'),
      [
        { kind: 'Tagged', tag: 'Final', by: 'Ada' },
        { kind: 'Annotated', ...remark, highlights: [{ kind: 'zone', key: 'hand-0' }], by: 'Ada' },
        { kind: 'AnnotationSealed', ...remark, id: 'thought', text: 'I hold on.', highlights: [], by: 'Ada' },
      ],
      'no-stream',
    );
    await archive.close();
    const without = await home.run('export', 's42-1', path.join(home.folder, 'without.json'));
    expect(without.stdout).toContain('The file does not include its 1 note and 1 tag.');
    const notes = path.join(home.folder, 'notes.json');
    const withNotes = ['export', 's42-1', path.join(home.folder, 'with.json'), '--notes', notes];
    const thoughts = await home.run(...withNotes, '--thoughts');
    expect(JSON.parse(await readFile(notes, 'utf8'))).toMatchObject({
      notes: [{ text: 'Early.' }, { text: 'I hold on.' }],
    });
    expect(thoughts.stdout).not.toContain('Left out');
    const { exit, stdout } = await home.run(...withNotes, '--force');
    expect(exit).toBe(0);
    expect(stdout).toContain('Left out 1 thought of players.');
    expect(JSON.parse(await readFile(notes, 'utf8'))).toMatchObject({
      ...{ kind: 'retrace-notes', version: 1, game: 's42-1', tags: ['Final'] },
      notes: [{ from: '5', as: 'all', text: 'Early.', highlights: [{ kind: 'ZONE', key: 'hand-0' }] }],
    });
  });

  it('transfer a game between data folders with its ids and times', async () => {
    const { exit, document } = await abroad.json('import', file, '--no-check');
    expect(exit).toBe(0);
    const record = await recordIn(home);
    expect(document).toEqual({
      files: [{ file, id: 's42-1', events: record.length, alreadyThere: false, check: null }],
    });
    expect(await recordIn(abroad)).toEqual(record);
    expect((await abroad.run('verify', 's42-1')).exit).toBe(0);
  });

  it('change nothing the second time', async () => {
    await abroad.run('import', file);
    const before = await recordIn(abroad);
    const { exit, stdout } = await abroad.run('import', file);
    expect(exit).toBe(0);
    expect(stdout).toContain('nothing changed');
    expect(await recordIn(abroad)).toEqual(before);
    expect(await gamesIn(abroad)).toBe(1);
  });

  it('write an identical file again', async () => {
    await abroad.run('import', file);
    const again = path.join(abroad.folder, 'again.json');
    expect((await abroad.run('export', 's42-1', again)).exit).toBe(0);
    expect(await readFile(again, 'utf8')).toBe(text);
  });

  it('do not overwrite a file without permission', async () => {
    const taken = await home.file('taken.json', 'mine');
    const refused = await home.json('export', 's42-1', taken);
    expect(refused).toMatchObject({ exit: 5, document: { error: { code: 'FILE_EXISTS' } } });
    expect(await readFile(path.join(home.folder, taken), 'utf8')).toBe('mine');
    expect((await home.run('export', 's42-1', taken, '--force')).exit).toBe(0);
    expect(await readFile(path.join(home.folder, taken), 'utf8')).toBe(text);
    expect((await readdir(home.folder)).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it.each([
    { name: 'cut off', damage: (whole: string) => whole.slice(0, whole.length / 2), where: /line \d+/ },
    { name: 'empty', damage: () => '', where: /line 1/ },
    { name: 'no game', damage: () => '{"some": "json"}', where: /format/ },
    {
      name: 'without one of its events',
      damage: (whole: string) => whole.split('\n').toSpliced(20, 1).join('\n'),
      where: /event \d+/,
    },
    {
      name: 'with a changed number',
      damage: (whole: string) => whole.replace('"decision":3', '"decision":4'),
      where: /digest|event/,
    },
    {
      name: 'with an event of no kind',
      damage: (whole: string) => whole.replace('"kind":"GameEnded"', '"kind":"GameOver"'),
      where: /event \d+/,
    },
  ])('refuse a file that is $name, with the position of the error', async ({ damage, where }) => {
    const damaged = damage(text);
    expect(damaged).not.toBe(text);
    const name = await abroad.file('damaged.json', damaged);
    const { exit, stderr } = await abroad.run('import', name);
    expect(exit).toBe(4);
    expect(stderr).toMatch(/^error: damaged\.json.*\[IMPORT_[A-Z_]+\]/m);
    expect(stderr).toMatch(where);
    expect(await gamesIn(abroad)).toBe(0);
  });

  it('refuse another game under the same id', async () => {
    await abroad.run('play', '--seed', '42', '--names', 'Ada,Ben');
    const before = await recordIn(abroad);
    const refused = await abroad.json('import', file);
    expect(refused).toMatchObject({ exit: 5, document: { error: { code: 'IMPORT_CONFLICT' } } });
    expect(await recordIn(abroad)).toEqual(before);
  });

  it('import the other files if one of them is invalid', async () => {
    const other = path.join(home.folder, 'other.json');
    await home.run('export', 's42-2', other, '--force');
    await writeFile(path.join(abroad.folder, 'bad.json'), '[');
    const { exit, document } = await abroad.json('import', file, 'bad.json', 'none.json', other);
    expect(exit).toBe(4);
    expect(document).toMatchObject({
      files: [
        { id: 's42-1' },
        { error: { code: 'IMPORT_NOT_JSON' } },
        { error: { code: 'FILE_NOT_FOUND' } },
        { id: 's42-2' },
      ],
      error: { code: 'IMPORT_NOT_JSON' },
    });
    expect(await gamesIn(abroad)).toBe(2);
  });

  it.each([
    { name: 'an unknown game', argv: ['export', 'nobody', 'x.json'], exit: 3, code: 'GAME_NOT_FOUND' },
    {
      name: 'a folder that does not exist',
      argv: ['export', 's42-1', 'no/x.json'],
      exit: 4,
      code: 'FILE_UNUSABLE',
    },
    { name: 'a missing file', argv: ['import', 'none.json'], exit: 3, code: 'FILE_NOT_FOUND' },
    { name: 'no file', argv: ['import'], exit: 2, code: 'ARGUMENT_MISSING' },
  ])('refuse $name', async ({ argv, exit, code }) => {
    expect(await home.json(...argv)).toMatchObject({ exit, document: { error: { code } } });
  });

  it('name a folder that does not exist, and no system call', async () => {
    const { stderr } = await home.run('export', 's42-1', 'no/x.json');
    expect(stderr).toContain('There is no folder "no".');
    expect(stderr).not.toContain('ENOENT');
  });
});
