import path from 'node:path';
import Database from 'better-sqlite3';
import { SqliteEventStore, type NewEvent } from '#event-store';
import { BATCH, batchesOf, throughThePort } from './append-batches.js';
import type { Benchmark } from './benchmark.js';
import type { Figure } from './figure.js';
import { rates } from './measure.js';

/** Appends through the port to a new file. Returns the number of events. */
async function inAFolder(folder: string, writers: number, batches: readonly NewEvent[][]): Promise<number> {
  const store = await SqliteEventStore.open(folder);
  const appended = await throughThePort(store, writers, batches);
  await store.close();
  return appended;
}

/**
 * Inserts the same rows as the store, but directly into SQLite. The table has the same unique keys as the store's.
 * Writes all waiting batches in one transaction.
 */
function byHand(folder: string, writers: number, batches: readonly NewEvent[][]): number {
  const database = new Database(path.join(folder, 'raw.db'));
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.exec(`CREATE TABLE events (place INTEGER PRIMARY KEY, stream INTEGER NOT NULL, revision INTEGER NOT NULL,
    id TEXT NOT NULL, type TEXT NOT NULL, data TEXT NOT NULL, metadata TEXT NOT NULL,
    UNIQUE (stream, revision), UNIQUE (stream, id)) STRICT`);
  const insert = database.prepare(
    'INSERT INTO events (stream, revision, id, type, data, metadata) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const revisions = Array.from({ length: writers }, () => 0);
  const commit = database.transaction((first: number) => {
    for (const [writer, batch] of batches.slice(first, first + writers).entries()) {
      let revision = revisions[writer] ?? 0;
      for (const { id, type, data, metadata } of batch)
        insert.run(writer, revision++, id, type, JSON.stringify(data), JSON.stringify(metadata));
      revisions[writer] = revision;
    }
  });
  for (let first = 0; first < batches.length; first += writers) commit.immediate(first);
  database.close();
  return batches.length * BATCH;
}

export const append: Benchmark = {
  name: 'append',
  about:
    'durable appends to SQLite through the port, compared with better-sqlite3 alone with the same batches',
  run: async ({ sizes, temporaryFolder }) => {
    const figures: Figure[] = [];
    for (const writers of [1, 16]) {
      const batches = batchesOf(sizes.appends);
      const { own, raw } = await rates(sizes.repetitions, {
        own: () => inAFolder(temporaryFolder(), writers, batches),
        raw: () => byHand(temporaryFolder(), writers, batches),
      });
      figures.push({
        benchmark: 'append',
        what: `durable appends of ${BATCH} events by ${writers === 1 ? 'one writer' : `${writers} writers`}`,
        unit: 'events/s',
        own,
        better: 'more',
        peer: { name: 'better-sqlite3 alone', value: raw },
        goal: { value: 0.8, of: 'peer' },
      });
    }
    return figures;
  },
};
