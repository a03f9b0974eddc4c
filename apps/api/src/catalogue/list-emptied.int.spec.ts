import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { openReadModels, type ReadModels } from '#read-models';
import { highCardGame } from '../../test/recorded-games.js';
import { RunningApi } from '../../test/running-api.js';

const listed = {
  games: '{ games { totalCount upToDate edges { node { id } } } }',
  'a search': '{ games(filter: { player: "Ada" }) { totalCount } }',
  statistics: '{ statistics { games cards { name } players { player } reviews { playouts } } }',
  lessons: '{ lessons { total lessons { id } } }',
};

describe('a list of games whose tables are dropped while the server is running', () => {
  let models: ReadModels;
  let api: RunningApi;

  beforeAll(async () => {
    models = await openReadModels({ kind: 'memory' });
    api = await RunningApi.start({ over: highCardGame('over') }, { readModels: models });
    expect((await api.ask(listed.games)).data.games).toMatchObject({ totalCount: 1, upToDate: true });
    for (const { name } of await models.db.introspection.getTables())
      await sql`drop table ${sql.table(name)}`.execute(models.db);
  });
  afterAll(() => api.stop());

  it.each(Object.entries(listed))('is reported with an error code: %s', async (_, query) => {
    const { text, errors } = await api.ask(query);
    expect(errors.map(({ extensions }) => extensions['code'])).toEqual(['READ_MODELS_UNREACHABLE']);
    expect(text).not.toMatch(/no such table|at .*\.js/);
  });

  it.each([
    ['/datasets/decisions.csv', 'READ_MODELS_UNREACHABLE'],
    ['/health/ready', 'gameList'],
  ])('is reported without a stack: %s', async (path, says) => {
    const answer = await fetch(`${api.url}${path}`);
    const text = await answer.text();
    expect([answer.status, text]).toEqual([503, expect.stringContaining(says)]);
    expect(text).not.toMatch(/at .*\.js/);
  });

  it('does not prevent reading a game', async () => {
    expect((await api.ask('{ game(id: "over") { id state { position } } }')).errors).toEqual([]);
    expect((await fetch(`${api.url}/metrics`)).status).toBeLessThan(500);
  });
});
