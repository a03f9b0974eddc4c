import {
  getNamedType,
  getNullableType,
  isEnumType,
  isListType,
  isObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import { invariant, type Json } from '#record';

/** Returns a value with exactly the fields of its schema type. */
export function asInSchema(schema: GraphQLSchema, name: string, value: unknown): Json {
  const type = schema.getType(name);
  invariant(isObjectType(type), `${name} is a type of the schema`);
  return serialized(type, value);
}

function serialized(given: GraphQLOutputType, value: unknown): Json {
  if (value === null || value === undefined) return null;
  const type = getNullableType(given);
  if (isListType(type)) return (value as readonly unknown[]).map((entry) => serialized(type.ofType, entry));
  const named = getNamedType(type);
  if (isObjectType(named)) {
    const members = value as Readonly<Record<string, unknown>>;
    return Object.fromEntries(
      Object.values(named.getFields()).map((field) => [
        field.name,
        serialized(field.type, members[field.name]),
      ]),
    );
  }
  return (isEnumType(named) || 'serialize' in named ? named.serialize(value) : value) as Json;
}
