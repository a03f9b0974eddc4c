import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import {
  buildSchema,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLInputType,
} from 'graphql';
import { anyText, nearly, type Door } from '#house';
import { highCardGame } from '../recorded-games.js';
import { RunningApi } from '../running-api.js';
import { queryOutcome } from './query-outcome.js';

interface Search {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

const schema = buildSchema(readFileSync(path.resolve('apps/api/schema.graphql'), 'utf8'));

const found = '{ totalCount edges { cursor } }';
const pages = '$first: Int, $after: String, $last: Int, $before: String';
const page = 'first: $first, after: $after, last: $last, before: $before';
const inGame = (field: string, declared: string, given: string): string =>
  `query (${pages}, $as: String!, ${declared}) { game(id: "one") { ${field}(${page}, as: $as, ${given}) ${found} } }`;

/** The queries for searches, with all possible variables. */
const queries = [
  `query ($filter: GameFilter, $orderBy: GameOrderBy, $limit: Int!, $after: String) {
    games(filter: $filter, orderBy: $orderBy, first: $limit, after: $after) ${found} }`,
  `query ($search: String, $filter: CardFilter, $limit: Int!, $after: String) {
    cards(search: $search, filter: $filter, first: $limit, after: $after) ${found} }`,
  'query ($reference: ID!) { card(reference: $reference) { name } }',
  inGame('cardEvents', '$filter: CardEventFilter', 'filter: $filter'),
  inGame('reactions', '$filter: ReactionFilter', 'filter: $filter'),
  inGame('timeline', '$filter: TimelineFilter, $level: TimelineLevel!', 'filter: $filter, level: $level'),
  inGame('takenDecisions', '$player: Int', 'player: $player'),
  inGame(
    'counterHistory',
    '$card: String, $item: Int, $name: String, $object: Int, $player: Int',
    'card: $card, item: $item, name: $name, object: $object, player: $player',
  ),
  `query ($as: String!, $names: [String!], $every: MeasureEvery!) {
    game(id: "one") { measures(as: $as, names: $names, every: $every) { series { name } } } }`,
  `query (${pages}, $from: String, $to: String) { game(id: "one") { annotations(${page}, from: $from, to: $to) ${found} } }`,
] as const;

const text = fc.oneof(nearly('Ada', 'High card', 'Card-0-1-', 'drawn', '1.0'), anyText);
const whole = fc.oneof(
  { weight: 30, arbitrary: fc.integer({ min: 0, max: 100 }) },
  fc.constantFrom(-1, 101, 0, 2 ** 31 - 1, -(2 ** 31), 2 ** 31, 2 ** 53, 1.5),
);
const time = fc.oneof(
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  nearly(
    '2026-01-31T12:00:00Z',
    '9999-12-31T23:59:60Z',
    '0000-00-00T00:00:00.000Z',
    '+275760-09-13T00:00:00.001Z',
  ),
);
/**
 * Generates nearly valid values for the arguments with these names. The values of all other arguments depend only on
 * their types.
 */
const named: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  as: fc.oneof({ weight: 4, arbitrary: fc.constantFrom('0', '1', 'all', 'spectator') }, text),
  after: fc.option(fc.oneof(nearly('12:0', '0:1', 'MjA6MQ', 'eyJ2IjoxfQ=='), anyText)),
  before: fc.option(fc.oneof(nearly('40:0', '999999999:0'), anyText)),
  first: fc.option(whole),
  last: fc.option(whole),
  limit: whole,
};

function valueOf(type: GraphQLInputType): fc.Arbitrary<unknown> {
  if (isNonNullType(type)) return valueOf(type.ofType);
  if (isListType(type)) return fc.array(valueOf(type.ofType), { maxLength: 8 });
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map(({ name }) => name));
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    const needed = fields.filter(({ type: inner }) => isNonNullType(inner)).map(({ name }) => name);
    const record = Object.fromEntries(
      fields.map((field) => [field.name, fc.option(valueOf(field.type), { freq: 8 })]),
    );
    return fc.record(record, { requiredKeys: needed });
  }
  if (type.name === 'Int') return whole;
  if (type.name === 'Boolean') return fc.boolean();
  return type.name === 'DateTime' ? time : text;
}

const declaration = /\$(\w+): (\[?)(\w+)/g;
const search: fc.Arbitrary<Search> = fc.oneof(
  ...queries.map((query) => {
    const variables = [...query.matchAll(declaration)].map(([, name = '', list, type = '']) => {
      const inner = schema.getType(type) as GraphQLInputType;
      const filter = named[name] ?? valueOf(inner);
      return [name, list === '[' ? fc.option(fc.array(filter, { maxLength: 30 })) : filter] as const;
    });
    return fc.record(Object.fromEntries(variables)).map((values) => ({ query, variables: values }));
  }),
);

/** Fuzzes filters, cursors and page sizes. The server must either respond with data or refuse with a code. */
export const door: Door<Search> = {
  name: 'searches',
  enters: 'filters, cursors, pages',
  async open() {
    const games = { one: highCardGame('one'), two: highCardGame('two', { decisions: 8 }) };
    const api = await RunningApi.start(games);
    return {
      arbitrary: search,
      try: async ({ query, variables }) => queryOutcome(await api.ask(query, variables)),
      close: () => api.stop(),
    };
  },
};
