import {
  closeSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
  statSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { collect, idsOf, newEvents } from '../contract/events.js';
import { SqliteEventStore } from './store.js';
import { backUp } from './backup.js';
import { databaseFile } from './database.js';

let folder: string;

const changed = (sql: string): void => {
  const database = new Database(databaseFile(folder));
  database.exec(sql);
  database.close();
};

const written = async () => {
  const events = newEvents(6);
  const store = await SqliteEventStore.open(folder);
  await store.append('a-1', events, 'no-stream');
  await store.close();
  return events;
};

describe('a SQLite store that was damaged', () => {
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'retrace-damage-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it.each([
    ['a word of an event', `UPDATE events SET data = replace(data, 'event', 'evens') WHERE revision = 3`],
    ['an id', `UPDATE events SET id = replace(id, substr(id, 1, 1), 'z') WHERE revision = 3`],
    ['the place of two events', 'UPDATE events SET revision = 9 - revision + 100 WHERE revision IN (4, 5)'],
    ['an event that is gone', 'DELETE FROM events WHERE revision = 3'],
  ])('reports the damage and returns no wrong data: %s', async (_, sql) => {
    await written();
    changed(sql);
    const store = await SqliteEventStore.open(folder);
    for (const direction of ['forwards', 'backwards'] as const)
      await expect(collect(store.read('a-1', { direction }))).rejects.toMatchObject({
        code: 'STORE_DAMAGED',
      });
    await store.close();
  });

  it.each([
    ['is cut to nothing', () => truncateSync(databaseFile(folder))],
    ['is gone', () => rmSync(databaseFile(folder))],
    [
      'is that of another, empty store',
      () => {
        rmSync(databaseFile(folder));
        new Database(databaseFile(folder)).close();
      },
    ],
  ])('is not treated as new if its file %s', async (_, harm) => {
    await written();
    harm();
    for (let again = 0; again < 2; again++)
      await expect(SqliteEventStore.open(folder)).rejects.toMatchObject({
        code: 'STORE_DAMAGED',
        message: expect.stringContaining('retrace restore'),
      });
    await expect(backUp(folder, join(folder, 'backup'))).rejects.toMatchObject({ code: 'STORE_DAMAGED' });
    // Simulates a user who deletes this file to confirm that the games are to be abandoned.
    rmSync(join(folder, 'events.recorded'));
    const store = await SqliteEventStore.open(folder);
    expect(await store.head()).toBeNull();
    await store.close();
  });

  it.each([
    [
      'is cut short',
      /but 60 events were recorded\. The last \d+ are missing/,
      (log: string) => truncateSync(log, Math.floor(statSync(log).size / 2)),
    ],
    ['is gone', /is empty or missing, although games were recorded/, (log: string) => rmSync(log)],
  ])('reports what is missing if its log %s after a kill', async (_, says, harm) => {
    const store = await SqliteEventStore.open(folder);
    for (let times = 0; times < 20; times++) await store.append('a-1', newEvents(3), 'any');
    // Simulates a killed process, which leaves its files without closing them.
    const killed = join(folder, 'killed');
    mkdirSync(killed);
    for (const name of ['events.db', 'events.db-wal', 'events.recorded'])
      copyFileSync(join(folder, name), join(killed, name));
    await store.close();
    const whole = join(folder, 'whole');
    cpSync(killed, whole, { recursive: true });
    harm(join(killed, 'events.db-wal'));
    for (let again = 0; again < 2; again++)
      await expect(SqliteEventStore.open(killed)).rejects.toMatchObject({
        code: 'STORE_DAMAGED',
        message: expect.stringMatching(
          new RegExp(`${says.source}.*retrace restore.*remove events\\.recorded`),
        ),
      });
    await expect(backUp(killed, join(folder, 'backup'))).rejects.toMatchObject({ code: 'STORE_DAMAGED' });
    rmSync(join(killed, 'events.recorded'));
    const shorter = await SqliteEventStore.open(killed);
    expect((await collect(shorter.readAll())).length).toBeLessThan(60);
    await shorter.append('a-1', newEvents(1), 'any');
    await shorter.close();
    await (await SqliteEventStore.open(killed)).close();
    const complete = await SqliteEventStore.open(whole);
    expect(await collect(complete.readAll())).toHaveLength(60);
    await complete.close();
  });

  it('does not report events that were refused, rolled back or deleted as missing', async () => {
    const store = await SqliteEventStore.open(folder);
    const events = newEvents(4);
    await store.append('a-1', events.slice(0, 2), 'no-stream');
    await expect(store.append('a-1', [events[2]!, events[0]!], 1)).rejects.toMatchObject({
      code: 'REVISION_CONFLICT',
    });
    await expect(store.append('b-1', newEvents(1), 7)).rejects.toMatchObject({ code: 'REVISION_CONFLICT' });
    await store.append('b-1', newEvents(5), 'no-stream');
    await store.settle('b-1');
    await store.delete('b-1', 4);
    await store.delete('a-1', 1);
    await store.close();
    for (let again = 0; again < 2; again++) await (await SqliteEventStore.open(folder)).close();
  });

  it('is new until something is recorded in it', async () => {
    await (await SqliteEventStore.open(folder)).close();
    truncateSync(databaseFile(folder));
    await (await SqliteEventStore.open(folder)).close();
  });

  it('is recognised if its events were recorded before the marker of a used store existed', async () => {
    await written();
    rmSync(join(folder, 'events.recorded'));
    await (await SqliteEventStore.open(folder)).close();
    truncateSync(databaseFile(folder));
    await expect(SqliteEventStore.open(folder)).rejects.toMatchObject({ code: 'STORE_DAMAGED' });
  });

  it('cannot be opened if the name of a stream is lost', async () => {
    await written();
    const database = new Database(databaseFile(folder));
    const page = Number(database.pragma('page_size', { simple: true }));
    const root = database
      .prepare<[], number>(`SELECT rootpage FROM sqlite_schema WHERE tbl_name = 'streams' AND type = 'index'`)
      .pluck()
      .get()!;
    database.close();
    const file = openSync(databaseFile(folder), 'r+');
    writeSync(file, Buffer.alloc(20), 0, 20, root * page - 20);
    closeSync(file);
    await expect(SqliteEventStore.open(folder)).rejects.toMatchObject({ code: 'STORE_DAMAGED' });
  });

  it('reads events from before checksums existed, and appends to them', async () => {
    const events = await written();
    changed(`ALTER TABLE events DROP COLUMN checksum; DROP TABLE packs; DROP INDEX events_by_id;
      CREATE UNIQUE INDEX events_by_id ON events (stream, id); PRAGMA user_version = 1`);
    const store = await SqliteEventStore.open(folder);
    expect(idsOf(await collect(store.read('a-1')))).toEqual(idsOf(events));
    const [more] = newEvents(1);
    await store.append('a-1', [more!], 5);
    expect(idsOf(await collect(store.readAll()))).toEqual(idsOf([...events, more!]));
    await store.close();
  });
});
