import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getIntrospectionQuery } from 'graphql';
import { highCardGame } from '../../test/recorded-games.js';
import { RunningApi } from '../../test/running-api.js';
import { requestBounds } from '#record';
import { MAX_COMPLEXITY } from './query-limits.js';

const post = (api: RunningApi, body: string, headers: Record<string, string> = {}) =>
  fetch(`${api.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
const outcomeOf = async (response: Response) => {
  const { errors } = (await response.json()) as { errors: { extensions: { code: string } }[] };
  return [response.status, ...errors.map(({ extensions }) => extensions.code)];
};

describe('limits', () => {
  let api: RunningApi;

  beforeAll(async () => {
    api = await RunningApi.start({ game: highCardGame('game') });
  });
  afterAll(() => api.stop());

  const timelines = (first: string) =>
    `{ games(first: 100) { edges { node { timeline(first: ${first}) { edges { node { text actions { text } } } } } } } }`;

  it('allow the queries of the viewer', async () => {
    const { errors } =
      await api.ask(`{ games(first: 100) { totalCount edges { node { id moduleName players { name }
      startedAt result { winners } notes } } } }`);
    expect(errors).toEqual([]);
    const timeline = await api.ask(`{ game(id: "game") { timeline(first: 1000, level: ACTION) { edges { node {
      position revision kind verb seat starts clock { day phase turn seat } text rules { number summary }
      actions { position kind text } } } } } }`);
    expect(timeline.errors).toEqual([]);
  });

  it('allow introspection, because the API is public', async () => {
    const { data, errors } = await api.ask(getIntrospectionQuery());
    expect(errors).toEqual([]);
    expect(data.__schema.queryType.name).toBe('Query');
  });

  it('refuse a query that multiplies lists, and report its cost', async () => {
    const { status, errors, data } = await api.ask(timelines('1000'));
    expect(data).toBeNull();
    expect(status).toBe(400);
    expect(errors[0]?.extensions).toMatchObject({
      code: 'QUERY_TOO_COMPLEX',
      data: { limit: MAX_COMPLEXITY },
    });
    expect((errors[0]!.extensions['data'] as { cost: number }).cost).toBeGreaterThan(100 * 1000);
  });

  it('are not avoided with counts out of range', async () => {
    const padded = `{ cheap: games(first: -100000) { edges { node { id } } } ${timelines('1000').slice(1)}`;
    expect(await api.codes(padded)).toEqual(['QUERY_TOO_COMPLEX']);
  });

  it('apply to fragments and to aliases of one field', async () => {
    const states = Array.from({ length: 400 }, (_, at) => `s${at}: state { position }`).join(' ');
    expect(await api.codes(`{ game(id: "game") { ...all } } fragment all on Game { ${states} }`)).toEqual([
      'QUERY_TOO_COMPLEX',
    ]);
  });

  it('apply to fragments that expand exponentially', async () => {
    const fragments = Array.from(
      { length: 20 },
      (_, at) => `fragment f${at} on Game { ${at === 19 ? 'id' : `...f${at + 1} ...f${at + 1}`} }`,
    );
    const codes = await api.codes(`{ game(id: "game") { ...f0 } } ${fragments.join(' ')}`);
    expect(codes).toEqual(['QUERY_TOO_COMPLEX']);
  });

  it('are not avoided with an argument without a value, because a query without a cost is not executed', async () => {
    const query = `query ($first: Int = 1) { bad: games(first: $first) { totalCount } ${timelines('1000').slice(1)}`;
    const { data, errors } = await api.ask(query, { first: null });
    expect(data).toBeNull();
    expect(errors.map(({ extensions }) => extensions['code'])).toEqual(['BAD_USER_INPUT']);
  });

  it('stop parsing after a number of tokens', async () => {
    const words = Array.from({ length: 5000 }, (_, at) => `a${at}: id`).join(' ');
    expect(await api.codes(`{ game(id: "game") { ${words} } }`)).toEqual(['GRAPHQL_PARSE_FAILED']);
  });

  it('refuse a body that is too large or is not JSON', async () => {
    const large = JSON.stringify({ query: 'x'.repeat(requestBounds.body) });
    expect(await outcomeOf(await post(api, large))).toEqual([413, 'BODY_TOO_LARGE']);
    expect(await outcomeOf(await post(api, '{"query":'))).toEqual([400, 'BODY_NOT_JSON']);
    expect(await outcomeOf(await post(api, '{}', { 'content-encoding': 'nonsense' }))).toEqual([
      400,
      'BAD_REQUEST',
    ]);
  });
});
