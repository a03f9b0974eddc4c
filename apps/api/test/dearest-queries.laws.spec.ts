import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { getIntrospectionQuery, parse, type GraphQLSchema } from 'graphql';
import { altered } from '#altered/rules';
import { invariant, requestBounds, type GameModule } from '#record';
import { playRandomly, tablesOfFour } from '#testing';
import { beyondLimits, MAX_TOKENS } from '../src/graphql/query-limits.js';
import { MAX_ALIASES } from '../src/limits/query-shape.js';
import { alteredGame } from './recorded-games.js';
import { RunningApi } from './running-api.js';
import { gameFields } from './schema-queries.js';

/** Milliseconds of a processor that answering may take; on a machine with nothing else to do it takes less than half of it. */
const MOST = 250;

/** What threads work out: it does not keep the server from answering. */
const elsewhere = new Set(['evaluation']);

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

const times = (count: number, field: string): string =>
  Array.from({ length: count }, (_, at) => `n${at}: ${field}`).join(' ');
const inGame = (field: string) => (count: number) => `{ game(id: "four") { ${times(count, field)} } }`;
const inTypes = (field: string) => (count: number) => `{ __schema { types { ${times(count, field)} } } }`;

/** Every field of a game, whole and with hardly anything of it, and of many games. */
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

// Slow: every field of a game is asked for as often as a query can.
describe('the dearest query that the limit lets through', () => {
  let api: RunningApi;
  let schema: GraphQLSchema;

  beforeAll(async () => {
    const others = Array.from({ length: 60 }, (_, at) => [`other-${at}`, alteredGame(`${at % 3}`)] as const);
    api = await RunningApi.start({ four: events, ...Object.fromEntries(others) });
    ({ schema } = api.server.app.get(GraphQLSchemaHost));
  });
  afterAll(() => api.stop());

  const answerTo = async (query: string): Promise<string> => {
    const response = await fetch(`${api.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    return response.text();
  };

  /** The least that answering takes of a processor, sending and receiving among it: others share the machine. */
  async function priceOf(query: string): Promise<number> {
    let least = Infinity;
    for (let time = 0; time < 5 && (time === 0 || least > MOST / 4); time++) {
      const before = process.cpuUsage();
      await answerTo(query);
      const { user, system } = process.cpuUsage(before);
      least = Math.min(least, (user + system) / 1000);
    }
    return least;
  }

  function isLetThrough(query: string): boolean {
    try {
      const document = parse(query, { maxLexicalTokens: MAX_TOKENS });
      return beyondLimits(schema, document, undefined, undefined) === null;
    } catch {
      return false;
    }
  }

  /** A query with a field as often as the limit lets it through. */
  function dearest(ask: (count: number) => string): string {
    let [most, beyond] = [1, MAX_ALIASES + 1];
    while (beyond - most > 1) {
      const count = Math.floor((most + beyond) / 2);
      if (isLetThrough(ask(count))) most = count;
      else beyond = count;
    }
    return ask(most);
  }

  it.each(ofGames)('is answered, or stopped, in time: %s', async (_name, ask) => {
    expect(await priceOf(dearest(ask))).toBeLessThan(MOST);
  });

  it.each(ofSchema)('of the schema is answered in time: %s', async (_name, ask) => {
    expect(await priceOf(dearest(ask))).toBeLessThan(MOST);
  });

  it('is stopped where it opens many games that are not kept ready', async () => {
    const query = dearest((count) => `{ games(first: ${count}) { edges { node { visibility } } } }`);
    const many = await RunningApi.start(
      Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`new-${at}`, alteredGame(`${at % 3}`)])),
    );
    try {
      await many.ask('{ games(first: 1) { totalCount } }');
      const before = process.cpuUsage();
      const { errors } = await many.ask(query);
      const { user, system } = process.cpuUsage(before);
      expect(errors.map(({ extensions }) => extensions['code'])).toEqual(['QUERY_TOO_COMPLEX']);
      expect((user + system) / 1000).toBeLessThan(MOST);
    } finally {
      await many.stop();
    }
  });

  it('is stopped where it asks for all of many states', async () => {
    const query = gameFields('four', 'all', given).find(([name]) => name === 'states')?.[1] ?? '';
    const states = query.slice(query.indexOf('states'), -4);
    const asked = inGame(states)(20);
    expect(asked.length).toBeLessThan(requestBounds.body);
    expect(await api.codes(asked)).toEqual(['QUERY_TOO_COMPLEX']);
  });

  it('is answered a stretch at a time, and others between', async () => {
    const query = dearest(inGame(`states(from: "${from}", to: "${from + 49}", as: "all") { position }`));
    const turnsDuring = async (text: string): Promise<number> => {
      let [turns, isOver] = [0, false];
      const next = (): void => {
        turns += 1;
        if (!isOver) setImmediate(next);
      };
      setImmediate(next);
      expect(await answerTo(text)).toContain('"position"');
      isOver = true;
      return turns;
    };
    const short = inGame(`states(from: "${from}", to: "${from}", as: "all") { position }`)(1);
    // The first request of a server waits for more.
    await turnsDuring(short);
    // Each four of its two hundred states take a turn of the event loop.
    expect((await turnsDuring(query)) - (await turnsDuring(short))).toBeGreaterThan(25);
  });

  it('lets tools read the schema', () => {
    expect(isLetThrough(getIntrospectionQuery())).toBe(true);
  });
});
