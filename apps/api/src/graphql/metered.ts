import {
  defaultFieldResolver,
  getNamedType,
  getNullableType,
  isLeafType,
  isListType,
  isObjectType,
  type GraphQLField,
  type GraphQLSchema,
} from 'graphql';
import { requestBounds } from '#record';
import { working, type Work } from '../limits/work.js';
import { jsonSize } from './answer-size.js';

/** The number of bytes of JSON that cost as much as one field. */
const BYTES = 100;

/**
 * The factor by which estimated costs are multiplied. It is greater than 1, because rebuilding a value takes longer
 * than returning a stored value.
 */
const ESTIMATED = 3;

/** The estimated cost of a field, excluding its selected subfields. */
type OwnPrice = number | ((query: { args: unknown; childComplexity: number }) => number);

/**
 * Wraps the resolvers of a schema. Each field then counts its cost before it is resolved, and its size in the response
 * afterwards.
 */
export function metered(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap()))
    if (isObjectType(type) && !type.name.startsWith('__'))
      for (const field of Object.values(type.getFields())) meter(field);
  return schema;
}

function meter(field: GraphQLField<unknown, unknown>): void {
  const resolve = field.resolve ?? defaultFieldResolver;
  const price = field.extensions['complexity'] as OwnPrice | undefined;
  const isLeaf = isLeafType(getNamedType(field.type));
  const isList = isListType(getNullableType(field.type));
  const counted = (work: Work, value: unknown): unknown => {
    if (isList && Array.isArray(value)) work.spend(value.length);
    // Counts a text's characters, because a text has at least as many bytes as characters.
    if (typeof value === 'string') work.write(value.length);
    else if (isLeaf && typeof value === 'object' && value !== null) {
      const size = jsonSize(value, requestBounds.answer);
      work.spend(Math.floor(size / BYTES));
      work.write(size);
    }
    return value;
  };
  field.resolve = (parent, args, context, info) => {
    const work = working.getStore();
    if (work === undefined) return resolve(parent, args, context, info);
    work.spend(1 + ESTIMATED * ownPrice(price, args));
    const value: unknown = resolve(parent, args, context, info);
    return value instanceof Promise ? value.then((found) => counted(work, found)) : counted(work, value);
  };
}

const ownPrice = (price: OwnPrice | undefined, args: unknown): number =>
  typeof price === 'function' ? price({ args, childComplexity: 0 }) : (price ?? 0);
