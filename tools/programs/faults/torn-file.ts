import {
  copyFileSync,
  mkdirSync,
  openSync,
  closeSync,
  rmSync,
  statSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { SqliteEventStore, StoreUnavailableError } from '#event-store';
import { below, type SeededRandom } from '#record/testing';
import { Findings, type Scenario } from './scenario.js';
import { expectSound, type Acknowledged } from './sound.js';
import { writtenEvents } from './written.js';

const files = ['events.db', 'events.db-wal'] as const;
const streams = Array.from({ length: 12 }, (_, number) => `game-${number}`);

/**
 * A file of the store is truncated or corrupted. Either the store must report the damage, or all acknowledged events
 * must exist. SQLite treats an unreadable part of its log as the end of the log. To detect a loss, the store therefore
 * checks the last position that it recorded.
 */
export const tornFile: Scenario = {
  name: 'torn-file',
  title: 'the database or its log is truncated or corrupted',
  rounds: 300,
  async run({ rounds, random, folder, onRound }) {
    const findings = new Findings();
    const sound = join(folder, 'sound');
    const acknowledged = await crashed(sound, join(folder, 'written'), random);
    for (let round = 0; round < rounds; round++) {
      const torn = join(folder, `torn-${round}`);
      copyStore(sound, torn);
      const file = files[below(random, 2)] ?? files[0];
      const how = damage(join(torn, file), random);
      const found = await lookedAt(torn, acknowledged);
      findings.count(`${found.how} (${file})`);
      for (const what of found.broken) findings.broken.push(`${file}, ${how}: ${what}`);
      rmSync(torn, { recursive: true });
      onRound(round);
    }
    return findings;
  },
};

/**
 * Writes a store whose files look as they do after a crash: earlier events are in the database, and the latest events
 * only in its write-ahead log.
 */
async function crashed(
  target: string,
  folder: string,
  random: SeededRandom,
): Promise<readonly Acknowledged[]> {
  const store = await SqliteEventStore.open(folder);
  const acknowledged: Acknowledged[] = [];
  for (let round = 0; round < 60; round++)
    await Promise.all(
      streams.map(async (stream) => {
        const events = writtenEvents(random, `${stream}/${round}`);
        const { revision, position } = await store.append(stream, events, 'any');
        acknowledged.push({ stream, events, revision, position });
      }),
    );
  copyStore(folder, target);
  await store.close();
  return acknowledged;
}

function copyStore(from: string, to: string): void {
  mkdirSync(to);
  for (const file of [...files, 'events.recorded']) copyFileSync(join(from, file), join(to, file));
}

function damage(file: string, random: SeededRandom): string {
  const { size } = statSync(file);
  const at = below(random, size);
  const kind = below(random, 3);
  if (kind === 0) {
    truncateSync(file, at);
    return `truncated to ${at} of ${size} bytes`;
  }
  const length = kind === 1 ? 1 + below(random, 16) : 4096;
  const garbage = Buffer.from(Array.from({ length }, () => (kind === 1 ? below(random, 256) : 0)));
  const descriptor = openSync(file, 'r+');
  writeSync(descriptor, garbage, 0, Math.min(length, size - at), at);
  closeSync(descriptor);
  return `${length} bytes of ${kind === 1 ? 'garbage' : 'zeros'} at byte ${at} of ${size}`;
}

/**
 * Opens the store and reads everything. Either the store must refuse this with an error code, or the events must be
 * unchanged.
 */
async function lookedAt(
  folder: string,
  acknowledged: readonly Acknowledged[],
): Promise<{ readonly how: 'refused' | 'intact'; readonly broken: readonly string[] }> {
  const findings = new Findings();
  let store: SqliteEventStore | null = null;
  try {
    store = await SqliteEventStore.open(folder);
    await expectSound(store, acknowledged, findings);
    return { how: 'intact', broken: findings.broken };
  } catch (error) {
    const coded = error instanceof StoreUnavailableError;
    return { how: 'refused', broken: coded ? [] : [`an error without a code: ${String(error)}`] };
  } finally {
    await store?.close();
  }
}
