import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { backUp, GameStreams, restore, SqliteEventStore } from '#event-store';
import * as record from '#record';
import type { GameId, GameModule } from '#record';
import { highCard, highCardSetup } from '#record/testing';
import { playRandomly } from '#record/testing';
import { anyChange, makeChange, type BackupChange } from './backup-changes.js';
import { Breach, type Door } from './door.js';

interface Restoring {
  readonly changes: readonly BackupChange[];
  readonly isFull: boolean;
  readonly replace: boolean;
}

const outsiders = (folder: string): string =>
  readdirSync(folder)
    .filter((found) => found !== 'data')
    .sort()
    .join(', ');

/**
 * Fuzzes backup files. Each file must either be restored completely, or be refused with an error code and leave the
 * folder unchanged.
 */
export const door: Door<Restoring> = {
  name: 'backups',
  enters: 'files that are restored',
  inputs: 3000,
  async open() {
    const folder = mkdtempSync(path.join(tmpdir(), 'retrace-backups-'));
    const whole = path.join(folder, 'whole.backup');
    await recordGame(path.join(folder, 'source'));
    await backUp(path.join(folder, 'source'), whole, {
      beside: [{ name: 'cards.db', content: Buffer.from('cards') }],
    });
    const [file, data] = [path.join(folder, 'changed.backup'), path.join(folder, 'data')];
    return {
      arbitrary: fc.record({
        changes: fc.array(anyChange, { maxLength: 2 }),
        isFull: fc.boolean(),
        replace: fc.boolean(),
      }),
      async try({ changes, isFull, replace }) {
        for (const old of [file, `${file}-journal`, data]) rmSync(old, { recursive: true, force: true });
        writeFileSync(file, readFileSync(whole));
        for (const change of changes) makeChange(change, file);
        if (isFull) await recordGame(data);
        const [before, around] = [contents(data), outsiders(folder)];
        const refusal = refusalOf(() => restore(file, data, { replace }));
        if (outsiders(folder) !== around) throw new Breach(`beside the folder is ${outsiders(folder)}`);
        if (refusal === null) return await opened(data);
        if (contents(data) !== before) throw new Breach(`refused (${refusal}), and the folder is changed`);
        return refusal;
      },
      close: () => {
        rmSync(folder, { recursive: true });
        return Promise.resolve();
      },
    };
  },
};

const isOurs = (code: unknown): code is string =>
  typeof code === 'string' && /^(BACKUP|BACKUP_FOREIGN|DATA_FOLDER|STORE)/.test(code);

/**
 * Returns the code with which an action was refused, or null if it succeeded. Rethrows errors without one of our codes.
 */
function refusalOf(action: () => unknown): string | null {
  try {
    action();
    return null;
  } catch (error) {
    const { code } = error as { readonly code?: unknown };
    if (isOurs(code)) return code;
    throw error;
  }
}

async function recordGame(folder: string): Promise<void> {
  const store = await SqliteEventStore.open(folder);
  const streams = new GameStreams(store, { record, actionCheck: () => highCard.records.malformed });
  const events = playRandomly(
    highCard as GameModule,
    highCardSetup({ seed: 'backup', days: 1 }),
    'backup',
    {},
  );
  await streams.appendRecorded('one' as GameId, events, 'no-stream');
  await store.close();
}

/** Returns the names and sizes of the files in a folder, except journals. */
function contents(folder: string): string {
  if (!existsSync(folder)) return '';
  const names = readdirSync(folder, { recursive: true }) as string[];
  return names
    .filter((found) => !/-(wal|shm|journal)$/.test(found))
    .sort()
    .join(', ');
}

/** Opens a restored folder and reads all its data. */
async function opened(folder: string): Promise<string> {
  const store = await SqliteEventStore.open(folder);
  try {
    let read = 0;
    for await (const _ of store.readAll({})) read++;
    return read > 0 ? 'taken' : 'taken, without events';
  } finally {
    await store.close();
  }
}
