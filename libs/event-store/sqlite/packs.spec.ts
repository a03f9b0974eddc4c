import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { deflateRawSync, crc32 } from 'node:zlib';
import { collect, idsOf, newEvents } from '../contract/events.js';
import { databaseFile, requireStore } from './database.js';
import { addBlock, blockOf } from './fixtures/block.js';
import { OpenPacks } from './open-packs.js';
import { SqliteEventStore } from './store.js';

// Slow: packs and opens blocks of the maximum size.

let folder: string;
let store: SqliteEventStore;

const events = newEvents(600, 'long enough to be worth a block');

/** Appends to two streams alternately. */
async function written(): Promise<void> {
  for (let at = 0; at < 600; at += 150) {
    await store.append('a-1', events.slice(at, at + 150), at === 0 ? 'no-stream' : at - 1);
    await store.append('b-1', newEvents(50), 'any');
  }
}

function numberFrom(sql: string): number {
  const database = new Database(databaseFile(folder));
  const found = Number(database.prepare(sql).pluck().get());
  database.close();
  return found;
}

function changed(sql: string): void {
  const database = new Database(databaseFile(folder));
  database.exec(sql);
  database.close();
}

describe('a complete stream', () => {
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'retrace-packs-'));
    store = await SqliteEventStore.open(folder);
  });
  afterEach(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });

  it('takes less space, and can still be read in every way and by other processes', async () => {
    await written();
    const seen = async (from: SqliteEventStore) => ({
      all: await collect(from.readAll()),
      some: await collect(from.readAll({ prefix: 'a-' })),
      forwards: await collect(from.read('a-1')),
      middle: await collect(from.read('a-1', { from: 250, limit: 20 })),
      backwards: await collect(from.read('a-1', { from: 300, direction: 'backwards' })),
      followed: await collect(from.follow(), 800),
    });
    const before = await seen(store);
    const size = 'SELECT sum(length(data) + length(metadata) + length(id)) FROM events';
    const rows = numberFrom(`${size} WHERE stream = 1`);
    await store.settle('a-1');
    expect(await seen(store)).toEqual(before);
    const other = await SqliteEventStore.open(folder);
    expect(await seen(other)).toEqual(before);
    await other.close();
    // There is one row for each run of events that were appended together. The end of a block also ends a run.
    expect(numberFrom('SELECT count(*) FROM events WHERE stream = 1')).toBe(5);
    expect(numberFrom(`${size} WHERE stream = 1`)).toBe('150150150'.length + '6288'.length);
    expect(numberFrom('SELECT sum(length(content)) FROM packs')).toBeLessThan(rows / 2);
  });

  it('returns each event once, wherever it is stored', async () => {
    await written();
    const [fresh] = newEvents(1);
    const first = await store.append('a-1', events.slice(0, 150), 'no-stream');
    await store.settle('a-1');
    await store.settle('a-1');
    expect(await store.append('a-1', events.slice(0, 150), 'no-stream')).toEqual(first);
    await expect(store.append('a-1', [events[590]!, fresh!], 599)).rejects.toMatchObject({
      code: 'REVISION_CONFLICT',
    });
    expect(await store.append('a-1', [fresh!], 599)).toMatchObject({ revision: 600, duplicate: false });
    expect(await store.append('a-1', [events[599]!, fresh!], 'any')).toMatchObject({
      revision: 600,
      duplicate: true,
    });
    await store.settle('a-1');
    expect(idsOf(await collect(store.read('a-1')))).toEqual(idsOf([...events, fresh!]));
  });

  it('leaves nothing when it is deleted', async () => {
    await written();
    await store.settle('a-1');
    await store.delete('a-1', 599);
    expect(numberFrom('SELECT count(*) FROM packs')).toBe(0);
    expect(await collect(store.readAll())).toHaveLength(200);
    await expect(collect(store.read('a-1'))).rejects.toMatchObject({ code: 'STREAM_NOT_FOUND' });
    await expect(store.settle('a-1')).rejects.toMatchObject({ code: 'STREAM_DELETED' });
  });

  it.each([
    ['a byte of a block', `UPDATE packs SET content = zeroblob(length(content)) WHERE first > 0`],
    ['a block that is gone', 'DELETE FROM packs WHERE first > 0'],
    ['ids that are changed', 'UPDATE packs SET ids = zeroblob(length(ids)) WHERE first > 0'],
    ['a run that is gone', 'DELETE FROM events WHERE stream = 1 AND revision = 299'],
    ['a run that is longer', `UPDATE events SET data = '151' WHERE stream = 1 AND revision = 299`],
    ['a run without end', `UPDATE events SET data = '1e300' WHERE stream = 1 AND revision = 299`],
  ])('reports damage: %s', async (_, sql) => {
    await written();
    await store.settle('a-1');
    await store.close();
    changed(sql);
    store = await SqliteEventStore.open(folder);
    for (const direction of ['forwards', 'backwards'] as const)
      await expect(collect(store.read('a-1', { direction }))).rejects.toMatchObject({
        code: 'STORE_DAMAGED',
      });
  });

  it('can be read as long as its blocks are not larger than a game can be', async () => {
    const database = new Database(databaseFile(folder));
    addBlock(database, 'game-large', blockOf(60));
    addBlock(database, 'game-larger', blockOf(65));
    database.close();
    const [large] = await collect(store.read('game-large'));
    expect(large?.data).toHaveLength(60 * 1024 * 1024);
    await expect(collect(store.read('game-larger'))).rejects.toMatchObject({ code: 'STORE_DAMAGED' });
    await expect(collect(store.readAll())).rejects.toMatchObject({ code: 'STORE_DAMAGED' });
  });

  it('opens only a few large blocks at a time', () => {
    const streams: string[] = [];
    const packs = new OpenPacks((stream) => {
      streams.push(stream);
      return blockOf(stream.startsWith('large') ? 20 : 0);
    });
    const small = Array.from({ length: 30 }, (_, number) => `small ${number}`);
    for (const stream of [...small, ...small]) packs.inTurn(stream, 0);
    expect(streams.splice(0)).toEqual(small);
    for (const stream of ['large 1', 'large 1', 'large 2', 'large 2', 'large 1']) packs.inTurn(stream, 0);
    expect(streams).toEqual(['large 1', 'large 2', 'large 1']);
  });

  it('is packed as far as its events fit into blocks, and can still be read', async () => {
    const large = [{ ...newEvents(1)[0]!, data: 'x'.repeat(65 * 1024 * 1024) }];
    await store.append('a-1', [...events.slice(0, 10), ...large, ...events.slice(10, 20)], 'no-stream');
    const before = await collect(store.read('a-1'));
    await store.settle('a-1');
    await store.settle('a-1');
    expect(numberFrom('SELECT sum(last - first + 1) FROM packs')).toBe(10);
    expect(await collect(store.read('a-1'))).toEqual(before);
  });

  it('is not packed if a row is damaged, so that the damage is still detected', async () => {
    await written();
    changed(`UPDATE events SET data = '{}' WHERE stream = 1 AND revision = 3`);
    await expect(store.settle('a-1')).rejects.toMatchObject({ code: 'STORE_DAMAGED' });
    expect(numberFrom('SELECT count(*) FROM packs')).toBe(0);
  });

  it('can come from a store from before blocks existed', async () => {
    await written();
    const before = await collect(store.readAll());
    await store.close();
    changed(`DROP TABLE packs; DROP INDEX events_by_id;
      CREATE UNIQUE INDEX events_by_id ON events (stream, id); PRAGMA user_version = 2`);
    store = await SqliteEventStore.open(folder);
    expect(await collect(store.readAll())).toEqual(before);
    await store.settle('a-1');
    await store.settle('b-1');
    expect(await collect(store.readAll())).toEqual(before);
  });

  it('can come from a store from before runs existed, whose blocks are lines and whose rows are events', async () => {
    await written();
    const before = await collect(store.readAll());
    const of = await collect(store.read('a-1'));
    await store.close();
    const content = deflateRawSync(
      of.map(({ id, type, data, metadata }) => JSON.stringify([id, type, data, metadata])).join('\n'),
    );
    const database = new Database(databaseFile(folder));
    database.exec(`UPDATE events SET id = '', type = '', data = '', metadata = '', checksum = NULL WHERE stream = 1;
      ALTER TABLE packs DROP COLUMN ids; PRAGMA user_version = 3`);
    database.prepare('INSERT INTO packs VALUES (1, 0, 599, ?, ?)').run(content, crc32(content));
    database.close();
    store = await SqliteEventStore.open(folder);
    expect(await collect(store.readAll())).toEqual(before);
    expect(await collect(store.read('a-1', { from: 250, limit: 20 }))).toEqual(of.slice(250, 270));
    expect(await store.append('a-1', events.slice(590), 'any')).toMatchObject({
      revision: 599,
      duplicate: true,
    });
    const more = newEvents(3);
    await store.append('a-1', more, 599);
    await store.settle('a-1');
    await store.settle('b-1');
    expect(idsOf(await collect(store.read('a-1', { direction: 'backwards' })))).toEqual(
      idsOf([...events, ...more]).reverse(),
    );
    expect(await collect(store.readAll())).toMatchObject([...before, ...more]);
    expect(() => requireStore(databaseFile(folder))).not.toThrow();
  });

  it('can be found by its name in a store with many others, from any position', async () => {
    await store.append('a-1', events.slice(0, 300), 'no-stream');
    for (let number = 0; number < 9; number++)
      await store.append(`b-${number}`, newEvents(1000), 'no-stream');
    await store.append('a-1', events.slice(300), 299);
    const all = await collect(store.readAll({ prefix: 'a-' }));
    await store.settle('a-1');
    for (const from of [0, 1, 255, 256, 299, 300, 301, 599]) {
      const after = all[from]?.position;
      expect(await collect(store.readAll({ prefix: 'a-', ...(after && { after }) }))).toEqual(
        all.slice(from + 1),
      );
      expect(await collect(store.read('a-1', { from }))).toEqual(all.slice(from));
      expect(await collect(store.read('a-1', { from, direction: 'backwards' }))).toEqual(
        all.slice(0, from + 1).reverse(),
      );
    }
  });
});
