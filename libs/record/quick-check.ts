import { createRequire } from 'node:module';
import type * as ajv from 'ajv';
import { z } from 'zod';
import { readAs } from './read-as.js';

let made: ajv.Ajv | undefined;

/**
 * Returns the JSON Schema compiler. It is loaded on first use, because most commands read too few records to need it.
 */
function compiler(): ajv.Ajv {
  if (made !== undefined) return made;
  const { _, Ajv } = createRequire(import.meta.url)('ajv') as typeof ajv;
  // Parts of a shape that JSON Schema cannot express (`z.custom`) are only checked for presence.
  made = new Ajv({ strict: false, validateFormats: false, discriminator: true });
  // Refuses objects with a member `__proto__`. `propertyNames` with `not` would create an error for each allowed name,
  // and a game has thousands of names. Therefore, this is a custom keyword.
  made.addKeyword({
    keyword: 'withoutPrototype',
    type: 'object',
    schemaType: 'boolean',
    code: (context) => {
      context.fail(_`Object.hasOwn(${context.data}, "__proto__")`);
    },
  });
  return made;
}

type Overridden = Parameters<NonNullable<Overriding>>[0];

/** Corrects JSON Schemas that would accept more values than the corresponding zod shape. */
function asTheShape(overridden: Overridden): void {
  decidedByOne(overridden);
  withoutPrototypes(overridden);
}

/** Makes the discriminator select the member of a discriminated union, as in OpenAPI. */
function decidedByOne({ zodSchema, jsonSchema }: Overridden): void {
  const { def } = zodSchema._zod;
  if (def.type !== 'union' || !('discriminator' in def)) return;
  const schema = jsonSchema as Record<string, unknown>;
  schema['oneOf'] ??= schema['anyOf'];
  delete schema['anyOf'];
  schema['discriminator'] = { propertyName: def.discriminator };
  schema['required'] = [def.discriminator];
  schema['type'] = 'object';
}

/** Makes object schemas refuse a member `__proto__`, which zod silently drops. */
function withoutPrototypes({ zodSchema, jsonSchema }: Overridden): void {
  const { type } = zodSchema._zod.def;
  if ((type === 'object' || type === 'record') && jsonSchema.additionalProperties !== false)
    (jsonSchema as Record<string, unknown>)['withoutPrototype'] = true;
}

type Overriding = NonNullable<Parameters<typeof z.toJSONSchema>[1]>['override'];

/**
 * Returns a check that is several times as fast as parsing with the shape, because it copies nothing. If the check
 * returns true, the shape accepts the JSON value unchanged. If it returns false, parse the value to find the problem.
 * The check ignores refinements, so use it only for shapes that JSON Schema can express.
 */
export function quickCheck(shape: z.ZodType): (value: unknown) => boolean {
  let check: ajv.ValidateFunction | undefined;
  // Compiled on first use, so that commands that read no records do not wait for it.
  return (value) =>
    (check ??= compiler().compile(
      z.toJSONSchema(shape, { target: 'draft-7', unrepresentable: 'any', override: asTheShape }),
    ))(value);
}

/**
 * The number of values that are parsed with a shape before its fast check is compiled. Compiling the check takes as
 * long as parsing 1,000 values.
 */
const FEW = 1_000;

export type ReadsShape = (value: unknown) => z.ZodSafeParseResult<unknown>;

/**
 * Returns a parser for a shape. Values that have the shape are returned unchanged. Other values are parsed to find
 * their problems.
 */
export function quickReader(shape: z.ZodType): ReadsShape {
  const isRight = quickCheck(shape);
  let count = 0;
  return (value) =>
    (count += 1) > FEW && isRight(value) ? { success: true, data: value } : readAs(shape, value);
}

/**
 * Returns a function that describes a value's first problem, beginning with the field's path. Null if there is no
 * problem.
 */
export function problemFinder(shape: z.ZodType): (value: unknown) => string | null {
  const read = quickReader(shape);
  return (value) => {
    const { success, error } = read(value);
    if (success) return null;
    const issue = error.issues[0];
    const path = (issue?.path ?? []).join('.');
    return `${path === '' ? '' : `${path}: `}${issue?.message ?? 'unknown'}`;
  };
}
