import { z } from 'zod';
import { byKey, byKind, optional, record, withAlternatives, word } from '#kernel';
import {
  aliases,
  families,
  fieldName,
  fieldsIn,
  isAlias,
  isFamily,
  isWordList,
  type Nodes,
} from './families.js';
import type { Ability } from './ability.js';
import { isKnown } from './selector.js';
import type { KindSpecs, Spec, Specs } from './shape.js';
import { vocabulary } from './words.js';

const whole = z.int();
const wordOf = (words: readonly string[]): z.ZodType =>
  word(Object.fromEntries(words.map((text) => [text, true as const])));

const made = new Map<string, z.ZodType>();
/** Returns the schema for a name, from a cache if possible. */
function schemaNamed(name: string): z.ZodType {
  const schema = made.get(name) ?? makeNamed(name);
  made.set(name, schema);
  return schema;
}

const lazily = (name: string): z.ZodType => z.lazy(() => schemaNamed(name));
const selector = lazily('selector');
const known = lazily('known');

/** Returns a schema that validates values that pass the test with `matching`, and other values with `other`. */
const chosenBy = (test: (value: unknown) => boolean, matching: z.ZodType, other: z.ZodType): z.ZodType =>
  withAlternatives(
    z.unknown().superRefine((value, context) => {
      const read = (test(value) ? matching : other).safeParse(value);
      for (const { message, path } of read.error?.issues ?? [])
        context.addIssue({ code: 'custom', message, path });
    }),
    [matching, other],
  );

const isString = (value: unknown): boolean => typeof value === 'string';
const change = z
  .partialRecord(z.enum(vocabulary.terrain), whole)
  .refine((value) => Object.keys(value).length > 0, { error: 'changes no statistic' });

/** Schemas for names that are not in the node tables. */
const plain: Readonly<Record<string, () => z.ZodType>> = {
  yes: () => z.literal(true),
  boolean: () => z.boolean(),
  name: () => z.string().min(1),
  texts: () => z.array(z.string()),
  whole: () => whole,
  index: () => whole.nonnegative(),
  sabotage: () => whole.nonnegative(),
  positive: () => whole.positive(),
  count: () =>
    lazily('quantity').refine((value) => typeof value !== 'number' || value >= 0, {
      error: 'is less than zero',
    }),
  // A word is recognised by its type, `string`, because a description has no required field that could identify it.
  subject: () => chosenBy(isString, wordOf(['me']), selector),
  // References to known objects have fields that descriptions never have, so `isKnown` can select the schema.
  affected: () => chosenBy(isKnown, known, selector),
  change: () => change,
  'change or quantity': () =>
    byKey(whole, {
      ...Object.fromEntries(vocabulary.terrain.map((terrain) => [terrain, change])),
      ...Object.fromEntries(Object.keys(families.quantity.keys).map((kind) => [kind, lazily('quantity')])),
    }).schema,
};

function makeNamed(name: string): z.ZodType {
  if (isWordList(name)) return wordOf(vocabulary[name]);
  if (isAlias(name)) return schemaOf(aliases[name]);
  if (isFamily(name)) return schemaOfNodes(families[name]);
  const make = plain[name];
  if (make === undefined) throw new Error(`nothing is called ${name}`);
  return make();
}

function schemaOfNodes(nodes: Nodes): z.ZodType {
  if ('fields' in nodes) return record(shapeOf(nodes.fields) as never);
  if ('kinds' in nodes) return byKind(shapesOf(nodes.kinds) as never).schema;
  const members = Object.entries(nodes.keys).map(([key, node]) => [
    key,
    record(shapeOf(fieldsIn(node)) as never),
  ]);
  return byKey(schemaOf(nodes.plain), Object.fromEntries(members) as Record<string, z.ZodType>).schema;
}

const shapesOf = (kinds: KindSpecs): object =>
  Object.fromEntries(Object.entries(kinds).map(([kind, node]) => [kind, shapeOf(fieldsIn(node))]));

const shapeOf = (specs: Specs): object =>
  Object.fromEntries(
    Object.entries(specs).map(([name, spec]) => [
      fieldName(name),
      name.endsWith('?') ? optional(schemaOf(spec)) : schemaOf(spec),
    ]),
  );

function schemaOf(spec: Spec): z.ZodType {
  if (typeof spec === 'string') return isFamily(spec) ? lazily(spec) : schemaNamed(spec);
  if ('words' in spec) return wordOf(spec.words);
  if ('list' in spec) return z.array(schemaOf(spec.list)).min(spec.min);
  if ('pair' in spec) return z.tuple([schemaOf(spec.pair), schemaOf(spec.pair)]);
  if ('fields' in spec) return record(shapeOf(spec.fields) as never);
  if ('is' in spec) return schemaOf(spec.is);
  return z.union(spec.either.map(schemaOf), spec.error === undefined ? {} : { error: spec.error });
}

export const abilitySchema = schemaNamed('ability') as z.ZodType<Ability>;
