import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { partialPath, removeLeftovers } from './partial-files.js';

let folder: string;

describe('temporary files beside a path', () => {
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'retrace-beside-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('are removed if their process was killed, and stay if it is running or if they are other files', () => {
    const { pid } = spawnSync(process.execPath, ['--version']);
    const place = join(folder, 'games.backup');
    const others = ['games.backup', `other.${pid}.part`, `games.backup.${pid}.party`, 'games.backup.part'];
    for (const name of [...others, `games.backup.${pid}.part`, `games.backup.${pid}.part-wal`])
      writeFileSync(join(folder, name), '');
    for (const owner of [pid, 1]) mkdirSync(join(folder, `games.backup.${owner}.part-a1.before`));
    writeFileSync(partialPath(place), '');
    removeLeftovers(place);
    const remaining = [...others, `games.backup.${process.pid}.part`, 'games.backup.1.part-a1.before'];
    expect(readdirSync(folder).sort()).toEqual(remaining.sort());
  });

  it('do not exist if there is no folder', () => {
    expect(() => removeLeftovers(join(folder, 'none', 'file'))).not.toThrow();
  });
});
