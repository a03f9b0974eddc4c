import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { TableLog } from '#interchange/testing';
import { Failure } from './failure.js';
import { filesOfGames, gameTexts } from './game-texts.js';

let folder: string;

const write = (name: string, text: string): string => {
  writeFileSync(path.join(folder, name), text);
  return name;
};

describe('the files of games', () => {
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'retrace-texts-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('are combined if they are logs of one table, and read one after the other', () => {
    const log = new TableLog().draws(0, 1, [1]).draws(1, 1, [101]);
    const names = [
      write('mine.json', log.seenBy(0)),
      write('own.json', '{"format":"retrace-game"}'),
      write('other.json', new TableLog({ table: 78 }).text()),
      write('theirs.json', log.seenBy(1)),
    ];
    const looked: number[] = [];
    expect(filesOfGames(names, folder, (count) => looked.push(count))).toEqual([
      ['mine.json', 'theirs.json'],
      ['own.json'],
      ['other.json'],
    ]);
    expect(looked).toEqual([1, 2, 3, 4]);
  });

  it('are read separately if they are damaged, without affecting others of their table', () => {
    const text = new TableLog().text();
    const names = [write('cut.json', text.slice(0, -40)), write('whole.json', text)];
    expect(filesOfGames(names, folder)).toEqual([['cut.json'], ['whole.json']]);
  });

  it('are refused if they have 200 MB', () => {
    const name = write('large.json', '{"logs":[');
    truncateSync(path.join(folder, name), 200 * 1024 * 1024);
    let failed: unknown;
    try {
      gameTexts(name, folder);
    } catch (error) {
      failed = error;
    }
    expect(failed).toBeInstanceOf(Failure);
    expect(failed).toMatchObject({ problems: [{ code: 'IMPORT_TOO_LARGE' }] });
  });
});
