import 'reflect-metadata';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import {
  buildSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isObjectType,
  type GraphQLNamedType,
  type GraphQLObjectType,
} from 'graphql';
import { printedSchema } from './printed-schema.js';

const file = path.resolve(import.meta.dirname, '../schema.graphql');

interface Described {
  readonly name: string;
  readonly description?: string | null | undefined;
}

/** Returns a type with its fields and their arguments, or with its enum values. */
function partsOf(type: GraphQLNamedType): readonly Described[] {
  if (isEnumType(type)) return [type, ...type.getValues()];
  if (isInputObjectType(type)) return [type, ...Object.values(type.getFields())];
  if (!isObjectType(type)) return [type];
  return [type, ...Object.values(type.getFields()).flatMap((field) => [field, ...field.args])];
}

describe('the schema', () => {
  it('describes every type, field, argument and value', async () => {
    const own = Object.values(buildSchema(await printedSchema()).getTypeMap()).filter(
      ({ name }) => !name.startsWith('__'),
    );
    const undescribed = own.flatMap((type) =>
      partsOf(type)
        .filter(({ description }) => !description)
        .map(({ name }) => `${type.name}.${name}`),
    );
    expect(undescribed).toEqual([]);
  });

  it('matches the checked-in file (otherwise run `npm run build` and `npm run generate`)', async () => {
    expect(await readFile(file, 'utf8')).toBe(await printedSchema());
  });

  it('is printed identically each time', async () => {
    expect(await printedSchema()).toBe(await printedSchema());
  });

  it('has no type that leads to itself, so the schema limits the depth of queries', async () => {
    const schema = buildSchema(await printedSchema());
    const visit = (type: GraphQLObjectType, above: readonly string[]): void => {
      expect(above).not.toContain(type.name);
      for (const field of Object.values(type.getFields())) {
        const next = getNamedType(field.type);
        if (isObjectType(next)) visit(next, [...above, type.name]);
      }
    };
    for (const root of [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()])
      if (root) visit(root, []);
  });
});
