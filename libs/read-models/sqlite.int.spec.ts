import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import Database from 'better-sqlite3';
import { deleteGame } from '#archive';
import type { GameId } from '#record';
import { ProjectedGames } from '#read-models/testing';
import { GameCatalogue, openReadModels } from './index.js';
import { readModelsContract } from './read-models-contract.js';
import { preparationContract } from './preparation-contract.js';
import { profileContract } from './profile-contract.js';
import { reviewStatisticsContract } from './review-statistics-contract.js';
import { searchContract } from './search-contract.js';
import { statisticsContract } from './statistics-contract.js';

const folder = mkdtempSync(join(tmpdir(), 'retrace-read-models-'));
let made = 0;
const place = () => ({ kind: 'sqlite', folder: join(folder, `${made++}`) }) as const;

describe('sqlite', () => {
  afterAll(() => rmSync(folder, { recursive: true }));

  readModelsContract('SQLite', () => Promise.resolve(place()));
  searchContract('SQLite', () => Promise.resolve(place()));
  statisticsContract('SQLite', () => Promise.resolve(place()));
  reviewStatisticsContract('SQLite', () => Promise.resolve(place()));
  profileContract('SQLite', () => Promise.resolve(place()));
  preparationContract('SQLite', () => Promise.resolve(place()));

  describe('a file of read models', () => {
    it.each([
      ['damaged', (file: string) => writeFileSync(file, 'no database at all, but long enough')],
      [
        'from before migrations existed',
        (file: string) => new Database(file).exec('PRAGMA user_version = 2; CREATE TABLE games (x)').close(),
      ],
    ])('is rebuilt if it is %s', async (_what, prepare) => {
      const games = new ProjectedGames();
      await games.record('a');
      const at = place();
      await (await openReadModels(at)).close();
      for (const part of ['', '-wal', '-shm'])
        rmSync(join(at.folder, `read-models.sqlite${part}`), { force: true });
      prepare(join(at.folder, 'read-models.sqlite'));
      const models = await openReadModels(at);
      await games.catchUp(models);
      expect((await new GameCatalogue(models).page({ first: 1 })).total).toBe(1);
      await models.close();
    });

    it.each([
      ['without its tables', 'drop table checkpoints; drop table games'],
      ['without its rows', 'delete from checkpoints; delete from games'],
    ])(
      '%s is reported while it is open, and rebuilt by the next process that opens it',
      async (_what, statements) => {
        const games = new ProjectedGames();
        await games.record('a');
        const at = place();
        const open = await openReadModels(at);
        await games.catchUp(open);
        new Database(join(at.folder, 'read-models.sqlite')).exec(statements).close();
        await expect(games.catchUp(open)).rejects.toMatchObject({ code: 'READ_MODELS_UNREACHABLE' });
        await open.close();
        const models = await openReadModels(at);
        await games.catchUp(models);
        expect((await new GameCatalogue(models).page({ first: 1 })).total).toBe(1);
        await models.close();
      },
    );

    it('is refused if it has a newer version', async () => {
      const at = place();
      await (await openReadModels(at)).close();
      new Database(join(at.folder, 'read-models.sqlite'))
        .exec("insert into kysely_migration values ('9999-later', '2030-01-01')")
        .close();
      await expect(openReadModels(at)).rejects.toMatchObject({ code: 'READ_MODELS_TOO_NEW' });
    });

    it('is deleted if its store no longer exists', async () => {
      const [before, now] = [new ProjectedGames(), new ProjectedGames()];
      await before.record('a', 'b');
      await now.record('new');
      const models = await openReadModels(place());
      await before.catchUp(models);
      await now.catchUp(models);
      expect((await new GameCatalogue(models).page({ first: 9 })).games.map(({ id }) => id)).toEqual(['new']);
      await models.close();
    });

    it('is deleted if its store was replaced by another with as many events', async () => {
      const [before, now] = [new ProjectedGames(), new ProjectedGames()];
      await before.record('a', 'b');
      await now.record('new', 'newer', 'newest');
      const models = await openReadModels(place());
      await before.catchUp(models);
      await now.catchUp(models);
      const { games } = await new GameCatalogue(models).page({ first: 9 });
      expect(games.map(({ id }) => id)).toEqual(['newest', 'newer', 'new']);
      await models.close();
    });

    it('is retained if its store has deleted its games', async () => {
      const games = new ProjectedGames();
      await games.record('a', 'b');
      const models = await openReadModels(place());
      await games.catchUp(models);
      await deleteGame(games, { by: 'Ada' }, 'b' as GameId);
      await games.catchUp(models);
      expect((await new GameCatalogue(models).page({ first: 9 })).games.map(({ id }) => id)).toEqual(['a']);
      await models.close();
    });

    it('has no draft from a killed rebuild, and retains that of a running one', async () => {
      const at = place();
      await (await openReadModels(at)).close();
      const draft = join(at.folder, 'read-models.rebuilt.sqlite');
      for (const part of ['', '-journal']) writeFileSync(draft + part, 'left');
      const running = new Database(join(at.folder, 'read-models.rebuilding.sqlite'));
      running.exec('begin exclusive');
      await (await openReadModels(at)).close();
      expect(existsSync(draft)).toBe(true);
      running.close();
      await (await openReadModels(at)).close();
      expect([existsSync(draft), existsSync(`${draft}-journal`)]).toEqual([false, false]);
    });

    it('can be opened by many processes at the same time', async () => {
      const at = place();
      const all = await Promise.all([1, 2, 3].map(() => openReadModels(at)));
      for (const models of all) await models.close();
    });
  });
});
