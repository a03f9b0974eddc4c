import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  buildSchema,
  getNamedType,
  GraphQLObjectType,
  isObjectType,
  isRequiredArgument,
  type GraphQLField,
} from 'graphql';
import { invariant } from '#record';

const schema = buildSchema(readFileSync(path.resolve('apps/api/schema.graphql'), 'utf8'));

type Field = GraphQLField<unknown, unknown>;

const fieldsOf = (type: string): readonly Field[] => {
  const found = schema.getType(type);
  invariant(found instanceof GraphQLObjectType, `${type} is in the schema`);
  return Object.values(found.getFields());
};

/** Values for required arguments, by name. */
const values: Readonly<Record<string, string>> = {
  from: '"2"',
  to: '"3"',
  level: 'DAY',
  position: '"3"',
  tag: '"known"',
  visibility: 'PUBLIC',
  id: '"none"',
  name: '"Ada"',
  decision: '3',
  choice: '[]',
  bot: 'RANDOM',
  expected: '3',
  seat: '1',
  at: '"3"',
  review: '"none"',
  format: 'MARKDOWN',
  expectation: '"Nothing happens."',
  study: '"none"',
  deck: '"White Water"',
  chapter: '"none"',
};

/**
 * Returns a query for a field with all of its subfields. Uses the given arguments, and `as` if the field has this
 * argument.
 */
function queryOf(field: Field, as: string, given: Given = {}): string {
  const args = field.args.flatMap((arg) => {
    if (arg.name === 'as') return [`as: "${as}"`];
    const named = given[`${field.name}.${arg.name}`] ?? given[arg.name];
    if (named !== undefined) return [`${arg.name}: ${named}`];
    if (!isRequiredArgument(arg)) return [];
    const value = values[arg.name];
    invariant(value, `the test knows what to ask as ${field.name}(${arg.name}:)`);
    return [`${arg.name}: ${value}`];
  });
  const type = getNamedType(field.type);
  const inner = isObjectType(type)
    ? ` { ${Object.values(type.getFields())
        .map((part) => queryOf(part, as, given))
        .join(' ')} }`
    : '';
  return `${field.name}${args.length > 0 ? `(${args.join(', ')})` : ''}${inner}`;
}

/**
 * The values of arguments. A key is an argument's name, or the names of a field and its argument, such as `diff.from`.
 */
export type Given = Readonly<Record<string, string>>;

/**
 * Returns, for each field of a game, its name, a query, and whether the field has the argument `as`. The queries pass
 * the given perspective to this argument.
 */
export const gameFields = (
  game: string,
  as: string,
  given: Given = {},
): readonly (readonly [string, string, boolean])[] =>
  fieldsOf('Game').map((field) => [
    field.name,
    `{ game(id: "${game}") { ${queryOf(field, as, given)} } }`,
    field.args.some(({ name }) => name === 'as'),
  ]);

/** Queries for a field of a type: `whole` selects all subfields, and `bare` only a few. */
export interface QueriedField {
  readonly name: string;
  readonly whole: string;
  readonly bare: string;
  readonly type: string;
}

/** Returns queries for every field of a type. */
export const queriedFields = (type: string, as: string, given: Given): readonly QueriedField[] =>
  fieldsOf(type).map((field) => {
    const whole = queryOf(field, as, given);
    const bare = whole.includes('{') ? `${whole.slice(0, whole.indexOf('{'))}{ __typename }` : whole;
    return { name: field.name, whole, bare, type: getNamedType(field.type).name };
  });

const about = (type: 'Mutation' | 'Subscription', argument: string, game: string, as: string) =>
  fieldsOf(type)
    .filter(({ args }) => args.some(({ name }) => name === argument))
    .map((field): readonly [string, string] => [
      field.name,
      `${type.toLowerCase()} { ${queryOf(field, as, { [argument]: `"${game}"` })} }`,
    ]);

/** Returns every mutation of a game, with its name. */
export const gameMutations = (game: string, as = 'spectator') => about('Mutation', 'game', game, as);

/** Returns every subscription to a game from a perspective, with its name. */
export const gameSubscriptions = (game: string, as: string) =>
  about('Subscription', 'id', game, as).filter(([, query]) => query.includes('as: "'));

/** Returns a game's subscriptions whose content depends on the caller, with their names. */
export const ownSubscriptions = (game: string): readonly (readonly [string, string])[] =>
  (['id', 'game'] as const).flatMap((argument) =>
    about('Subscription', argument, game, 'spectator').filter(([, query]) => !query.includes('as: "')),
  );
