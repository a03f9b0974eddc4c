import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { openEventStore, type EventStore } from '#event-store';
import { checkpointsOf, openReadModels, type ReadModels } from '#read-models';
import { hasPostgres, ProjectedGames, testPostgres } from '#read-models/testing';
import { Stage } from '#event-store/testing';
import { pause } from '#runtime';
import { CatalogueSync } from './catalogue-sync.js';

const stage = new Stage(afterEach);
const event = () => ({ id: randomUUID(), type: 'Traded', data: {}, metadata: null });
const stores: readonly (readonly [string, () => Promise<EventStore>])[] = [
  ['memory', () => openEventStore({ kind: 'memory' })],
  [
    'KurrentDB',
    async () => {
      const { connection } = await stage.start();
      return openEventStore({ kind: 'kurrentdb', folder: '.', connection });
    },
  ],
];

(hasPostgres() ? describe : describe.skip)(
  'who waits for a list that projectors make (needs PostgreSQL)',
  () => {
    let postgres: Awaited<ReturnType<typeof testPostgres>>;
    const open: { close(): Promise<void> }[] = [];
    beforeAll(async () => {
      postgres = await testPostgres();
    });
    afterEach(async () => {
      for (const resource of open.splice(0)) await resource.close();
    });
    afterAll(() => postgres.stop());

    it.each(stores)(
      'a request waits for the entries of the list, but not for unrelated streams (%s)',
      async (_, opened) => {
        const connection = await postgres.newDatabase();
        const models: ReadModels = await openReadModels({ kind: 'postgres', connection });
        const games = new ProjectedGames(await opened());
        open.push(models, games.store);
        const sync = new CatalogueSync(models, games.store, games.streams, games.source.modules);
        expect(await sync.catchUp()).toBe(true);
        await games.record('a');
        expect(await sync.catchUp(50)).toBe(false);
        await games.catchUp(models);
        // No projector runs from here on. `catchUp` still succeeds, because it does not wait for entries of other
        // applications.
        for (let trades = 0; trades < 20; trades++) {
          await games.store.append('trade-1', [event()], 'any');
          expect(await sync.catchUp()).toBe(true);
        }
        await games.say('a', { kind: 'Tagged', tag: 'late', by: 'ada' });
        await games.store.append('trade-1', [event()], 'any');
        expect(await sync.catchUp(50)).toBe(false);
        await games.catchUp(models);
        expect(await sync.catchUp()).toBe(true);
      },
    );

    it.each(stores)(
      'a request does not read what projectors have already processed (%s)',
      async (_, opened) => {
        const connection = await postgres.newDatabase();
        const models = await openReadModels({ kind: 'postgres', connection });
        const games = new ProjectedGames(await opened());
        open.push(models, games.store);
        await games.record('a');
        const leaving = new AbortController();
        const following = games.projection(models).follow(leaving.signal);
        const least = async () =>
          (await checkpointsOf(models)).map(({ position }) => position ?? '').sort()[0]!;
        let before = await least();
        for (let moved = 0, turn = 0; moved < 2 && turn < 2000; turn++) {
          await games.store.append('trade-1', Array.from({ length: 20 }, event), 'any');
          await pause(10);
          const now = await least();
          if (now > before) moved++;
          before = now;
        }
        let last = '';
        for await (const { position } of games.store.readAll({ prefix: 'game-' })) last = position;
        expect(before > last).toBe(true);
        leaving.abort();
        await following;
      },
    );
  },
);
