import { afterEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openEventStore, StoreUnavailableError } from '#event-store';
import type { ReadModels } from '#read-models';
import type { GameId } from '#record';
import { highCardGame } from '../../test/recorded-games.js';
import { RunningApi } from '../../test/running-api.js';
import { READ_MODELS } from '../api.tokens.js';

let api: RunningApi;
let folder: string;

describe('full disk', () => {
  afterEach(async () => {
    await api.stop();
    rmSync(folder, { recursive: true });
  });

  const start = async (games = {}) => {
    folder = mkdtempSync(path.join(tmpdir(), 'retrace-full-'));
    api = await RunningApi.start(games, { store: await openEventStore({ kind: 'sqlite', folder }) });
  };
  /** Simulates a full disk for the list of games. SQLite itself then reports the error. */
  const fill = async () => {
    const { db } = api.server.app.get<ReadModels>(READ_MODELS);
    await sql`vacuum`.execute(db);
    await sql`pragma max_page_count = 1`.execute(db);
  };
  const list = '{ games { totalCount upToDate edges { node { id } } } }';

  describe('a list of games that cannot be written', () => {
    it('does not prevent reading acknowledged games, and reports that it is behind', async () => {
      await start({ before: highCardGame('before') });
      expect((await api.ask(list)).data.games).toMatchObject({ totalCount: 1, upToDate: true });
      await fill();
      const ids = Array.from({ length: 20 }, (_, at) => `later-${at}`);
      for (const id of ids) await api.streams.appendRecorded(id as GameId, highCardGame(id), 'no-stream');
      for (const id of ['before', ...ids]) {
        const { data, errors } = await api.ask(
          `{ game(id: "${id}") { id lastPosition result { rule } state { position } timeline(first: 3) { edges { node { text } } } } }`,
        );
        expect(errors).toEqual([]);
        expect(data.game).toMatchObject({ id, result: { rule: '3.1' } });
      }
      const { data, errors } = await api.ask(list);
      expect(errors).toEqual([]);
      expect(data.games.upToDate).toBe(false);
      expect(data.games.edges).toContainEqual({ node: { id: 'before' } });
      const health = await fetch(`${api.url}/health/ready`);
      expect(health.status).toBe(503);
      expect(await health.text()).toContain('cannot be updated');
      // After space has been freed, nothing is lost.
      await sql`pragma max_page_count = 1000000`.execute(api.server.app.get<ReadModels>(READ_MODELS).db);
      expect((await api.ask(list)).data.games).toMatchObject({ totalCount: 21, upToDate: true });
    });

    it('gives an error code if it cannot be read either', async () => {
      await start({ before: highCardGame('before') });
      await api.ask(list);
      const { db } = api.server.app.get<ReadModels>(READ_MODELS);
      await sql`drop table games`.execute(db);
      expect(await api.codes(list)).toEqual(['READ_MODELS_UNREACHABLE']);
      expect(await api.codes('{ game(id: "before") { id lastPosition } }')).toEqual([]);
    });
  });

  describe('a store without free space', () => {
    it('refuses new entries with an error code, and can still be read', async () => {
      await start({ before: highCardGame('before') });
      const append = api.store.append.bind(api.store);
      api.store.append = () =>
        Promise.reject(new StoreUnavailableError('STORE_UNREACHABLE', 'The disk is full.'));
      const begin = 'mutation { startGame(input: { players: [{ name: "Ada" }, { name: "Ben" }] }) { id } }';
      expect(await api.codes(begin)).toEqual(['STORE_UNREACHABLE']);
      expect(await api.codes('{ game(id: "before") { state { position } } }')).toEqual([]);
      api.store.append = append;
      expect(await api.codes(begin)).toEqual([]);
    });
  });
});
