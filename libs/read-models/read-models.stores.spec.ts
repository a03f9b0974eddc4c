import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { sql } from 'kysely';
import {
  hasOwnPostgres,
  hasPostgres,
  ownPostgres,
  ProjectedGames,
  testPostgres,
  type OwnPostgres,
  type TestPostgres,
} from '#read-models/testing';
import { tries } from '#record/testing';
import { pause } from '#runtime';
import { openReadModels } from './index.js';
import { readModelsContract } from './read-models-contract.js';
import { preparationContract } from './preparation-contract.js';
import { profileContract } from './profile-contract.js';
import { reviewStatisticsContract } from './review-statistics-contract.js';
import { searchContract } from './search-contract.js';
import { statisticsContract } from './statistics-contract.js';

// Slow: starts a PostgreSQL server.

if (!hasPostgres())
  describe('read models in PostgreSQL', () => {
    it.skip('are skipped (set POSTGRES_URL, or install PostgreSQL)', () => {});
  });
else {
  let postgres: TestPostgres;
  let made = 0;
  const place = () =>
    ({ kind: 'postgres', connection: postgres.url, schema: `t${process.pid}_${made++}` }) as const;
  beforeAll(async () => {
    postgres = await testPostgres();
  }, 60_000);
  afterAll(async () => {
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    for (let at = 0; at < made; at++)
      await client.query(`drop schema if exists t${process.pid}_${at} cascade`);
    await client.end();
    await postgres.stop();
  }, 60_000);

  readModelsContract('PostgreSQL', () => Promise.resolve(place()));
  searchContract('PostgreSQL', () => Promise.resolve(place()));
  statisticsContract('PostgreSQL', () => Promise.resolve(place()));
  reviewStatisticsContract('PostgreSQL', () => Promise.resolve(place()));
  profileContract('PostgreSQL', () => Promise.resolve(place()));
  preparationContract('PostgreSQL', () => Promise.resolve(place()));

  describe('a PostgreSQL database of read models', () => {
    it('contains the number of partitions', async () => {
      const models = await openReadModels(place());
      expect(models.partitions).toBe(16);
      await models.close();
    });

    it.each([
      ['of another store', ['new']],
      ['of another store that has as many events', ['new', 'newer', 'newest']],
    ])('is unchanged if it is %s', async (_, ids) => {
      const [before, now] = [new ProjectedGames(), new ProjectedGames()];
      await before.record('a', 'b');
      await now.record(...ids);
      const models = await openReadModels(place());
      await before.catchUp(models);
      await expect(now.catchUp(models)).rejects.toMatchObject({ code: 'READ_MODELS_OF_ANOTHER_STORE' });
      await models.close();
    });

    it.each(['drop table retrace_x.checkpoints cascade', 'delete from retrace_x.checkpoints'])(
      'is refused after it was emptied: %s',
      async (statement) => {
        const at = place();
        const models = await openReadModels(at);
        await sql.raw(statement.replace('retrace_x', at.schema)).execute(models.db);
        await models.close();
        await expect(openReadModels(at)).rejects.toMatchObject({ code: 'READ_MODELS_UNREACHABLE' });
      },
    );

    it('is refused if it has a newer version', async () => {
      const at = place();
      const models = await openReadModels(at);
      await models.db
        .insertInto('kysely_migration' as never)
        .values({ name: '9999-later', timestamp: '2030-01-01' })
        .execute();
      await models.close();
      await expect(openReadModels(at)).rejects.toMatchObject({ code: 'READ_MODELS_TOO_NEW' });
    });

    it('is reported without the password if the server or the database does not exist', async () => {
      const nowhere = openReadModels({ kind: 'postgres', connection: 'postgres://ada:secret@127.0.0.1:1/x' });
      const error: unknown = await nowhere.catch((thrown: unknown) => thrown);
      expect(error).toMatchObject({ code: 'READ_MODELS_UNREACHABLE' });
      expect(`${(error as Error).message} ${(error as { advice?: string }).advice}`).not.toMatch(
        /secret|ada/,
      );
      const other = new URL(postgres.url);
      other.pathname = '/no-such-database';
      await expect(openReadModels({ kind: 'postgres', connection: other.href })).rejects.toMatchObject({
        code: 'READ_MODELS_UNREACHABLE',
      });
    });

    it('can be opened by many processes at the same time', async () => {
      const at = place();
      const all = await Promise.all([1, 2, 3].map(() => openReadModels(at)));
      for (const models of all) await models.close();
    });

    it('can be opened while other schemas are created and dropped, as in a rebuild', async () => {
      const at = place();
      await (await openReadModels(at)).close();
      const other = new pg.Client({ connectionString: at.connection });
      await other.connect();
      let isOpened = false;
      const comeAndGo = async (): Promise<void> => {
        while (!isOpened) {
          await other.query('create schema comes create table numbers (a serial)');
          await other.query('drop schema comes cascade');
        }
      };
      const coming = comeAndGo();
      try {
        for (let times = 0; times < tries(15); times++) await (await openReadModels(at)).close();
      } finally {
        isOpened = true;
        await coming;
        await other.end();
      }
    });
  });
  (hasOwnPostgres() ? describe : describe.skip)('a PostgreSQL that restarts', () => {
    let own: OwnPostgres;
    beforeAll(async () => {
      own = await ownPostgres();
    }, 60_000);
    afterAll(() => own.stop(), 60_000);

    it.each(['fast', 'immediate'] as const)(
      'a PostgreSQL restart during transactions fails them with an error code, and the database is used again (%s)',
      async (how) => {
        const games = new ProjectedGames();
        const models = await openReadModels({ kind: 'postgres', connection: await own.newDatabase() });
        await games.record('a');
        await games.catchUp(models);
        const working = (meanwhile: () => Promise<unknown>) =>
          models.db.transaction().execute(async (transaction) => {
            await sql`select 1`.execute(transaction);
            await meanwhile();
            return sql`select 1`.execute(transaction);
          });
        // Connections break both during a query and between two queries.
        const outcomes = await Promise.allSettled([
          working(() => sql`select pg_sleep(60)`.execute(models.db)),
          working(async () => {
            await pause(200);
            await own.halt(how);
          }),
        ]);
        for (const outcome of outcomes)
          expect(outcome).toMatchObject({ reason: { code: 'READ_MODELS_UNREACHABLE' } });
        await expect(games.catchUp(models)).rejects.toMatchObject({ code: 'READ_MODELS_UNREACHABLE' });
        await own.begin();
        await games.record('b');
        await games.catchUp(models);
        expect(await games.catchUp(models)).toBe('caught-up');
        await models.close();
      },
      60_000,
    );
  });
}
