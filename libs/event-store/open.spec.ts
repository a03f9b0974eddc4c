import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { collect, newEvents } from './contract-events.js';
import { openEventStore, storeSettings } from './open.js';

describe('store settings', () => {
  it.each([
    [{}, { kind: 'sqlite', folder: './data' }],
    [
      { EVENT_STORE: '', RETRACE_DATA: '' },
      { kind: 'sqlite', folder: './data' },
    ],
    [
      { RETRACE_DATA: '/srv/retrace', OTHER: 'x' },
      { kind: 'sqlite', folder: '/srv/retrace' },
    ],
    [{ EVENT_STORE: 'memory', RETRACE_DATA: '/srv/retrace' }, { kind: 'memory' }],
  ])('reads %j', (env, value) => {
    expect(storeSettings(env)).toEqual({ ok: true, value });
  });

  it('names each value that is no good, and what to use', () => {
    expect(storeSettings({ EVENT_STORE: 'postgres', RETRACE_DATA: 'a\0b' })).toEqual({
      ok: false,
      error: [
        {
          code: 'BAD_SETTING',
          message: 'EVENT_STORE cannot be "postgres".',
          advice: expect.stringMatching(/"sqlite".*"memory"/),
          where: 'EVENT_STORE',
        },
        expect.objectContaining({ code: 'BAD_SETTING', where: 'RETRACE_DATA' }),
      ],
    });
  });
});

describe('opening a store', () => {
  it('makes the data folder and keeps its events there', async () => {
    const parent = mkdtempSync(join(tmpdir(), 'retrace-open-'));
    const folder = join(parent, 'deep', 'data');
    for (const expected of ['no-stream', 0] as const) {
      const store = await openEventStore({ kind: 'sqlite', folder });
      await store.append('a-1', newEvents(1), expected);
      await store.close();
    }
    expect(existsSync(join(folder, 'events.db-wal'))).toBe(false);
    rmSync(parent, { recursive: true });
  });

  it('forgets what is in memory', async () => {
    const store = await openEventStore({ kind: 'memory' });
    await store.append('a-1', newEvents(1), 'no-stream');
    await store.close();
    const other = await openEventStore({ kind: 'memory' });
    expect(await collect(other.readAll())).toEqual([]);
  });
});
