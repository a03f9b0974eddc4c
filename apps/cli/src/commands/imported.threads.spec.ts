import { execFileSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { TestTerminal } from '../../test/terminal.js';

let home: TestTerminal;
let abroad: TestTerminal;
let file: string;
beforeAll(async () => {
  home = await TestTerminal.create();
  await home.run('play', '--seed', '42');
  file = path.join(home.folder, 'game.json');
  await home.run('export', 's42-1', file);
});
afterAll(() => home.remove());
beforeEach(async () => {
  abroad = await TestTerminal.create();
});
afterEach(() => abroad.remove());

describe('an imported game', () => {
  it('is marked as imported, with the result of the check, when it is imported, listed and shown', async () => {
    expect(await abroad.json('import', file)).toMatchObject({
      exit: 0,
      document: { files: [{ check: 'EXACT' }] },
    });
    const imported = { by: 'owner', check: 'EXACT' };
    expect(await abroad.json('games')).toMatchObject({ document: { games: [{ id: 's42-1', imported }] } });
    expect(await abroad.json('show', 's42-1')).toMatchObject({ document: { imported } });
    expect((await abroad.run('show', 's42-1')).stdout).toContain('Imported by owner. The rules confirm it.');
    expect((await abroad.run('games')).stdout).toMatch(/· imported$/m);
    expect(await home.json('games')).toMatchObject({ document: { games: [{ imported: null }] } });
  });

  it('that was not checked is checked when it is imported again', async () => {
    await abroad.run('import', file, '--no-check');
    expect((await abroad.run('games')).stdout).toMatch(/· imported, not confirmed$/m);
    expect(await abroad.json('import', file)).toMatchObject({
      document: { files: [{ alreadyThere: true, check: 'EXACT' }] },
    });
  });

  it('is not restored after it was deleted', async () => {
    await abroad.run('import', file);
    await abroad.run('delete', 's42-1', '--yes');
    expect(await abroad.json('import', file)).toMatchObject({
      exit: 5,
      document: { error: { code: 'IMPORT_CONFLICT' } },
    });
  });
});

describe('an unusable file', () => {
  it.each([
    ['an endless device', '/dev/zero', 'FILE_UNUSABLE'],
    ['an empty device', '/dev/null', 'FILE_UNUSABLE'],
    ['a folder', 'folder', 'FILE_UNUSABLE'],
  ])('is refused: %s', async (_what, name, code) => {
    await mkdir(path.join(abroad.folder, 'folder'));
    expect(await abroad.json('import', name)).toMatchObject({ exit: 4, document: { error: { code } } });
  });

  it.each([
    ['a game', ['import'], 'FILE_UNUSABLE'],
    ['cards', ['cards', 'import'], 'CARDS_NOT_FOUND'],
    ['a deck', ['deck', 'check'], 'DECK_NOT_FOUND'],
  ])(
    'does not block a command that expects %s: a pipe without a writer, a device',
    async (_what, argv, code) => {
      const pipe = path.join(abroad.folder, 'pipe');
      execFileSync('mkfifo', [pipe]);
      for (const name of [pipe, '/dev/zero'])
        expect(await abroad.json(...argv, name)).toMatchObject({ exit: 4, document: { error: { code } } });
    },
  );
});
