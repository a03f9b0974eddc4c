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

const schema = buildSchema(readFileSync(path.resolve('schema.graphql'), 'utf8'));

type Field = GraphQLField<unknown, unknown>;

const fieldsOf = (type: string): readonly Field[] => {
  const found = schema.getType(type);
  invariant(found instanceof GraphQLObjectType, `${type} is in the schema`);
  return Object.values(found.getFields());
};

/** What is asked where something has to be. */
const values: Readonly<Record<string, string>> = {
  from: '"2"',
  to: '"3"',
  level: 'DAY',
  position: '"3"',
  tag: '"known"',
  visibility: 'PUBLIC',
  id: '"none"',
  decision: '3',
  choice: '[]',
  bot: 'RANDOM',
  expected: '3',
  seat: '1',
  at: '"3"',
  review: '"none"',
  format: 'MARKDOWN',
};

/** Everything of a field, with `as` where it takes one, and what else is named. */
function asked(field: Field, as: string, given: Given = {}): string {
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
        .map((part) => asked(part, as, given))
        .join(' ')} }`
    : '';
  return `${field.name}${args.length > 0 ? `(${args.join(', ')})` : ''}${inner}`;
}

/** What is given to arguments: by their names, or by those of field and argument, as `diff.from`. */
export type Given = Readonly<Record<string, string>>;

/** A query for every field of a game, by its name, and whether it is told as somebody. */
export const gameFields = (
  game: string,
  as: string,
  given: Given = {},
): readonly (readonly [string, string, boolean])[] =>
  fieldsOf('Game').map((field) => [
    field.name,
    `{ game(id: "${game}") { ${asked(field, as, given)} } }`,
    field.args.some(({ name }) => name === 'as'),
  ]);

const about = (type: 'Mutation' | 'Subscription', argument: string, game: string, as: string) =>
  fieldsOf(type)
    .filter(({ args }) => args.some(({ name }) => name === argument))
    .map((field): readonly [string, string] => [
      field.name,
      `${type.toLowerCase()} { ${asked(field, as, { [argument]: `"${game}"` })} }`,
    ]);

/** Every mutation of a game, by its name. */
export const gameMutations = (game: string, as = 'spectator') => about('Mutation', 'game', game, as);

/** Every subscription to a game that is told as somebody, by its name. */
export const gameSubscriptions = (game: string, as: string) =>
  about('Subscription', 'id', game, as).filter(([, query]) => query.includes('as: "'));

/** The subscriptions to a game that tell what the sender may know, by their names. */
export const ownSubscriptions = (game: string): readonly (readonly [string, string])[] =>
  (['id', 'game'] as const).flatMap((argument) =>
    about('Subscription', argument, game, 'spectator').filter(([, query]) => !query.includes('as: "')),
  );
