import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getIntrospectionQuery } from 'graphql';
import { altered } from '#altered/rules';
import { invariant, requestBounds, type GameModule } from '#record';
import { tablesOfFour } from '#altered/testing';
import { playRandomly } from '#record/testing';
import { MOST, processorTime, QueryPrices, times } from './query-prices.js';
import { alteredGame } from './recorded-games.js';
import { RunningApi } from './running-api.js';
import { gameFields } from './schema-queries.js';

/** Fields that are computed in threads, so that they do not block the server. */
const elsewhere = new Set(['evaluation', 'range']);

const [setup] = tablesOfFour('free-for-all', 'dear');
invariant(setup, 'there are games of four');
const events = playRandomly(altered as GameModule, setup, 'dear');
const from = Math.floor(events.length / 2);
const given = {
  first: '500',
  from: `"${from}"`,
  to: `"${from + 49}"`,
  position: `"${from}"`,
  at: `"${from}"`,
  every: 'EVENT',
  'landmarks.level': 'TURN',
};

const inGame = (field: string) => (count: number) => `{ game(id: "four") { ${times(count, field)} } }`;
const inTypes = (field: string) => (count: number) => `{ __schema { types { ${times(count, field)} } } }`;

/** Queries each field of a game three times: with all of its subfields, with almost none, and for many games. */
const ofGames = gameFields('four', 'all', given)
  .filter(([name]) => !elsewhere.has(name))
  .flatMap(([name, query]) => {
    const field = /^\{ game\(id: "four"\) \{ (.*) \} \}$/s.exec(query)?.[1] ?? '';
    const bare = field.includes('{') ? `${field.slice(0, field.indexOf('{'))}{ __typename }` : field;
    const ofMany = (count: number): string => `{ games(first: ${count}) { edges { node { ${bare} } } } }`;
    return [
      [`${name}, whole`, inGame(field)],
      [`${name}, hardly anything of it`, inGame(bare)],
      [`${name} of many games`, ofMany],
    ] as const;
  });

const idle = (rest: string): string => `reactions(activated: false, ${rest}) { edges { node {
  position seat source { item name } notActivated { why part text by rule { number summary } } } } }`;
const ofIdle = [
  ['whole', inGame(idle('first: 500, as: "all"'))],
  ['hardly anything of it', inGame(idle('first: 0'))],
  [
    'of many games',
    (count: number) => `{ games(first: ${count}) { edges { node { ${idle('first: 1')} } } } }`,
  ],
] as const;

const ofSchema = [
  ['its types', inTypes('name')],
  ['fields of its types', inTypes('fields { name }')],
  ['types of its fields', inTypes('fields { type { name kind } }')],
  ['fields of types of its fields', inTypes('fields { type { fields { name } } }')],
  ['types of types', inTypes('fields { type { ofType { ofType { ofType { name } } } } }')],
  [
    'all of it, again and again',
    (count: number) => `{ ${times(count, '__schema { types { fields { args { type { name } } } } }')} }`,
  ],
] as const;

// Slow: requests every field of a game as often as the query limit allows.
describe('the most expensive query within the limit', () => {
  let api: RunningApi;
  let prices: QueryPrices;

  beforeAll(async () => {
    const others = Array.from({ length: 60 }, (_, at) => [`other-${at}`, alteredGame(`${at % 3}`)] as const);
    api = await RunningApi.start({ four: events, ...Object.fromEntries(others) });
    prices = new QueryPrices(api);
  });
  afterAll(() => api.stop());

  it.each(ofGames)('is answered or stopped in time: %s', async (_name, ask) => {
    expect(await prices.of(prices.dearest(ask))).toBeLessThan(MOST);
  });

  it.each(ofIdle)('about inactive reactions is answered or stopped in time: %s', async (_name, ask) => {
    expect(await prices.of(prices.dearest(ask))).toBeLessThan(MOST);
  });

  it.each(ofSchema)('about the schema is answered in time: %s', async (_name, ask) => {
    expect(await prices.of(prices.dearest(ask))).toBeLessThan(MOST);
  });

  it('is stopped if it opens many games that are not cached', async () => {
    const query = prices.dearest((count) => `{ games(first: ${count}) { edges { node { visibility } } } }`);
    const many = await RunningApi.start(
      Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`new-${at}`, alteredGame(`${at % 3}`)])),
    );
    try {
      await many.ask('{ games(first: 1) { totalCount } }');
      const took = await processorTime(async () => {
        expect(await many.codes(query)).toEqual(['QUERY_TOO_COMPLEX']);
      });
      expect(took / (await prices.unit())).toBeLessThan(MOST);
    } finally {
      await many.stop();
    }
  });

  it('is stopped if it requests many complete states', async () => {
    const query = gameFields('four', 'all', given).find(([name]) => name === 'states')?.[1] ?? '';
    const states = query.slice(query.indexOf('states'), -4);
    const operation = inGame(states)(20);
    expect(operation.length).toBeLessThan(requestBounds.body);
    expect(await api.codes(operation)).toEqual(['QUERY_TOO_COMPLEX']);
  });

  it('is answered in parts, with other requests between them', async () => {
    const query = prices.dearest(
      inGame(`states(from: "${from}", to: "${from + 49}", as: "all") { position }`),
    );
    const turnsDuring = async (text: string): Promise<number> => {
      let [turns, isOver] = [0, false];
      const next = (): void => {
        turns += 1;
        if (!isOver) setImmediate(next);
      };
      setImmediate(next);
      expect(await prices.answerTo(text)).toContain('"position"');
      isOver = true;
      return turns;
    };
    const short = inGame(`states(from: "${from}", to: "${from}", as: "all") { position }`)(1);
    // The first request to a server takes additional turns of the event loop, so it is not measured.
    await turnsDuring(short);
    // Two hundred states are processed in batches of four, each in a separate turn of the event loop.
    expect((await turnsDuring(query)) - (await turnsDuring(short))).toBeGreaterThan(25);
  });

  it('allows tools to read the schema', () => {
    expect(prices.isLetThrough(getIntrospectionQuery())).toBe(true);
  });
});
