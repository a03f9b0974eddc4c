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

/** Number of bytes of JSON with the cost of one field. */
const BYTES = 100;

/** The cost of a unit of an estimate. Rebuilding takes longer than returning stored values. */
const ESTIMATED = 3;

/** The cost of a field by its own estimate, without its selected fields. */
type OwnPrice = number | ((query: { args: unknown; childComplexity: number }) => number);

/** Wraps a schema so that each field counts its cost before it is resolved, and its size in the answer. */
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
    // A text has as many bytes as characters, or more.
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
