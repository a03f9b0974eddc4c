import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import * as record from '#record';
import { administrationStream, notesStream, type AdministrationEntry, type GameId, type Json } from '#record';
import { AdministrationStreams } from './administration-streams.js';
import { collect } from '../contract/events.js';
import { newEventId } from './event-id.js';
import { BrokenRecordError } from './game-reader.js';
import { MemoryEventStore } from '../memory/store.js';
import type { EventStore } from '../streams/port.js';
import { SqliteEventStore } from '../sqlite/store.js';

const game = 'g1' as GameId;
const set = (visibility: 'PUBLIC' | 'PLAYERS' | 'PRIVATE'): AdministrationEntry => ({
  kind: 'VisibilitySet',
  visibility,
  by: 'Ada',
});
const link = (id: string): AdministrationEntry => ({
  kind: 'LinkShared',
  id,
  position: '1',
  as: 'all',
  by: 'Ada',
});
const opened: AdministrationEntry = { kind: 'GameOpened', visibility: 'PRIVATE', seats: [], by: 'Ada' };
const recordedAt = '2026-01-01T00:00:00.000Z';
const stored = (entry: { readonly kind: string }, schema: number) => ({
  id: newEventId(),
  type: entry.kind,
  data: entry as unknown as Json,
  metadata: { schema, recordedAt },
});

const folder = mkdtempSync(join(tmpdir(), 'retrace-administration-'));

describe('administration streams', () => {
  afterAll(() => rmSync(folder, { recursive: true }));

  describe.each<readonly [string, () => Promise<EventStore>]>([
    ['memory', async () => new MemoryEventStore()],
    ['sqlite', () => SqliteEventStore.open(mkdtempSync(join(folder, 'store-')))],
  ])('the administrative entries of a game: %s', (_, open) => {
    let store: EventStore;
    let administration: AdministrationStreams;
    const decided = async () => (await administration.read(game)).map(({ entry }) => entry);

    beforeEach(async () => {
      store = await open();
      administration = new AdministrationStreams(store, { record, now: () => new Date(recordedAt) });
    });
    afterEach(() => store.close());

    it('are returned with their times', async () => {
      await administration.append(game, [opened, set('PUBLIC')], 'no-stream');
      expect(await administration.readAll(game)).toEqual({
        entries: [opened, set('PUBLIC')].map((entry, revision) => ({
          id: expect.any(String),
          revision,
          entry,
          metadata: { schema: record.ADMINISTRATION_SCHEMA_VERSION, recordedAt },
        })),
        revision: 1,
      });
      expect(await administration.readFrom(game, 1)).toMatchObject({
        entries: [{ revision: 1 }],
        revision: 1,
      });
      expect(await administration.readFrom(game, 2)).toEqual({ entries: [], revision: 1 });
      expect(await administration.readAll('g12' as GameId)).toEqual({ entries: [], revision: -1 });
    });

    it('include older entries among the notes, first and in their order, and nothing is written there', async () => {
      const before = [opened, { kind: 'Tagged', tag: 'x', by: 'Ada' }, set('PLAYERS'), link('a')];
      await store.append(
        notesStream(game),
        before.map((entry) => stored(entry, 1)),
        'no-stream',
      );
      await store.append(
        notesStream(game),
        [stored({ kind: 'Tagged', tag: 'y', by: 'Ada' } as never, 2)],
        'any',
      );
      await administration.decide(game, (entries) => (entries.length === 3 ? [set('PUBLIC')] : []));
      await administration.append(game, [link('b')], 0);
      expect(await decided()).toEqual([opened, set('PLAYERS'), link('a'), set('PUBLIC'), link('b')]);
      expect((await administration.readAll(game)).revision).toBe(1);
      expect(await collect(store.read(notesStream(game)))).toHaveLength(5);
    });

    it('are read without the notes of a game that started later', async () => {
      await administration.append(game, [opened], 'no-stream');
      const read: string[] = [];
      const real = store.read.bind(store);
      store.read = (stream, options) => {
        read.push(stream);
        return real(stream, options);
      };
      await administration.read(game);
      expect(read).toEqual([administrationStream(game)]);
    });

    it('are not lost if many callers append at the same time, each after reading the earlier entries', async () => {
      const others = [administration, new AdministrationStreams(store, { record })];
      await Promise.all(
        Array.from({ length: 12 }, (__, at) =>
          others[at % 2]!.decide(game, (before) => (before.length < 8 ? [link(`${before.length}`)] : [])),
        ),
      );
      expect(await decided()).toEqual(Array.from({ length: 8 }, (__, at) => link(`${at}`)));
      const conflict = { code: 'REVISION_CONFLICT' };
      await expect(administration.append(game, [link('x')], 'no-stream')).rejects.toMatchObject(conflict);
    });

    it.each<readonly [string, 'own' | 'notes', object, string]>([
      [
        'entry',
        'own',
        { data: { kind: 'VisibilitySet', visibility: 'ALL', by: 'x' } },
        'ADMINISTRATION_MALFORMED',
      ],
      ['kind', 'own', { type: 'Praised' }, 'ADMINISTRATION_UNKNOWN'],
      ['schema', 'own', { metadata: { schema: 99, recordedAt } }, 'SCHEMA_TOO_NEW'],
      ['entry among notes', 'notes', { metadata: { schema: 1 } }, 'ADMINISTRATION_MALFORMED'],
      ['place', 'notes', {}, 'ADMINISTRATION_MALFORMED'],
    ])('are all refused if there is an invalid %s, and none is lost', async (__, place, change, code) => {
      await administration.append(game, [link('a')], 'no-stream');
      const stream = place === 'own' ? administrationStream(game) : notesStream(game);
      await store.append(stream, [{ ...stored(set('PUBLIC'), 2), ...change }], 'any');
      await administration.append(game, [link('b')], 'any');
      const error: unknown = await administration.read(game).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(BrokenRecordError);
      expect(error).toMatchObject({ code });
      expect((error as BrokenRecordError).problem.where).toContain(`stream ${stream}`);
      const readable = (await administration.readable(game)).map(({ entry }) => entry);
      expect(readable).toEqual([link('a'), link('b')]);
    });

    it('are refused if they exceed their limits', async () => {
      const long = link('x'.repeat(record.recordBounds.word + 1));
      await expect(administration.append(game, [long], 'any')).rejects.toMatchObject({
        code: 'ADMINISTRATION_MALFORMED',
      });
      expect(await decided()).toEqual([]);
    });
  });
});
