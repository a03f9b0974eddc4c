import { mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { collect, newEvents } from '../contract/events.js';
import { MemoryEventStore } from '../memory/store.js';
import type { EventStore, ExpectedRevision } from '../streams/port.js';
import { SqliteEventStore } from './store.js';
import { databaseFile, openDatabase } from './database.js';

let folder: string;

describe('store', () => {
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'retrace-sqlite-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /**
   * Counts the transactions in the write-ahead log. The last page of each transaction contains the size of the
   * database.
   */
  function transactionsLogged(): number {
    const log = readFileSync(`${databaseFile(folder)}-wal`);
    const frame = 24 + log.readUInt32BE(8);
    let count = 0;
    for (let at = 32; at + frame <= log.length; at += frame) if (log.readUInt32BE(at + 4) > 0) count++;
    return count;
  }

  describe('durability', () => {
    it('flushes every commit to the disk, and commits each awaited append separately', async () => {
      const database = await openDatabase(folder);
      expect(database.pragma('journal_mode', { simple: true })).toBe('wal');
      expect(database.pragma('synchronous', { simple: true })).toBe(2);
      database.close();
      const store = await SqliteEventStore.open(folder);
      await store.append('a-1', newEvents(1), 'any');
      const before = transactionsLogged();
      await store.append('a-1', newEvents(1), 'any');
      await store.append('a-1', newEvents(1), 'any');
      expect(transactionsLogged() - before).toBe(2);
      await store.close();
    });

    it('combines all appends of one turn in one commit', async () => {
      const store = await SqliteEventStore.open(folder);
      await store.append('notes-1', newEvents(1), 'any');
      const before = transactionsLogged();
      await Promise.allSettled([
        ...Array.from({ length: 50 }, (_, game) => store.append(`game-${game}`, newEvents(3), 'no-stream')),
        store.append('game-1', newEvents(1), 7),
        store.setStreamMetadata('game-1', 'facts'),
      ]);
      expect(transactionsLogged() - before).toBe(1);
      expect(await collect(store.readAll())).toHaveLength(151);
      await store.close();
    });

    it('leaves nothing of a deleted stream in any of its files, and a tombstone for other processes', async () => {
      const [left, right] = [await SqliteEventStore.open(folder), await SqliteEventStore.open(folder)];
      await left.append('a-1', newEvents(300, 'secret'), 'no-stream');
      await left.setStreamMetadata('a-1', 'secret');
      await left.append('a-2', newEvents(2, 'kept'), 'no-stream');
      await right.append('a-1', newEvents(1, 'secret'), 299);
      await left.delete('a-1', 300);
      for (const file of [databaseFile(folder), `${databaseFile(folder)}-wal`])
        expect(readFileSync(file).includes('secret')).toBe(false);
      await expect(right.append('a-1', newEvents(1), 300)).rejects.toMatchObject({ code: 'STREAM_DELETED' });
      await left.close();
      await right.close();
      const again = await SqliteEventStore.open(folder);
      await expect(again.append('a-1', newEvents(1), 'any')).rejects.toMatchObject({
        code: 'STREAM_DELETED',
      });
      expect(await collect(again.readAll())).toHaveLength(2);
      await again.close();
    });

    it('retains events, metadata and positions when it is opened again', async () => {
      const first = await SqliteEventStore.open(folder);
      await first.append('a-1', newEvents(3), 'no-stream');
      await first.setStreamMetadata('a-1', { title: 'one' });
      const before = await collect(first.readAll());
      await first.close();
      const second = await SqliteEventStore.open(folder);
      expect(await collect(second.readAll())).toEqual(before);
      expect(await second.streamMetadata('a-1')).toEqual({ title: 'one' });
      const { position } = await second.append('a-1', newEvents(1), 2);
      expect([before[2]!.position, position].sort()).toEqual([before[2]!.position, position]);
      await second.close();
    });
  });

  describe('a group of appends', () => {
    it('is written except for appends that the database refuses', async () => {
      const store = await SqliteEventStore.open(folder);
      const database = new Database(databaseFile(folder));
      database.exec(`CREATE TRIGGER refuse BEFORE INSERT ON events WHEN new.type = 'Refused'
      BEGIN SELECT raise(ABORT, 'refused'); END`);
      database.close();
      const refused = newEvents(2).map((event, index) =>
        index === 1 ? { ...event, type: 'Refused' } : event,
      );
      const outcomes = await Promise.allSettled([
        store.append('a-1', newEvents(2), 'no-stream'),
        store.append('a-2', refused, 'no-stream'),
        store.append('a-1', refused, 1),
        store.append('a-1', newEvents(1), 1),
      ]);
      expect(outcomes.map(({ status }) => status)).toEqual([
        'fulfilled',
        'rejected',
        'rejected',
        'fulfilled',
      ]);
      expect(await collect(store.readAll())).toHaveLength(3);
      await expect(store.append('a-3', refused, 'no-stream')).rejects.toMatchObject({ message: 'refused' });
      for (const stream of ['a-2', 'a-3'])
        expect(await store.append(stream, newEvents(1), 'no-stream')).toMatchObject({ revision: 0 });
      expect(await store.append('a-1', newEvents(1), 2)).toMatchObject({ revision: 3 });
      await store.close();
    });

    it('is checked one by one, in the order of the requests', async () => {
      const pool = newEvents(6, 'pool');
      const append = fc.record({
        stream: fc.constantFrom('a-1', 'a-2'),
        events: fc.uniqueArray(fc.integer({ min: 0, max: 5 }), { minLength: 1, maxLength: 3 }),
        expected: fc.constantFrom<ExpectedRevision>('any', 'no-stream', 0, 1, 2, 3),
      });
      await fc.assert(
        fc.asyncProperty(fc.array(append, { maxLength: 12 }), async (appends) => {
          const inGroup = await SqliteEventStore.open(mkdtempSync(join(folder, 'group-')));
          const alone = new MemoryEventStore();
          const on = (store: EventStore) =>
            appends.map(
              ({ stream, events, expected }) =>
                () =>
                  store.append(
                    stream,
                    events.map((index) => pool[index]!),
                    expected,
                  ),
            );
          const grouped = await Promise.allSettled(on(inGroup).map((run) => run()));
          for (const [index, run] of on(alone).entries()) {
            const [single] = await Promise.allSettled([run()]);
            expect(grouped[index]).toEqual(single);
          }
          expect(await collect(inGroup.readAll())).toEqual(await collect(alone.readAll()));
          await inGroup.close();
        }),
        { numRuns: 40 },
      );
    });
  });

  describe('an unusable folder', () => {
    const opening = () =>
      SqliteEventStore.open(folder).then(
        (store) => store.close().then(() => 'opened'),
        (error: unknown) => error,
      );
    const filled = async () => {
      const store = await SqliteEventStore.open(folder);
      await store.append('a-1', newEvents(500), 'any');
      await store.close();
    };

    it('is refused and left unchanged if a newer program has written it', async () => {
      await filled();
      const database = new Database(databaseFile(folder));
      database.pragma('user_version = 99');
      database.close();
      const before = readFileSync(databaseFile(folder));
      expect(await opening()).toMatchObject({
        code: 'STORE_TOO_NEW',
        message: expect.stringMatching(/version 99 .* Use a newer version of Retrace/),
      });
      expect(readFileSync(databaseFile(folder)).equals(before)).toBe(true);
    });

    it('is refused if its file is not a database', async () => {
      writeFileSync(databaseFile(folder), 'These are notes about a game, not a database.\n'.repeat(100));
      expect(await opening()).toMatchObject({
        code: 'STORE_DAMAGED',
        message: expect.stringMatching(/events\.db .* Restore a copy/),
      });
    });

    it('is refused if its file is the database of another program', async () => {
      const database = new Database(databaseFile(folder));
      database.exec('CREATE TABLE recipes (name TEXT)');
      database.close();
      expect(await opening()).toMatchObject({
        code: 'STORE_DAMAGED',
        message: expect.stringMatching(/another application/),
      });
    });

    it('is refused if its file was cut short', async () => {
      await filled();
      truncateSync(databaseFile(folder), Math.floor(statSync(databaseFile(folder)).size / 2));
      expect(await opening()).toMatchObject({ code: 'STORE_DAMAGED' });
    });

    it('is reported with the event that is no longer JSON', async () => {
      await filled();
      const database = new Database(databaseFile(folder));
      database.exec(`UPDATE events SET data = '{"label":' WHERE revision = 7`);
      database.close();
      const store = await SqliteEventStore.open(folder);
      await expect(collect(store.read('a-1'))).rejects.toMatchObject({
        code: 'STORE_DAMAGED',
        message: expect.stringMatching(/revision 7 of stream "a-1"/),
      });
      await store.close();
    });

    it('is refused if it cannot be created', async () => {
      const file = join(folder, 'file');
      writeFileSync(file, '');
      await expect(SqliteEventStore.open(join(file, 'data'))).rejects.toMatchObject({
        code: 'STORE_UNREACHABLE',
        message: expect.stringMatching(/RETRACE_DATA/),
      });
    });
  });
});
