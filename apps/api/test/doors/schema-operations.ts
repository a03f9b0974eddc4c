import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { buildSchema, getNamedType, isObjectType, type GraphQLField, type GraphQLObjectType } from 'graphql';
import { invariant } from '#record';
import { valuesOf } from './schema-values.js';

export interface Operation {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

type Field = GraphQLField<unknown, unknown>;

const schema = buildSchema(readFileSync(path.resolve('apps/api/schema.graphql'), 'utf8'));
const fieldsOf = (type: GraphQLObjectType | null | undefined): readonly Field[] =>
  Object.values(type?.getFields() ?? {});

/** Returns a selection of all scalar fields of a field's type, and of `levels` levels of nested fields. */
function selected(field: Field, levels: number): string {
  const type = getNamedType(field.type);
  if (!isObjectType(type)) return '';
  const inner = fieldsOf(type).flatMap((part) => {
    if (part.args.length > 0) return [];
    const within = isObjectType(getNamedType(part.type));
    if (within && levels === 0) return [];
    return [`${part.name}${selected(part, levels - 1)}`];
  });
  return ` { __typename ${inner.join(' ')} }`;
}

/** Generates operations for a field, with a variable for each argument. Some of the variables have no value. */
function operation(kind: string, outer: readonly [string, string], field: Field): fc.Arbitrary<Operation> {
  const names = field.args.map(({ name }) => name);
  const declared = field.args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const given = names.map((name) => `${name}: $${name}`).join(', ');
  const call = `${field.name}${names.length > 0 ? `(${given})` : ''}${selected(field, 3)}`;
  const query = `${kind}${names.length > 0 ? ` (${declared})` : ''} { ${outer[0]}${call}${outer[1]} }`;
  const values = Object.fromEntries(field.args.map(({ name, type }) => [name, valuesOf(type)]));
  return fc.record(values, { requiredKeys: [] }).map((variables) => ({ query, variables }));
}

/**
 * Generates operations for every query, every mutation and every field of a game. They are derived from the schema, so
 * that new fields are included automatically.
 */
export function operations(games: readonly string[]): fc.Arbitrary<Operation> {
  const [queries, mutations] = [schema.getQueryType(), schema.getMutationType()];
  const game = schema.getType('Game');
  invariant(isObjectType(game), 'there are games');
  return fc.oneof(
    ...fieldsOf(queries).map((field) => operation('query', ['', ''], field)),
    ...fieldsOf(mutations).map((field) => operation('mutation', ['', ''], field)),
    ...games.flatMap((id) =>
      fieldsOf(game).map((field) => operation('query', [`game(id: "${id}") { `, ' }'], field)),
    ),
  );
}

export const subscriptions = (): fc.Arbitrary<Operation> =>
  fc.oneof(
    ...fieldsOf(schema.getSubscriptionType()).map((field) => operation('subscription', ['', ''], field)),
  );
