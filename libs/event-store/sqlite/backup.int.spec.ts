import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { collect, idsOf, newEvents } from '../contract/events.js';
import type { EventStore } from '../streams/port.js';
import { backUp } from './backup.js';
import { addBlock, blockOf } from './fixtures/block.js';
import { restore } from './restore.js';
import { SqliteEventStore } from './store.js';

let temporary: string;
let folder: string;
let file: string;
let store: EventStore;

describe('backup', () => {
  beforeEach(async () => {
    temporary = mkdtempSync(join(tmpdir(), 'retrace-backup-'));
    folder = join(temporary, 'data');
    file = join(temporary, 'games.backup');
    store = await SqliteEventStore.open(folder);
  });
  afterEach(async () => {
    await store.close();
    rmSync(temporary, { recursive: true });
  });

  const idsIn = async (data: string): Promise<string[]> => {
    const opened = await SqliteEventStore.open(data);
    const ids = idsOf(await collect(opened.readAll()));
    await opened.close();
    return ids;
  };
  const thrown = (action: () => unknown): unknown => {
    try {
      action();
      return null;
    } catch (error) {
      return (error as { code?: unknown }).code;
    }
  };
  const rejection = (action: Promise<unknown>): Promise<unknown> =>
    action.then(
      () => null,
      (error: unknown) => (error as { code?: unknown }).code,
    );

  const changed = async (database: string, statements: string): Promise<void> => {
    const opened = new Database(database);
    opened.exec(statements);
    opened.close();
  };

  describe('a backup', () => {
    it('contains everything acknowledged before, in order and without gaps, if a writer appends meanwhile', async () => {
      const acknowledged: string[] = [];
      const stopped = new AbortController();
      const writing = (async () => {
        for (let turn = 0; !stopped.signal.aborted; turn++) {
          const events = newEvents(20, 'x'.repeat(500));
          await store.append(`game-${turn % 7}`, events, 'any');
          acknowledged.push(...idsOf(events));
          await nextTurn();
        }
      })();
      while (acknowledged.length < 4000) await nextTurn();
      const before = acknowledged.length;
      let during = 0;
      const { events } = await backUp(folder, file, { progress: () => (during = acknowledged.length) });
      stopped.abort();
      await writing;

      restore(file, join(temporary, 'other'));
      const restored = await idsIn(join(temporary, 'other'));
      expect(restored).toHaveLength(events);
      expect(events).toBeGreaterThanOrEqual(before);
      expect(restored).toEqual(acknowledged.slice(0, events));
      // Events were acknowledged during the backup, so the writer did not have to wait for it.
      expect(during).toBeGreaterThan(before);
    });

    it('can be restored to a store that continues', async () => {
      const events = newEvents(3);
      await store.append('game-a', events, 'no-stream');
      await backUp(folder, file);
      restore(file, join(temporary, 'other'));
      const other = await SqliteEventStore.open(join(temporary, 'other'));
      expect(await other.append('game-a', newEvents(1), 2)).toMatchObject({ revision: 3 });
      expect(await other.append('game-a', events, 'no-stream')).toMatchObject({ duplicate: true });
      await other.close();
    });

    it('includes the other files of the data folder, readable only by its owner', async () => {
      await store.append('game-a', newEvents(1), 'no-stream');
      const beside = [{ name: 'cards.db', content: Buffer.from('cards') }];
      await backUp(folder, file, { beside });
      restore(file, join(temporary, 'other'));
      expect(readFileSync(join(temporary, 'other', 'cards.db'), 'utf8')).toBe('cards');
      expect(readdirSync(join(temporary, 'other')).sort()).toEqual(['cards.db', 'events.db']);
    });

    it('leaves nothing if it is stopped or cannot be written', async () => {
      await store.append('game-a', newEvents(1), 'no-stream');
      const signal = AbortSignal.abort();
      expect(await rejection(backUp(folder, file, { signal }))).toBe('BACKUP_STOPPED');
      expect(await rejection(backUp(folder, join(temporary, 'none', 'file')))).not.toBeNull();
      expect(readdirSync(temporary)).toEqual(['data']);
    });

    it('is refused for a folder without games', async () => {
      expect(await rejection(backUp(join(temporary, 'none'), file))).toBe('BACKUP_EMPTY');
    });
  });

  describe('restoring', () => {
    beforeEach(async () => {
      await store.append('game-a', newEvents(50, 'y'.repeat(200)), 'no-stream');
      await backUp(folder, file);
    });

    it('ignores the remains of a killed restore, like a store', async () => {
      const { pid } = spawnSync(process.execPath, ['--version']);
      const other = join(temporary, 'other');
      mkdirSync(other);
      const left = join(other, `events.db.${pid}.part`);
      writeFileSync(left, 'half');
      restore(file, other);
      expect(readdirSync(other)).toEqual(['events.db']);
      writeFileSync(left, 'half');
      expect(await idsIn(other)).toHaveLength(50);
      expect(readdirSync(other)).not.toContain(basename(left));
    });

    it('refuses a folder that is not empty, and one that is in use', async () => {
      expect(thrown(() => restore(file, folder))).toBe('DATA_FOLDER_NOT_EMPTY');
      expect(thrown(() => restore(file, folder, { replace: true }))).toBe('DATA_FOLDER_IN_USE');
      expect(await collect(store.readAll())).toHaveLength(50);
    });

    it('moves existing files aside on request, and loses none of them', async () => {
      await store.append('game-b', newEvents(5), 'no-stream');
      await store.close();
      const { aside } = restore(file, folder, { replace: true });
      expect(await idsIn(folder)).toHaveLength(50);
      expect(await idsIn(aside ?? '')).toHaveLength(55);
    });

    it.each([
      ['cut short', (copy: string) => truncateSync(copy, 8192), 'BACKUP_DAMAGED'],
      ['no database', (copy: string) => writeFileSync(copy, 'not a database at all'), 'BACKUP_DAMAGED'],
      ['a file of events', (copy: string) => copyFileSync(join(folder, 'events.db'), copy), 'BACKUP_FOREIGN'],
      ['not there', (copy: string) => rmSync(copy), 'BACKUP_FOREIGN'],
    ])('refuses a backup that is %s, and changes nothing', async (_, spoil, code) => {
      await store.close();
      spoil(file);
      expect(thrown(() => restore(file, folder, { replace: true }))).toBe(code);
      expect(await idsIn(folder)).toHaveLength(50);
    });

    it.each([
      ['leads out of the folder', `INSERT INTO backup_files VALUES ('../outside', x'00')`, 'BACKUP_DAMAGED'],
      ['has the name of the folder', `INSERT INTO backup_files VALUES ('..', x'00')`, 'BACKUP_DAMAGED'],
      [
        'takes the place of the events',
        `INSERT INTO backup_files VALUES ('events.db-wal', x'00')`,
        'BACKUP_DAMAGED',
      ],
      [
        'is not a file',
        `DROP TABLE backup_files; CREATE TABLE backup_files AS SELECT 'cards.db' AS name, 7 AS content`,
        'BACKUP_DAMAGED',
      ],
    ])('refuses a backup with a file that %s, and changes nothing', async (_, change, code) => {
      await store.close();
      await changed(file, change);
      const before = readdirSync(folder);
      expect(thrown(() => restore(file, folder, { replace: true }))).toBe(code);
      expect(readdirSync(folder)).toEqual(before);
      expect(await idsIn(folder)).toHaveLength(50);
    });

    it.each([
      [
        'something of its own',
        'CREATE TRIGGER more AFTER INSERT ON events BEGIN DELETE FROM events; END',
        'BACKUP_DAMAGED',
      ],
      ['other tables', 'ALTER TABLE events DROP COLUMN metadata', 'BACKUP_DAMAGED'],
      ['a newer form', 'PRAGMA user_version = 999', 'BACKUP_TOO_NEW'],
      ['an invalid time', `UPDATE backup SET made_at = char(27) || '[31m'`, 'BACKUP_DAMAGED'],
    ])('refuses a backup that has %s, and changes nothing', async (_, change, code) => {
      await store.close();
      await changed(file, change);
      const before = readdirSync(folder);
      expect(thrown(() => restore(file, folder, { replace: true }))).toBe(code);
      expect(readdirSync(folder)).toEqual(before);
      expect(await idsIn(folder)).toHaveLength(50);
    });

    it('refuses a backup with a block that is larger than a game can be, and changes nothing', async () => {
      await store.close();
      const backup = new Database(file);
      addBlock(backup, 'game-larger', blockOf(65));
      backup.exec('UPDATE backup SET events = events + 1');
      backup.close();
      const before = readdirSync(folder);
      expect(thrown(() => restore(file, folder, { replace: true }))).toBe('BACKUP_DAMAGED');
      expect(readdirSync(folder)).toEqual(before);
      expect(await idsIn(folder)).toHaveLength(50);
    });

    it.each([
      ['a block that is gone', `DELETE FROM packs`],
      ['a block with another content', `UPDATE packs SET content = zeroblob(9)`],
      ['an event with another content', `UPDATE events SET data = '{}' WHERE id <> '' AND revision = 3`],
      [
        'events that do not follow each other',
        `UPDATE events SET revision = revision + 1 WHERE id <> '' AND revision = 49`,
      ],
    ])('refuses a backup with %s, and reports where', async (_, change) => {
      await store.append('game-b', newEvents(20), 'no-stream');
      await store.settle?.('game-b');
      await backUp(folder, file);
      await changed(file, change);
      expect(() => restore(file, join(temporary, 'other'))).toThrow(
        expect.objectContaining({
          code: 'BACKUP_DAMAGED',
          message: expect.stringMatching(/the stream "game-[ab]" cannot be read/),
        }),
      );
    });

    it('refuses a backup from which an event is missing', async () => {
      await changed(file, 'DELETE FROM events WHERE place = 7');
      expect(thrown(() => restore(file, join(temporary, 'other')))).toBe('BACKUP_DAMAGED');
    });
  });
});
