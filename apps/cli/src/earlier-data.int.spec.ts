import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { TestTerminal } from '../test/terminal.js';

/** Data folders that earlier releases wrote, in a folder for each release. */
const dataFolder = path.resolve('apps/cli/test/earlier-data');

let terminal: TestTerminal;
beforeEach(async () => {
  terminal = await TestTerminal.create();
});
afterEach(() => terminal.remove());

function unpack(written: string): string {
  const folder = path.join(terminal.folder, 'data');
  mkdirSync(folder);
  for (const file of readdirSync(path.join(dataFolder, written)))
    writeFileSync(
      path.join(folder, file.replace(/\.gz$/, '')),
      gunzipSync(readFileSync(path.join(dataFolder, written, file))),
    );
  return folder;
}

describe.each(readdirSync(dataFolder))('a data folder written with %s', (written) => {
  it('can be listed, verified, searched and extended', async () => {
    const folder = unpack(written);
    const ids = async (...filter: readonly string[]) => {
      const { document } = await terminal.json('games', ...filter);
      return (document as { games: { id: string }[] }).games.map(({ id }) => id);
    };
    const before = ['sbefore-1', 'contracts-sbefore-1'];
    expect(await ids()).toEqual(before);
    expect(await ids('--tag', 'kept')).toEqual(['contracts-sbefore-1']);

    const verified = await terminal.run('verify', '--all');
    expect(verified).toMatchObject({ exit: 0 });
    expect(await terminal.json('cards', 'show', 'Test Wader')).toMatchObject({ exit: 0 });

    const played = await terminal.run('play', '--games', '1', '--seed', 'after');
    expect(played).toMatchObject({ exit: 0 });
    expect(await ids()).toEqual(['safter-1', ...before]);
    // Closing a database properly merges its log into the database file, so no log file remains.
    expect(readdirSync(folder).filter((file) => file.endsWith('-wal'))).toEqual([]);
  });

  it('can be read without its list of games, which is rebuilt', async () => {
    const folder = unpack(written);
    // Copies the file only after the first command, because that command upgrades the file to the format of this
    // release.
    expect(await terminal.run('games')).toMatchObject({ exit: 0 });
    copyFileSync(path.join(folder, 'events.db'), path.join(folder, 'copy'));
    writeFileSync(path.join(folder, 'read-models.sqlite'), '');
    const { document } = await terminal.json('games');
    expect(document).toMatchObject({ games: [{ id: 'sbefore-1' }, { id: 'contracts-sbefore-1' }] });
    // The later command must leave the events unchanged, because the file has already been upgraded.
    const event = path.join(folder, 'events.db');
    expect(readFileSync(event).equals(readFileSync(path.join(folder, 'copy')))).toBe(true);
  });
});
