import { randomUUID } from 'node:crypto';
import path from 'node:path';
import Database from 'better-sqlite3';
import { SqliteEventStore, type NewEvent } from '#event-store';
import type { Json } from '#record';
import type { Benchmark } from './benchmark.js';
import type { Figure } from './figure.js';
import { mixedGames } from './games.js';
import { rates } from './measure.js';

const BATCH = 50;

/** Events of real games in batches, as one writer after the other would append them to a stream of its own. */
function batchesOf(events: number): NewEvent[][] {
  const source = mixedGames(4).flat();
  return Array.from({ length: Math.ceil(events / BATCH) }, (_, batch) =>
    Array.from({ length: BATCH }, (_, index) => {
      const event = source[(batch * BATCH + index) % source.length];
      return {
        id: randomUUID(),
        type: event?.kind ?? '',
        data: event as unknown as Json,
        metadata: { schema: 1, recordedAt: '2026-01-01T00:00:00.000Z', correlation: null, causation: null },
      };
    }),
  );
}

/** Through the port: so many writers, each with its own stream, each waiting for its batch before it sends the next. */
async function throughThePort(
  folder: string,
  writers: number,
  batches: readonly NewEvent[][],
): Promise<number> {
  const store = await SqliteEventStore.open(folder);
  const write = async (writer: number) => {
    let last = -1;
    for (let batch = writer; batch < batches.length; batch += writers) {
      const { revision } = await store.append(
        `game-${writer}`,
        batches[batch] ?? [],
        last < 0 ? 'no-stream' : last,
      );
      last = revision;
    }
  };
  await Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)));
  await store.close();
  return batches.length * BATCH;
}

/** The same rows and uniqueness, written by hand: one transaction for the batches that writers have ready together. */
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
  about: 'durable appends to SQLite through the port; beside better-sqlite3 by hand with the same batches',
  run: async ({ sizes, temporaryFolder }) => {
    const figures: Figure[] = [];
    for (const writers of [1, 16]) {
      const batches = batchesOf(sizes.appends);
      const { own, raw } = await rates(sizes.repetitions, {
        own: () => throughThePort(temporaryFolder(), writers, batches),
        raw: () => byHand(temporaryFolder(), writers, batches),
      });
      figures.push({
        benchmark: 'append',
        what: `durable appends of ${BATCH} events, ${writers === 1 ? 'one writer' : `${writers} writers`}`,
        unit: 'events/s',
        own,
        better: 'more',
        peer: { name: 'better-sqlite3 by hand', value: raw },
        goal: { value: 0.8, of: 'peer' },
      });
    }
    return figures;
  },
};
