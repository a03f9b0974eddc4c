import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { TestTerminal } from '../../test/terminal.js';

let terminal: TestTerminal;
let elsewhere: TestTerminal;

const drafted = async (): Promise<string> => {
  const options = ['--sealed', '--seats', '2', '--play', '--bot', 'random', '--seed', 't'];
  const { document } = await terminal.json('draft', ...options);
  return (document as { draft: string }).draft;
};
/** Copies an exported file to the folder of the second terminal, so that it can be imported there. */
const carried = async (file: string): Promise<string> => {
  const text = await readFile(path.join(terminal.around.folder, file), 'utf8');
  await elsewhere.file(file, text);
  return text;
};

describe('a finished draft', () => {
  beforeEach(async () => {
    terminal = await TestTerminal.create();
    elsewhere = await TestTerminal.create();
  });
  afterEach(async () => {
    await terminal.remove();
    await elsewhere.remove();
  });

  it('is exported with its games, and verifies exactly after an import elsewhere', async () => {
    const id = await drafted();
    const games = [`${id}-1-1-1`];
    const written = await terminal.json('export', id, 'draft.json');
    expect(written).toMatchObject({ exit: 0, document: { draft: id, games } });
    await carried('draft.json');
    expect(await elsewhere.json('import', '--dry-run', 'draft.json')).toMatchObject({ exit: 0 });
    expect((await elsewhere.json('verify', '--all')).document).toMatchObject({ games: [], drafts: [] });
    expect(await elsewhere.json('import', 'draft.json')).toMatchObject({
      exit: 0,
      document: { files: [{ draft: id, alreadyThere: false, games: [{ id: games[0] }] }] },
    });
    expect(await elsewhere.json('verify', '--all')).toMatchObject({
      exit: 0,
      document: { exact: 2, drafts: [{ id, status: 'EXACT', missing: [] }] },
    });
    expect(await elsewhere.json('import', 'draft.json')).toMatchObject({
      exit: 0,
      document: { files: [{ alreadyThere: true }] },
    });
  });

  it('can be exported without its games, and then lists the unconfirmed results', async () => {
    const id = await drafted();
    await terminal.json('export', id, 'alone.json', '--no-games');
    await carried('alone.json');
    await elsewhere.json('import', 'alone.json');
    expect(await elsewhere.json('verify', id)).toMatchObject({
      exit: 0,
      document: { drafts: [{ id, status: 'EXACT', missing: [`${id}-1-1-1`] }] },
    });
  });

  it('is refused, and nothing is stored, if its file was changed', async () => {
    const id = await drafted();
    await terminal.json('export', id, 'draft.json');
    const text = await carried('draft.json');
    await elsewhere.file('damaged.json', text.replace('"seed":"', '"seed":"x'));
    await elsewhere.file('cut.json', text.slice(0, text.length / 2));
    expect(await elsewhere.json('import', 'damaged.json', 'cut.json')).toMatchObject({
      exit: 4,
      document: { files: [{ error: {} }, { error: {} }] },
    });
    expect((await elsewhere.json('verify', '--all')).document).toMatchObject({ games: [], drafts: [] });
  });

  it('is deleted with its games or without, and its id is not used again', async () => {
    const id = await drafted();
    await terminal.json('export', id, 'draft.json');
    expect(await terminal.json('delete', id)).toMatchObject({
      exit: 2,
      document: { error: { code: 'DELETION_NOT_CONFIRMED' } },
    });
    expect(await terminal.json('delete', id, '--with-games', '--yes')).toMatchObject({
      exit: 0,
      document: { draft: id, games: [`${id}-1-1-1`], deleted: true },
    });
    expect((await terminal.json('verify', '--all')).document).toMatchObject({ games: [], drafts: [] });
    expect(await terminal.json('import', 'draft.json')).toMatchObject({
      exit: 5,
      document: { error: { code: 'IMPORT_CONFLICT' } },
    });
    expect(await terminal.json('delete', 'no-such', '--with-games', '--yes')).toMatchObject({
      exit: 2,
      document: { error: { code: 'OPTION_CONFLICT' } },
    });
  });
});
