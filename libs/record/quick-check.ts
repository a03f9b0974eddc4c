import { createRequire } from 'node:module';
import type * as ajv from 'ajv';
import { z } from 'zod';
import { readAs } from './read-as.js';

let made: ajv.Ajv | undefined;

/** The compiler of checks. Loaded on first use: most commands read few records. */
function compiler(): ajv.Ajv {
  if (made !== undefined) return made;
  const { _, Ajv } = createRequire(import.meta.url)('ajv') as typeof ajv;
  // Parts of a shape without a JSON Schema of their own are checked by `z.custom` alone, for presence.
  made = new Ajv({ strict: false, validateFormats: false, discriminator: true });
  // Forbids property names. A separate keyword, because `propertyNames` with `not` creates an error for each
  // allowed name, and a game has thousands.
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

/** Corrects JSON Schemas that would accept other values than their shape. */
function asTheShape(overridden: Overridden): void {
  decidedByOne(overridden);
  withoutPrototypes(overridden);
}

/** Decides a union with a discriminating property by that property alone, as in OpenAPI. */
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

/** Makes schemas of objects refuse a member `__proto__`, which shapes drop. */
function withoutPrototypes({ zodSchema, jsonSchema }: Overridden): void {
  const { type } = zodSchema._zod.def;
  if ((type === 'object' || type === 'record') && jsonSchema.additionalProperties !== false)
    (jsonSchema as Record<string, unknown>)['withoutPrototype'] = true;
}

type Overriding = NonNullable<Parameters<typeof z.toJSONSchema>[1]>['override'];

/**
 * Checks that a JSON value has a shape exactly, without copying it, several times as fast as the shape. True
 * means that the shape accepts the value unchanged; if false, ask the shape. Only for shapes that JSON Schema
 * can express: ignores refinements.
 */
export function quickCheck(shape: z.ZodType): (value: unknown) => boolean {
  let check: ajv.ValidateFunction | undefined;
  // Compiled on first use: programs that read no records do not wait for it.
  return (value) =>
    (check ??= compiler().compile(
      z.toJSONSchema(shape, { target: 'draft-7', unrepresentable: 'any', override: asTheShape }),
    ))(value);
}

/** Values that a shape reads itself before its check is compiled, which takes as long as a thousand of them. */
const FEW = 1_000;

/** Parses a value with a shape. */
export type ReadsShape = (value: unknown) => z.ZodSafeParseResult<unknown>;

/** Returns a value unchanged if it has the shape, otherwise parses it with the shape. */
export function quickReader(shape: z.ZodType): ReadsShape {
  const isRight = quickCheck(shape);
  let count = 0;
  return (value) =>
    (count += 1) > FEW && isRight(value) ? { success: true, data: value } : readAs(shape, value);
}

/** Finds the first problem of a value with a shape, beginning with the field. Null if there is none. */
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
