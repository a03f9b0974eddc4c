import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openReadModels, Projection, type ReadModels } from '#read-models';
import { reviewChange } from '#reviews';
import { hasOwnPostgres, ownPostgres, type OwnPostgres } from '#read-models/testing';
import { highCardGame } from '../../test/recorded-games.js';
import { RunningApi, testModules } from '../../test/running-api.js';

// Slow: starts and stops PostgreSQL.

const list = '{ games { totalCount upToDate edges { node { id } } } }';
/** All queries that are answered from read models. */
const listed = {
  games: list,
  'a search': '{ games(filter: { player: "Ada" }) { totalCount } }',
  statistics: '{ statistics { games cards { name } players { player } reviews { playouts } } }',
  lessons: '{ lessons { total lessons { id } } }',
};

(hasOwnPostgres() ? describe : describe.skip)('a list of games whose database is away', () => {
  let postgres: OwnPostgres;
  let models: ReadModels;
  let api: RunningApi;

  beforeAll(async () => {
    postgres = await ownPostgres();
    models = await openReadModels({ kind: 'postgres', connection: await postgres.newDatabase() });
    api = await RunningApi.start({ over: highCardGame('over') }, { readModels: models });
    const { store, streams } = api;
    const source = { store, streams, modules: testModules, readReview: reviewChange };
    await new Projection(models, source).catchUp();
    expect((await api.ask(list)).data.games).toMatchObject({ totalCount: 1, upToDate: true });
    await postgres.halt('immediate');
  }, 60_000);
  afterAll(async () => {
    await api.stop();
    await postgres.stop();
  }, 60_000);

  it('an unavailable list of games does not prevent reading a game', async () => {
    const { data, errors } = await api.ask(
      '{ game(id: "over") { id lastPosition result { rule } state { position } timeline(first: 3) { edges { node { text } } } } }',
    );
    expect(errors).toEqual([]);
    expect(data.game).toMatchObject({ id: 'over', result: { rule: '3.1' } });
    expect(await api.codes('{ game(id: "none") { id } }')).toEqual(['GAME_NOT_FOUND']);
  });

  it.each(Object.entries(listed))(
    'an unavailable list of games is reported with an error code: %s',
    async (_, query) => {
      const { text, errors } = await api.ask(query);
      expect(errors.map(({ extensions }) => extensions['code'])).toEqual(['READ_MODELS_UNREACHABLE']);
      expect(errors[0]?.extensions['advice']).toEqual(expect.stringContaining('Try again'));
      expect(text).not.toMatch(/postgres|retrace@|socket/i);
    },
  );

  it('an unavailable list of games is reported with an error code to people who request a dataset', async () => {
    const answer = await fetch(`${api.url}/datasets/decisions.csv`);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ code: 'READ_MODELS_UNREACHABLE' });
  });

  it('an unavailable list of games makes the server not ready, and the response contains no address', async () => {
    const answer = await fetch(`${api.url}/health/ready`);
    expect(answer.status).toBe(503);
    const text = await answer.text();
    expect(text).toContain('database with the list of games');
    expect(text).not.toMatch(/postgres|retrace@|socket/i);
  });

  it('a list of games is available again after an outage', async () => {
    await postgres.begin();
    expect((await api.ask(list)).data.games).toMatchObject({ totalCount: 1, upToDate: true });
    expect((await fetch(`${api.url}/health/ready`)).status).toBe(200);
  });
});
