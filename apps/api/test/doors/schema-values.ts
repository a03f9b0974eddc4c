import fc from 'fast-check';
import {
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isScalarType,
  type GraphQLInputType,
} from 'graphql';
import { invariant } from '#record';
import { anyCharacter } from '#house';

/** Generates ids, positions, perspectives, names and nonsense. */
const texts = fc.oneof(
  fc.constantFrom('game', 'live', 'none', '0', '1', 'all', 'spectator', '3', '4.1', '99999', '-1', '1e9', ''),
  fc.constantFrom(
    '9'.repeat(400),
    '1.'.repeat(50),
    '\0',
    'a\0b',
    '\ud800',
    '\u202e',
    '__proto__',
    'x'.repeat(9000),
  ),
  fc.constantFrom(
    '2026-01-01T00:00:00Z',
    '9999-12-31T23:59:60Z',
    '3 OPEN_RIVER_B_AX_03_C',
    'White Water',
    '%',
    '_',
    "'; --",
    '\\',
  ),
  fc.string({ maxLength: 30 }),
  fc.string({ unit: anyCharacter, maxLength: 30 }),
);
const integers = fc.oneof(
  fc.integer({ min: -3, max: 600 }),
  fc.constantFrom(-(2 ** 31), 2 ** 31 - 1, 0, -0),
  fc.integer(),
);
/** Generates values that match no type of the schema. */
const foreign: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom<unknown>(2 ** 53, 1.5, 1e308, [[[]]], { a: { b: null } }, [null, null], true),
);

/** Generates values for an argument's type, most of them valid. */
export function valuesOf(type: GraphQLInputType, depth = 0): fc.Arbitrary<unknown> {
  const right = rightOf(type, depth);
  return fc.oneof({ arbitrary: right, weight: 12 }, { arbitrary: foreign, weight: 1 });
}

function rightOf(type: GraphQLInputType, depth: number): fc.Arbitrary<unknown> {
  if (isNonNullType(type)) return valuesOf(type.ofType, depth);
  if (isListType(type))
    return fc.oneof(
      {
        arbitrary: fc.array(valuesOf(type.ofType, depth + 1), { maxLength: 4 }),
        weight: 8,
      },
      { arbitrary: fc.constant(null), weight: 1 },
    );
  if (isEnumType(type))
    return fc.oneof(fc.constantFrom(...type.getValues().map(({ name }) => name)), fc.constant(null));
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    const shape = Object.fromEntries(fields.map((field) => [field.name, valuesOf(field.type, depth + 1)]));
    const requiredKeys = fields.filter(
      (field) => isNonNullType(field.type) && field.defaultValue === undefined,
    );
    return fc.record(shape, { requiredKeys: requiredKeys.map(({ name }) => name) });
  }
  invariant(isScalarType(type), 'arguments are lists, objects, words and plain values');
  switch (type.name) {
    case 'Int':
      return integers;
    case 'Float':
      return fc.double();
    case 'Boolean':
      return fc.boolean();
    default:
      return texts;
  }
}
