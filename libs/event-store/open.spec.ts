import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { collect, newEvents } from './contract/events.js';
import { derivedFolder, openEventStore, storeSettings } from './open.js';

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
    ...['kurrentdb', 'kurrentdb+discover', 'esdb', 'esdb+discover'].map((scheme) => {
      const connection = `${scheme}://me:secret@one:2113?tls=false`;
      return [{ EVENT_STORE: connection }, { kind: 'kurrentdb', folder: './data', connection }] as const;
    }),
  ])('are read from %j', (env, value) => {
    expect(storeSettings(env)).toEqual({ ok: true, value });
  });

  it('report each invalid value and the valid ones', () => {
    expect(storeSettings({ EVENT_STORE: 'postgres', RETRACE_DATA: 'a\0b' })).toEqual({
      ok: false,
      error: [
        {
          code: 'SETTING_INVALID',
          message: 'EVENT_STORE cannot be "postgres".',
          advice: expect.stringMatching(/"sqlite".*"memory"/),
          where: 'EVENT_STORE',
        },
        expect.objectContaining({ code: 'SETTING_INVALID', where: 'RETRACE_DATA' }),
      ],
    });
  });
});

describe('an invalid address', () => {
  it.each([
    ['kurrentdb://me:hunter2@one:port', /EVENT_STORE contains an invalid host/],
    ['esdb://me:hunter2@one?tsl=true', /EVENT_STORE contains an unknown option/],
    ['kurrentdb:/me:hunter2@one', /EVENT_STORE/],
    ['postgres://me:hunter2@one', /EVENT_STORE is not an address of a KurrentDB/],
  ])('is refused without printing a password: %s', (connection, message) => {
    const read = storeSettings({ EVENT_STORE: connection });
    expect(read).toMatchObject({
      ok: false,
      error: [{ code: 'SETTING_INVALID', message: expect.stringMatching(message), where: 'EVENT_STORE' }],
    });
    expect(JSON.stringify(read)).not.toContain('hunter2');
  });
});

describe('data derived from events', () => {
  const of = (connection: string) => derivedFolder({ kind: 'kurrentdb', folder: 'data', connection });

  it('is stored beside them, or nowhere', () => {
    expect(derivedFolder({ kind: 'sqlite', folder: 'data' })).toBe('data');
    expect(derivedFolder({ kind: 'memory' })).toBeNull();
  });

  it('is stored separately for each server, whichever client connects', () => {
    expect(of('kurrentdb://one:2113')).toBe(of('esdb://me:secret@one:2113?tls=false'));
    expect(of('kurrentdb://one:2113')).not.toBe(of('kurrentdb://two:2113'));
    expect(of('kurrentdb://one:2113')).toMatch(/^data\/kurrentdb-[0-9a-f]{12}$/);
  });
});

describe('opening a store', () => {
  it('creates the data folder and stores its events there', async () => {
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

  it('does not retain events of a memory store', async () => {
    const store = await openEventStore({ kind: 'memory' });
    await store.append('a-1', newEvents(1), 'no-stream');
    await store.close();
    const other = await openEventStore({ kind: 'memory' });
    expect(await collect(other.readAll())).toEqual([]);
  });
});
